# SPDX-License-Identifier: Apache-2.0
"""The attacks by what they attack; importing them registers them."""

from attacks import clients, fuzz, journals, kills, surroundings, usercode  # noqa: F401
