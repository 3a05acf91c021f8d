# SPDX-License-Identifier: Apache-2.0
"""The attacks by what they attack; importing them registers them."""

from attacks import clients, journals, kills, surroundings  # noqa: F401
