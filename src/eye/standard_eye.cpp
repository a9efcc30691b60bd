// SPDX-License-Identifier: MIT
#include "eye/standard_eye.h"

#include "board/models.h"

namespace ringside {

const Eye& standard_eye() {
  static const Eye eye(ModelLibrary::standard().root() / "eye" / "eye.onnx");
  return eye;
}

}  // namespace ringside
