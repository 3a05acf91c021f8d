# SPDX-License-Identifier: Apache-2.0
"""The cases by their subject, in the order in which they are printed."""

from cases import closing, control, fragmentation, handshake, lengths, many, masking, opcodes, reserved, sizes, utf8


def groups(port):
    """Returns pairs of a group's name and its cases."""
    return [
        ("handshake", list(handshake.cases(port))),
        ("sizes", list(sizes.cases())),
        ("control", list(control.cases())),
        ("reserved bits", list(reserved.cases())),
        ("opcodes", list(opcodes.cases())),
        ("fragments", list(fragmentation.cases())),
        ("utf-8", list(utf8.cases())),
        ("closing", list(closing.cases())),
        ("masking", list(masking.cases())),
        ("lengths", list(lengths.cases())),
        ("many", list(many.cases())),
    ]
