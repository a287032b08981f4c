"""`zsy-tutor mine --dask`: a cluster of two workers writes the same bytes, also when one of them is killed."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from zsy_tutor.cli import mine

pytestmark = [
    pytest.mark.slow,
    # a killed worker leaves sockets and tasks behind, of which Dask warns
    pytest.mark.filterwarnings("ignore"),
]
ARGUMENTS = ["--kind", "endgame", "--count", "30", "--seed", "cluster"]


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    out = tmp_path_factory.mktemp("alone") / "pack.jsonl"
    assert mine.main([*ARGUMENTS, "--workers", "1", "--out", str(out)]) == 0
    return out.read_bytes()


@pytest.fixture
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        yield cluster


def test_two_workers_write_the_same_bytes(cluster: Any, expected: bytes, tmp_path: Path) -> None:
    out = tmp_path / "pack.jsonl"
    assert mine.main([*ARGUMENTS, "--dask", cluster.scheduler_address, "--out", str(out)]) == 0
    assert out.read_bytes() == expected


def test_a_killed_worker_loses_nothing_and_repeats_nothing(cluster: Any, expected: bytes, tmp_path: Path) -> None:
    out = tmp_path / "pack.jsonl"
    done: list[int] = []

    def work() -> None:
        done.append(mine.main([*ARGUMENTS, "--dask", cluster.scheduler_address, "--out", str(out)]))

    mining = threading.Thread(target=work)
    mining.start()
    end = time.monotonic() + 240
    while not out.exists() or out.read_bytes().count(b"\n") < 4:  # the head and three puzzles
        assert time.monotonic() < end
        assert mining.is_alive()
        time.sleep(0.02)
    before = out.read_bytes()
    worker = next(iter(cluster.workers.values()))
    os.kill(worker.pid, signal.SIGKILL)
    mining.join(timeout=300)
    assert done == [0]
    assert out.read_bytes().startswith(before)
    assert out.read_bytes() == expected


def test_no_scheduler_is_said_in_a_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "pack.jsonl"
    assert mine.main([*ARGUMENTS, "--dask", "tcp://127.0.0.1:1", "--out", str(out)]) == 2
    assert "127.0.0.1:1" in capfd.readouterr().err
    assert not out.exists()
