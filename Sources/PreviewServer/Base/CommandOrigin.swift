// SPDX-License-Identifier: Apache-2.0

/// The client whose command has caused an effect, and the number of that command.
struct CommandOrigin: Hashable, Sendable {
  var client: UInt64
  var seq: UInt64
  var view: UInt64
}
