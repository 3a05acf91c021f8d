# SPDX-License-Identifier: Apache-2.0
"""The attacks by what they attack; importing them registers them."""

from attacks import kills, clients  # noqa: F401
