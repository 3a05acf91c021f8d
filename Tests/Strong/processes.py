# SPDX-License-Identifier: Apache-2.0
"""What the kernel says of the server and its processes: memory, descriptors, children, signals."""

import os
import pathlib

KIB = 1024


def status(pid, key):
    """Returns a number of /proc/PID/status; lengths are in KiB there."""
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(key + ":"):
            return int(line.split()[1])
    raise AssertionError(f"no {key} of process {pid}")


def memory(pid):
    """Returns the resident memory of a process, in bytes."""
    return status(pid, "VmRSS") * KIB


def is_alive(pid):
    """Returns whether a process runs, and is not only waiting to be read by its parent."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def children(pid):
    """Returns the process ids of the direct children."""
    found = []
    try:
        for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        pass
    return found


def descendants(pid):
    """Returns the process ids of all processes below one."""
    found = []
    for child in children(pid):
        found += [child, *descendants(child)]
    return found


def marked(mark):
    """Returns the ids of processes with a word in their environment, wherever they went."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit() and int(entry.name) != os.getpid():
            try:
                if mark.encode() in (entry / "environ").read_bytes() and is_alive(int(entry.name)):
                    found.append(int(entry.name))
            except OSError:
                continue
    return found


def descriptors(pid):
    """Returns the number of open descriptors."""
    return len(list(pathlib.Path(f"/proc/{pid}/fd").iterdir()))
