# SPDX-License-Identifier: Apache-2.0
"""The pixels of screenshots."""

import io

from PIL import Image


class Picture:
    """The pixels of a PNG file."""

    def __init__(self, data):
        self.image = Image.open(io.BytesIO(data)).convert("RGB")

    def pixel(self, x, y):
        """Returns red, green and blue at a place in pixels."""
        return self.image.getpixel((int(x), int(y)))

    def colours(self):
        """Returns the number of different colours."""
        return len(self.image.getcolors(self.image.width * self.image.height))
