# SPDX-License-Identifier: MIT
"""Teaches the network by drawn pictures, in stages, and goes on where it was stopped."""
import json
import math
import os
import signal
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np
import torch

from network import MEAN, SCALE, Eye, loss
from pictures import Picture, PictureSource

BATCH = 16
FRESH = 6  # of a batch; the others were seen before and look otherwise now
KEPT = 3000  # pictures to be shown again
SAVED_EVERY = 120  # seconds
TOLD_EVERY = 60


@dataclass
class Stage:
    size: tuple[int, int]
    minutes: float  # of this process's processor time: a busy machine makes it slower, not worse
    first_rate: float
    last_rate: float
    averaged: bool  # weights are the mean of the latest steps


@dataclass
class Progress:
    stage: int = 0
    seconds: float = 0  # of processor time in this stage
    steps: int = 0
    seen: int = 0
    drawn: int = 0
    history: list[str] = field(default_factory=list)


def rate_of(stage: Stage, share: float, steps: int) -> float:
    """A short warm-up, then half a cosine."""
    fall = 0.5 + 0.5 * math.cos(math.pi * min(share, 1.0))
    return (stage.last_rate + (stage.first_rate - stage.last_rate) * fall) * min(1.0, (steps + 1) / 200)


def varied(pixels: np.ndarray, random: np.random.RandomState) -> np.ndarray:
    """A picture that was shown before, in another light."""
    levels = (pixels - 128.0) * random.uniform(0.75, 1.25) + 128 + random.uniform(-20, 20, (1, 1, 3))
    if random.rand() < 0.3:
        levels = levels[:, :, random.permutation(3)]
    if random.rand() < 0.15:
        levels = levels + random.standard_normal(levels.shape) * random.uniform(2, 10)
    return np.clip(levels, 0, 255)


class Batches:
    def __init__(self, source: PictureSource, seed: int):
        self.source, self.random, self.kept = source, np.random.RandomState(seed), []

    def keep(self, picture: Picture) -> None:
        if len(self.kept) < KEPT:
            self.kept.append(picture)
        else:
            self.kept[self.random.randint(KEPT)] = picture

    def next(self) -> tuple[torch.Tensor, torch.Tensor, int]:
        fresh = FRESH if len(self.kept) >= 4 * BATCH else BATCH
        pictures = [next(self.source) for _ in range(fresh)]
        old = [self.kept[self.random.randint(len(self.kept))] for _ in range(BATCH - fresh)]
        inputs, truths = [], []
        for index, picture in enumerate(pictures + old):
            pixels = picture.pixels if index < fresh else varied(picture.pixels, self.random)
            maps = picture.maps
            if self.random.rand() < 0.5:
                pixels, maps = pixels[:, ::-1], maps[:, :, ::-1]
            inputs.append(np.ascontiguousarray(pixels, np.float32))
            truths.append(np.ascontiguousarray(maps))
        for picture in pictures:
            self.keep(picture)
        x = torch.from_numpy(np.stack(inputs)).permute(0, 3, 1, 2).contiguous(memory_format=torch.channels_last)
        return (x - MEAN) / SCALE, torch.from_numpy(np.stack(truths)).float() / 255, fresh


class Teacher:
    def __init__(self, folder: Path, stages: list[Stage], program: Path, backgrounds: Path, seed: int):
        self.folder, self.stages, self.program, self.backgrounds, self.seed = folder, stages, program, backgrounds, seed
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(seed)
        self.net = Eye().to(memory_format=torch.channels_last)
        weights = [p for p in self.net.parameters() if p.dim() > 1]
        others = [p for p in self.net.parameters() if p.dim() <= 1]
        groups = [{"params": weights, "weight_decay": 0.02}, {"params": others, "weight_decay": 0.0}]
        self.optimiser = torch.optim.AdamW(groups, 1e-3)
        self.progress, self.mean, self.stopped = Progress(), None, False
        self.load()

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def load(self) -> None:
        if not self.checkpoint.exists():
            return
        state = torch.load(self.checkpoint)
        self.net.load_state_dict(state["net"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.progress, self.mean = Progress(**state["progress"]), state["mean"]
        self.tell(f"goes on at stage {self.progress.stage + 1}, {self.progress.seconds / 60:.0f} min")

    def save(self) -> None:
        state = {"net": self.net.state_dict(), "optimiser": self.optimiser.state_dict()}
        state |= {"mean": self.mean, "progress": asdict(self.progress)}
        torch.save(state, self.checkpoint.with_suffix(".new"))
        os.replace(self.checkpoint.with_suffix(".new"), self.checkpoint)

    def tell(self, text: str) -> None:
        line = f"{time.strftime('%H:%M:%S')} {text}"
        print(line, file=sys.stderr, flush=True)
        with open(self.folder / "log.txt", "a", encoding="utf-8") as log:
            print(line, file=log)

    def average(self) -> None:
        state = self.net.state_dict()
        if self.mean is None:
            self.mean = {name: value.clone() for name, value in state.items()}
            return
        for name, value in state.items():
            if value.dtype.is_floating_point:
                self.mean[name].lerp_(value, 0.01)
            else:
                self.mean[name].copy_(value)

    def step(self, batches: Batches, rate: float) -> tuple[float, ...]:
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        x, truth, fresh = batches.next()
        total, parts = loss(self.net(x), truth)
        self.optimiser.zero_grad(set_to_none=True)
        total.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 3.0)
        self.optimiser.step()
        self.progress.steps += 1
        self.progress.seen += BATCH
        self.progress.drawn += fresh
        return (total.item(), *parts)

    def run_stage(self, index: int) -> None:
        stage, progress = self.stages[index], self.progress
        source = PictureSource(self.program, self.backgrounds, "learn", progress.drawn, 10**9, stage.size)
        batches = Batches(source, self.seed + progress.steps)
        recent, told, saved, before = [], time.time(), time.time(), time.process_time()
        while progress.seconds < stage.minutes * 60 and not self.stopped:
            share = progress.seconds / (stage.minutes * 60)
            recent.append(self.step(batches, rate_of(stage, share, progress.steps)))
            if stage.averaged:
                self.average()
            now, used = time.time(), time.process_time()
            progress.seconds, before = progress.seconds + used - before, used
            if now - told > TOLD_EVERY:
                parts = " ".join(f"{v:.4f}" for v in np.mean(recent, 0))
                self.tell(f"stage {index + 1} {share:4.0%} step {progress.steps} drawn {progress.drawn} loss {parts}")
                recent, told = [], now
            if now - saved > SAVED_EVERY:
                self.save()
                saved = now
        source.close()

    def stop(self, *_) -> None:
        self.stopped = True

    def weights(self) -> dict:
        return self.mean or self.net.state_dict()

    def run(self) -> None:
        """Teaches to the end, or until it is interrupted; then saves, and goes on from there the next time."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.stop)
        while self.progress.stage < len(self.stages):
            self.run_stage(self.progress.stage)
            if self.stopped:
                self.save()
                return
            self.progress.history.append(json.dumps(asdict(self.stages[self.progress.stage])))
            self.progress.stage, self.progress.seconds = self.progress.stage + 1, 0
            self.save()
