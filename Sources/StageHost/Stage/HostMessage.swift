// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A message of the host; messages are sent in order.
enum HostMessage: Equatable {
  case report(HostReport)
  case delta(Delta)
  /// The edited data, sent before their checkpoint.
  case file(FileMessage)
}

/// A message to the host; messages are received in order.
enum HostInput: Equatable {
  case command(HostCommand)
  case file(FileMessage)
  /// A view's last picture, received before the `open` that continues from it.
  case picture(Delta)
}
