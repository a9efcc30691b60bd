// SPDX-License-Identifier: MIT
#include <fstream>
#include <iterator>
#include <sstream>

#include "calibration/file/lens_file.h"
#include "calibration/version_1_file.h"
#include "fuzz/write_seeds.h"
#include "support/source_dir.h"

namespace ringside::fuzz {
namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// Without the comments, which are half of them.
std::string bare(const std::string& yaml) {
  std::string out;
  for (std::size_t at = 0; at < yaml.size();) {
    const std::size_t end = std::min(yaml.find('\n', at), yaml.size());
    const std::string line = yaml.substr(at, end - at);
    if (!line.empty() && line[0] != '#') out += line + '\n';
    at = end + 1;
  }
  return out;
}

std::string some_lens() {
  LensFile file;
  file.estimate.lens.width = 640;
  file.estimate.lens.height = 480;
  file.estimate.lens.pinhole = {500, {320, 240}};
  file.estimate.lens.distortion = {-0.1, 0.01, 0, 0, 0};
  file.estimate.lens.focal_relative_sigma = 0.01;
  file.estimate.residual_px = 0.1;
  file.estimate.views = 12;
  file.estimate.corners = 500;
  file.estimate.covered_area = file.estimate.reach = 0.9;
  file.made = UtcTime(std::chrono::seconds(1'795'183'389));
  std::ostringstream out;
  write_lens(file, out);
  return out.str();
}

void write_models(const Seeds& seeds) {
  const std::filesystem::path models = test::source_dir() / "models";
  for (const char* name : {"boards/tournament-26.yaml", "discs/tournament.yaml", "rules/nca.yaml",
                           "rules/house.yaml", "judgements/disc.yaml"}) {
    std::string flat = name;
    flat.replace(flat.find('/'), 1, "-");
    seeds.write("models", flat, bare(text_of(models / name)));
  }
  seeds.write("models", "calibration-1.yaml", bare(test::kVersion1File));
  seeds.write("models", "empty-points.yaml",
              "bias: 1\nsure: 0.9\nasked: 0.2\nfields:\n  - {field: line_contrast, points: []}\n");
  seeds.write("models", "lens.yaml", bare(some_lens()));
}

void write_yaml(const Seeds& seeds) {
  seeds.write("strict_yaml", "all",
              "number: 1.5\ninteger: -3\nflag: true\ntext: a line\nnumbers: [0, 1]\nintegers: [1, 2, 3]\n"
              "texts: [a, b]\nmap: {number: 0.5}\nmaps: [{flag: true}, {flag: false}]\n");
  seeds.write("strict_yaml", "odd",
              "number: .inf\ninteger: 0x1F\nflag: yes\ntext: |\n  two\n  lines\nnumbers: [.nan, 1e400]\n"
              "integers: 1\ntexts: []\nmap: &a {number: *a}\nmaps: [[]]\n");
  seeds.write("strict_yaml", "alias", "text: &t !!str x\ntexts: [*t, *t]\n? {a: b}\n: c\n--- second\n");
  seeds.write("strict_yaml", "deep", "map: " + std::string(1000, '[') + "\n");
}

void write_options(const Seeds& seeds) {
  constexpr const char* kTyped[]{"black=1,red=2",
                                 " Black = 1 , RED=2 ",
                                 "3=clear,7=10,8=none",
                                 "Ann=black, Bob=Red",
                                 "A=red,B=blue,C=red,D=blue",
                                 "Ann=40,Bob=30",
                                 "7",
                                 "0.5",
                                 "rtsp://user:word@host:554/x",
                                 "user:word@host/x",
                                 "red=999999999999,=,,",
                                 "\xff=\xc3"};
  int number = 0;
  for (const char* typed : kTyped) seeds.write("options", std::to_string(++number), typed);
}

void write_commands(const Seeds& seeds) {
  constexpr const char* kCommands[]{
      R"({"command":"end_round"})",
      R"({"command":"rule_disc","disc":3,"zone":10})",
      R"({"command":"add_disc","team":"red","base_mm":[12.5,-30]})",
      R"({"command":"move_disc","disc":3,"base_mm":[1,2]})",
      R"({"command":"recolour_disc","disc":7,"team":"black"})",
      R"({"command":"change_twenties","team":"red","by":-1})",
      R"({"command":"answer_question","question":2,"answer":"Yes"})",
      R"({"command":"start_match","rules":"nca","players":[{"name":"Ann","team":"black"},{"name":"Bob","team":"red"}],"name":"Final","target":9,"starter":"Bob"})"};
  int number = 0;
  for (const char* command : kCommands) seeds.write("command", std::to_string(++number), command);
}

void write_requests(const Seeds& seeds) {
  const std::string host = "Host: 127.0.0.1:8080\r\n", may = "Authorization: Bearer to-correct\r\n";
  const std::string body = R"({"command":"end_round"})";
  const std::string sized =
      "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  const auto put = [&](const char* name, const std::string& text) { seeds.write("http", name, text); };
  put("page", "GET / HTTP/1.1\r\n" + host + "\r\n");
  put("token", "GET /?token=to-read HTTP/1.1\r\n" + host + "\r\n");
  put("state", "GET /api/state HTTP/1.1\r\n" + host + may + "Accept-Encoding: gzip\r\n\r\n");
  put("cookie",
      "GET /api/events HTTP/1.1\r\n" + host + "Cookie: a=b; ringside=to-read\r\nOrigin: http://x\r\n\r\n");
  put("evidence", "GET /api/discs/3/evidence.png HTTP/1.1\r\n" + host + may + "Range: bytes=0-1,3-\r\n\r\n");
  put("command",
      "POST /api/commands HTTP/1.1\r\n" + host + may + "Idempotency-Key: k1\r\n" + sized + "\r\n" + body);
  put("chunked",
      "POST /api/commands HTTP/1.1\r\n" + host + may +
          "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"a\":\r\n0\r\n\r\n");
  put("form", "POST /api/commands HTTP/1.1\r\n" + host + may +
                  "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: "
                  "60\r\n\r\n--x\r\nContent-Disposition: "
                  "form-data; name=\"a\"\r\n\r\nb\r\n--x--\r\n");
  put("odd", "OPTIONS /%00%2e%2e/%zz?a=%&b HTTP/1.0\r\nHost: [::1]\r\nExpect: 100-continue\r\n\r\n");
}

}  // namespace

void write_text_seeds(const Seeds& seeds) {
  write_models(seeds);
  write_yaml(seeds);
  write_options(seeds);
  write_commands(seeds);
  write_requests(seeds);
}

}  // namespace ringside::fuzz
