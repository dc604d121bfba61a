"""A count on a real Ray cluster of three nodes on this machine, one of which is killed in mid-run: sum and statistics must be those of one
machine. Run by cluster.sh."""

import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

# Everything on this machine's own addresses, and nothing is told to anybody.
os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0", RAY_DEDUP_LOGS="0")

import ray
from ray.cluster_utils import Cluster

import backtrail as bt

COUNTERS = ("status", "solutions", "visits", "checks", "rejections", "dead_ends", "profile")
UNTESTED = 77


def say(*words):
    print("cluster:", *words, flush=True)


def counters(outcome):
    return {name: getattr(outcome, name) for name in COUNTERS}


def listens_elsewhere():
    """Does a process of the cluster listen beyond this machine?"""
    told = subprocess.run(["ss", "-ltnpH"], capture_output=True, text=True).stdout.splitlines()
    ours = [line.split() for line in told if "raylet" in line or "gcs_server" in line or "ray::" in line]
    return [line for line in ours if not line[3].startswith(("127.", "[::1]", "[::ffff:127."))]


def nodes():
    node = {"num_cpus": 1, "object_store_memory": 80 << 20, "node_ip_address": "127.0.0.1"}
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    others = [cluster.add_node(**node) for _ in range(2)]
    ray.init(address=cluster.address, log_to_driver=False, _node_ip_address="127.0.0.1")
    return cluster, others


def main():
    began = time.monotonic()
    try:
        cluster, others = nodes()
    except Exception as error:  # whatever keeps Ray from starting here is none of our faults
        say(f"nothing was tested: Ray does not start here: {error}")
        return UNTESTED
    say(f"three nodes of Ray {ray.__version__} are up after {time.monotonic() - began:.0f} s")
    assert not listens_elsewhere(), listens_elsewhere()

    case = bt.queens(13)
    one = counters(case.search(solver="marks"))
    with tempfile.TemporaryDirectory() as folder:
        ledger = pathlib.Path(folder, "queens.db")
        seen, killed = [], threading.Event()

        def watch(visits, solutions, share):
            seen.append(share)
            if share > 0.15 and not killed.is_set():
                killed.set()
                say(f"{share:.0%} is counted; a node dies")
                cluster.remove_node(others[0], allow_graceful=False)

        # What its ledger says is not asked for again: the second call counts nothing.
        solutions = case.count(on="ray", solver="marks", ledger=ledger, parts=60, progress=watch)
        assert killed.is_set() and seen == sorted(seen) and seen[-1] > 0.999, seen
        assert solutions == one["solutions"] == 73_712, solutions
        again = case._raw.share({"question": "count", "solver": "marks"}, 60, str(ledger))
        assert again.parts(60) == []
        many = bt.Outcome({**again.told(), "threads": 1}, case)
        assert counters(many) == one, (counters(many), one)
        del again
        told = subprocess.run([sys.executable, "-m", "backtrail", "status", ledger], capture_output=True, text=True)
        assert "73,712" in told.stdout + told.stderr, told
    say("sum and statistics are those of one machine:", *(f"{name}={value}" for name, value in one.items() if name != "profile"))

    # A counter whose units are no subtrees; one that is asked to stop; a mistake that no machine can mend.
    assert bt.queens(16).count(on="ray") == 14_772_512
    try:
        bt.queens(15).count(on="ray", solver="marks", time_limit=1.0)
        raise AssertionError("it ended in a second")
    except bt.Stopped as stopped:
        assert stopped.outcome.stopped_by == "the time limit" and not stopped.outcome.is_complete
    try:
        bt.queens(8).count(on="ray", solver="construct")
        raise AssertionError("construct counted")
    except bt.Error as error:
        assert "construct" in str(error)
    say(f"all is well after {time.monotonic() - began:.0f} s")
    ray.shutdown()
    cluster.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
