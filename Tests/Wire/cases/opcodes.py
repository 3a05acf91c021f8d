# SPDX-License-Identifier: Apache-2.0
"""Reserved opcodes: section 5.2; and errors that directly follow good messages."""

from exchange import INVALID_DATA, PROTOCOL_ERROR, Await, answer, ends, message
from frames import CONTINUATION, TEXT, frame, text

RESERVED = (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)


def cases():
    for opcode in RESERVED:
        name = f"opcode {opcode}"
        yield ends(f"{name}, empty", "5.2", PROTOCOL_ERROR, frame(opcode))
        yield ends(f"{name} after a good text", "5.2", PROTOCOL_ERROR,
                   text(message(1)), Await(texts=1), frame(opcode, b"x"), texts=(answer(1),))
    for opcode in (3, 7, 11, 15):
        name = f"opcode {opcode}"
        yield ends(f"{name} without FIN", "5.2", PROTOCOL_ERROR, frame(opcode, b"x", fin=False))
        yield ends(f"{name} between fragments", "5.2", PROTOCOL_ERROR,
                   frame(TEXT, b"{", fin=False) + frame(opcode, b"x"))
    for opcode in (3, 11):
        yield ends(f"opcode {opcode} in writes of 1", "5.2", PROTOCOL_ERROR, frame(opcode, b"xyz"), piece=1)
    yield from at_once()


def at_once():
    """Good texts and an error in one write: their answers may be missing, but never follow the close frame."""
    good = text(message(1)) + text(message(2))
    for name, bad in {
        "a reserved opcode": frame(3),
        "a reserved bit": frame(TEXT, b"x", rsv=1),
        "text that is not UTF-8": text(b"\xff"),
        "a continuation": frame(CONTINUATION),
    }.items():
        yield ends(f"2 texts and {name} in one write", "5.5.1", (PROTOCOL_ERROR, INVALID_DATA), good + bad,
                   texts=(answer(1), answer(2)), hurried=True)
