# SPDX-License-Identifier: MIT
"""The network: a U-Net of 3x3 and depthwise 5x5 convolutions, 375,000 weights; logits of 7 maps of half the size."""
import torch
import torch.nn.functional as F
from torch import nn

MAPS = 7
CHANNELS = (12, 28, 44, 64, 96)  # at 1/2, 1/4, 1/8, 1/16, 1/32 of the picture
MEAN, SCALE = 117.0, 64.0  # of what goes in: (level - MEAN) / SCALE


def convolution(inputs: int, outputs: int, size: int = 3, stride: int = 1, groups: int = 1, relu: bool = True):
    layers = [
        nn.Conv2d(inputs, outputs, size, stride, size // 2, groups=groups, bias=False),
        nn.BatchNorm2d(outputs),
    ]
    return nn.Sequential(*layers, nn.ReLU(inplace=True)) if relu else nn.Sequential(*layers)


class Residual(nn.Module):
    def __init__(self, channels: int):
        super().__init__()
        self.first = convolution(channels, channels)
        self.second = convolution(channels, channels, relu=False)

    def forward(self, x):
        return F.relu(x + self.second(self.first(x)))


class Depthwise(nn.Module):
    def __init__(self, channels: int, size: int = 5):
        super().__init__()
        self.first = convolution(channels, channels, size, groups=channels)
        self.second = convolution(channels, channels, 1, relu=False)

    def forward(self, x):
        return F.relu(x + self.second(self.first(x)))


def doubled(x):
    return F.interpolate(x, scale_factor=2, mode="nearest")


class Eye(nn.Module):
    def __init__(self):
        super().__init__()
        c2, c4, c8, c16, c32 = CHANNELS
        self.stem = convolution(3, c2, 5, 2)
        self.down4 = nn.Sequential(convolution(c2, c4, 3, 2), Residual(c4))
        self.down8 = nn.Sequential(convolution(c4, c8, 3, 2), Residual(c8), Residual(c8))
        self.down16 = nn.Sequential(convolution(c8, c16, 3, 2), Residual(c16), Depthwise(c16), Depthwise(c16))
        self.down32 = nn.Sequential(convolution(c16, c32, 3, 2), Depthwise(c32), Depthwise(c32), Depthwise(c32))
        self.narrow16 = convolution(c32, c16, 1)
        self.up16 = nn.Sequential(Depthwise(c16), Depthwise(c16))
        self.narrow8 = convolution(c16, c8, 1)
        self.up8 = Residual(c8)
        self.narrow4 = convolution(c8, c4, 1)
        self.up4 = Residual(c4)
        self.out = nn.Conv2d(c4, MAPS * 4, 1)
        nn.init.constant_(self.out.bias, -2.0)  # most of a picture is nothing

    def forward(self, x):
        x4 = self.down4(self.stem(x))
        x8 = self.down8(x4)
        x16 = self.down16(x8)
        y = self.up16(doubled(self.narrow16(self.down32(x16))) + x16)
        y = self.up8(doubled(self.narrow8(y)) + x8)
        y = self.up4(doubled(self.narrow4(y)) + x4)
        return F.pixel_shuffle(self.out(y), 2)


def loss(logits, truth):
    """Mean loss and its parts: regions' cross entropy and Dice's, then hole's, pegs' and discs' heat."""
    regions, seen = logits[:, :4], truth[:, :4]
    entropy = F.binary_cross_entropy_with_logits(regions, seen)
    share = torch.sigmoid(regions)
    both = (share * seen).sum((2, 3))
    dice = (1 - (2 * both + 20) / ((share * share).sum((2, 3)) + (seen * seen).sum((2, 3)) + 20)).mean()
    heat = F.binary_cross_entropy_with_logits(logits[:, 4:], truth[:, 4:], reduction="none")
    points = (heat * (1 + 25 * truth[:, 4:])).mean((0, 2, 3))  # a bump is a thousandth of a map
    total = entropy + 0.5 * dice + (points * torch.tensor([1.5, 1.0, 0.7])).sum()
    return total, (entropy.item(), dice.item(), *points.tolist())
