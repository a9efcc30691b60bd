# cmake -DFOLDER=... -DNAMES="a.html;b.js" -DOUTPUT=... -P EmbedFiles.cmake
# Writes the text files of a folder as a C++ file that defines ringside::page_files() of web/page_files.h.
string(REPLACE "," ";" NAMES "${NAMES}")
set(rows "")
foreach(name IN LISTS NAMES)
  file(READ "${FOLDER}/${name}" text)
  string(FIND "${text}" ")ringside_page\"" end)
  if(NOT end EQUAL -1)
    message(FATAL_ERROR "${name} holds what ends the text in C++")
  endif()
  string(APPEND rows "    {\"${name}\", R\"ringside_page(${text})ringside_page\"},\n")
endforeach()
file(WRITE "${OUTPUT}" "#include \"web/page_files.h\"

namespace ringside {

std::span<const PageFile> page_files() {
  static constexpr PageFile kFiles[] = {
${rows}  };
  return kFiles;
}

}  // namespace ringside
")
