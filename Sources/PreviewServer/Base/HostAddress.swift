// SPDX-License-Identifier: Apache-2.0

/// Names one host process: its stage, and a number that no other host of the stage ever has.
struct HostAddress: Hashable, Sendable {
  var stage: String
  var generation: UInt64
}
