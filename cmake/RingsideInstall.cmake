# What `cmake --install` puts where. The programs find their data by their own place, so any prefix will do:
# PREFIX/bin/ringside looks for PREFIX/share/ringside/models (board/models.h).
include(GNUInstallDirs)

install(TARGETS ringside ringside-watch ringside-hall RUNTIME)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/models" DESTINATION "${CMAKE_INSTALL_DATADIR}/ringside")

# The pocket app, where tools/pocket has built it; `ringside watch --listen` serves it (web/pocket_site.h).
install(DIRECTORY "${PROJECT_SOURCE_DIR}/build/pocket/site/" DESTINATION "${CMAKE_INSTALL_DATADIR}/ringside/pocket" OPTIONAL)

# The pages for people who use it, with the pictures that they show.
file(GLOB RINGSIDE_PAGES CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/*.md" "${PROJECT_SOURCE_DIR}/docs/*.yaml")
install(FILES README.md CHANGELOG.md LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(FILES ${RINGSIDE_PAGES} DESTINATION "${CMAKE_INSTALL_DOCDIR}/docs")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/pictures" DESTINATION "${CMAKE_INSTALL_DOCDIR}/docs" PATTERN scenes EXCLUDE)

# The programs wrote theirs when they were linked.
install(DIRECTORY "${PROJECT_BINARY_DIR}/man/" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" FILES_MATCHING PATTERN "*.1")

# zsh has no folder that all systems agree on.
set(RINGSIDE_ZSH_COMPLETIONS "${CMAKE_INSTALL_DATADIR}/zsh/site-functions" CACHE STRING "Where zsh looks for completions")
install(FILES completions/ringside.bash DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" RENAME ringside)
install(FILES completions/ringside.fish DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
install(FILES completions/_ringside DESTINATION "${RINGSIDE_ZSH_COMPLETIONS}")
