# SPDX-License-Identifier: Apache-2.0
"""Many frames, in one write or in small ones, keep their order: sections 5.4 and 5.5."""

from exchange import NOT_JSON, answer, message, stays
from frames import fragments, ping, pong, text


def numbered(count):
    return b"".join(text(message(number)) for number in range(count)), tuple(answer(n) for n in range(count))


def cases():
    for count, piece in ((10, 0), (100, 0), (200, 0), (200, 7), (100, 1), (200, 1000)):
        data, answers = numbered(count)
        name = f"{count} texts in writes of {piece}" if piece else f"{count} texts at once"
        yield stays(name, "5.4", data, texts=answers, piece=piece)
    pairs = b"".join(text(message(n)) + ping(bytes([n])) for n in range(50))
    yield stays("50 texts and pings in turn", "5.5.2", pairs, texts=tuple(answer(n) for n in range(50)),
                pongs=tuple(bytes([n]) for n in range(50)), newest=True)
    long = message(1, 5000)
    yield stays("5,000 fragments of 1 byte", "5.4", fragments(long, range(1, 5000)), texts=(answer(1),))
    yield stays("1,000 pongs", "5.5.3", pong() * 1000)
    yield stays("100 empty texts", "5.6", text(b"") * 100, texts=(NOT_JSON,) * 100)
    yield stays("20 texts of 65,536 bytes", "5.2", text(message(1, 65536)) * 20, texts=(answer(1),) * 20)
