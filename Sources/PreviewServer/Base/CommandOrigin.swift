// SPDX-License-Identifier: Apache-2.0

/// Which client's command something follows from.
struct CommandOrigin: Hashable, Sendable {
  var client: UInt64
  var seq: UInt64
  var view: UInt64
}
