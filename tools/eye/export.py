# SPDX-License-Identifier: MIT
"""Writes the network as ONNX that OpenCV 4.6 reads, in 8 bits a weight.

OpenCV 4.6 reads no half precision and no scaled constants. It does read whole numbers that a Cast makes into weights,
and folds the normalisation after a convolution into it. So each filter is kept as whole numbers from -127 to 127, and
the normalisation that follows scales them.
"""
from pathlib import Path

import cv2
import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from network import MAPS, Eye

OPSET = 11
LARGEST = 127
WIDTH, HEIGHT = 320, 256


def export_float(state: dict, path: Path) -> Eye:
    """The network as it is, each normalisation folded into its convolution by torch."""
    net = Eye()
    net.load_state_dict(state)
    net.eval()
    example = torch.zeros(1, 3, HEIGHT, WIDTH)
    torch.onnx.export(net, example, str(path), opset_version=OPSET, input_names=["in"], output_names=["out"])
    return net


def in_whole_numbers(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Filters as whole numbers, and the scale of each."""
    scale = np.abs(weights).max((1, 2, 3)) / LARGEST + 1e-12
    return np.round(weights / scale[:, None, None, None]).astype(np.int8), scale.astype(np.float32)


def small_convolution(node, weights: np.ndarray, bias: np.ndarray):
    """Nodes and constants that stand for a convolution."""
    name = node.input[1]
    whole, scale = in_whole_numbers(weights)
    zeros, ones = np.zeros_like(scale), np.ones_like(scale)
    constants = {"whole": whole, "scale": scale, "bias": bias, "mean": zeros, "variance": ones}
    cast = helper.make_node("Cast", [f"{name}.whole"], [f"{name}.weights"], to=TensorProto.FLOAT)
    raw = helper.make_node("Conv", [node.input[0], f"{name}.weights"], [f"{node.output[0]}.raw"])
    raw.attribute.extend(node.attribute)
    names = [f"{name}.{key}" for key in ("scale", "bias", "mean", "variance")]
    scaled = helper.make_node("BatchNormalization", [f"{node.output[0]}.raw", *names], node.output[:], epsilon=0.0)
    return [cast, raw, scaled], [numpy_helper.from_array(v, f"{name}.{key}") for key, v in constants.items()]


def quantise(source: Path, target: Path) -> None:
    model = onnx.load(str(source))
    values = {constant.name: numpy_helper.to_array(constant) for constant in model.graph.initializer}
    nodes, constants, replaced = [], [], set()
    for node in model.graph.node:
        if node.op_type != "Conv":
            nodes.append(node)
            continue
        weights = values[node.input[1]]
        bias = values[node.input[2]] if len(node.input) > 2 else np.zeros(len(weights), np.float32)
        new_nodes, new_constants = small_convolution(node, weights, bias)
        nodes += new_nodes
        constants += new_constants
        replaced.update(node.input[1:])
    constants += [constant for constant in model.graph.initializer if constant.name not in replaced]
    del model.graph.node[:], model.graph.initializer[:]
    model.graph.node.extend(nodes)
    model.graph.initializer.extend(constants)
    onnx.checker.check_model(model)
    onnx.save(model, str(target))


def probabilities(net: cv2.dnn.Net, blob: np.ndarray) -> np.ndarray:
    net.setInput(blob)
    return 1 / (1 + np.exp(-net.forward()[0]))


def export(state: dict, path: Path, blobs: list[np.ndarray]) -> float:
    """Writes the file; gives how much a probability changed at most by its 8 bits. ValueError when OpenCV reads it wrong."""
    exact_path = path.with_suffix(".float.onnx")
    net = export_float(state, exact_path)
    quantise(exact_path, path)
    exact, small = cv2.dnn.readNetFromONNX(str(exact_path)), cv2.dnn.readNetFromONNX(str(path))
    worst = 0.0
    for blob in blobs:
        with torch.no_grad():
            expected = torch.sigmoid(net(torch.from_numpy(blob)))[0].numpy()
        read = probabilities(exact, blob)
        if read.shape != (MAPS, HEIGHT // 2, WIDTH // 2) or np.abs(read - expected).max() > 1e-3:
            raise ValueError("OpenCV calculates something else than torch")
        worst = max(worst, float(np.abs(probabilities(small, blob) - read).max()))
    exact_path.unlink()
    return worst
