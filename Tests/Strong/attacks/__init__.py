# SPDX-License-Identifier: Apache-2.0
"""The attacks by what they attack; importing them registers them."""

from attacks import apps, clients, crowds, errors, fuzz, journals, kills, rooms, saves, sizes, soak, surroundings, usercode  # noqa: F401
