# SPDX-License-Identifier: Apache-2.0
"""What the kernel says of the server and its processes: memory, descriptors, children, signals."""

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


def with_word(word):
    """Returns the ids of processes that have a word in their command line, wherever they went."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if word.encode() in words and is_alive(int(entry.name)):
                found.append(int(entry.name))
    return found


def descriptors(pid):
    """Returns the number of open descriptors."""
    return len(list(pathlib.Path(f"/proc/{pid}/fd").iterdir()))
