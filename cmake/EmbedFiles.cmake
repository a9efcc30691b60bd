# cmake -DFOLDER=... -DNAMES="a.html,b.js" -DOUTPUT=... -DHEADER=web/page_files.h -DTYPE=PageFile -DFUNCTION=page_files
#       -P EmbedFiles.cmake
# Writes the text files of a folder as a C++ file that defines the function of that header.
string(REPLACE "," ";" NAMES "${NAMES}")
set(rows "")
foreach(name IN LISTS NAMES)
  file(READ "${FOLDER}/${name}" text)
  if(name MATCHES "\\.js$")  # its notes are for who reads the source, not for a phone
    string(REGEX REPLACE "\n[ \t]*//[^\n]*" "" text "${text}")
  endif()
  string(FIND "${text}" ")ringside_page\"" end)
  if(NOT end EQUAL -1)
    message(FATAL_ERROR "${name} holds what ends the text in C++")
  endif()
  string(APPEND rows "    {\"${name}\", R\"ringside_page(${text})ringside_page\"},\n")
endforeach()
file(WRITE "${OUTPUT}" "#include \"${HEADER}\"

namespace ringside {

std::span<const ${TYPE}> ${FUNCTION}() {
  static constexpr ${TYPE} kFiles[] = {
${rows}  };
  return kFiles;
}

}  // namespace ringside
")
