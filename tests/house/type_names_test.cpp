// SPDX-License-Identifier: MIT
#include "house/type_names.h"

#include <doctest/doctest.h>

using namespace ringside::test;

using Names = std::vector<std::string>;

TEST_CASE("no two types of src have one name in one namespace") {
  std::size_t types = 0;
  for (const SourceFile& file : sources()) types += defined_types(file.text).size();
  CHECK(types > 500);  // else they are not seen
  for (const std::string& clash : types_defined_twice(sources())) FAIL_CHECK(clash);
}

TEST_CASE("types are found with their namespaces") {
  CHECK(defined_types("namespace ringside {\nstruct Disc {\n  int id;\n};\n}") == Names{"ringside::Disc"});
  CHECK(defined_types("namespace ringside::table { class Step final : public Base<int> { }; }") ==
        Names{"ringside::table::Step"});
  CHECK(defined_types("namespace a { enum class Way { kLeft }; namespace b { union U { int i; }; } }") ==
        Names{"a::Way", "a::b::U"});
  CHECK(defined_types("namespace a { template <typename T, class U = Box<T>>\nstruct Pair { T t; }; }") ==
        Names{"a::Pair"});
  CHECK(defined_types("struct [[nodiscard]] Top {};\nenum Old : int { kOne };") == Names{"Top", "Old"});
}

TEST_CASE("what defines no type that others can see is left out") {
  CHECK(defined_types("namespace a { namespace { struct Own {}; } }").empty());
  CHECK(defined_types("namespace a { struct Later; class Later; enum class Way : int; }").empty());
  CHECK(defined_types("namespace a { struct Outer { struct Inner {}; }; }") == Names{"a::Outer"});
  CHECK(defined_types("namespace a { void f() { struct Local {}; } struct B {}; }") == Names{"a::B"});
  CHECK(defined_types("namespace std { template <> struct hash<a::B> {}; }").empty());
  CHECK(
      defined_types("// struct A {\n/* struct B { */ const char* c = \"struct C {\"; char d = '{';").empty());
  CHECK(
      defined_types("#define BEGIN struct A { \\\n  struct B {\nint n = 1'000; struct D {}; int m = 2'0;") ==
      Names{"D"});
}

TEST_CASE("a type that stands in two places is found") {
  const SourceFile one{"live/memory/a.h", "namespace ringside { struct SeenDisc { int i; }; }"};
  const SourceFile other{"detection/b.h", "namespace ringside {\nclass SeenDisc {\n};\n}"};
  CHECK(types_defined_twice({one, other}) ==
        Names{"ringside::SeenDisc is defined in detection/b.h and in live/memory/a.h; rename one"});
  CHECK(types_defined_twice({one, {"live/b.h", "namespace ringside::live { struct SeenDisc {}; }"}}).empty());
  CHECK(types_defined_twice({one, {"live/c.h", "namespace ringside { struct SeenDisc; }"}}).empty());
}
