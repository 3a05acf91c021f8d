// SPDX-License-Identifier: Apache-2.0

/// One host process: the stage that it is for, and a number that no other host of the stage ever has.
struct HostAddress: Hashable, Sendable {
  var stage: String
  var generation: UInt64
}
