// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What a host sends, in order.
enum HostMessage: Equatable {
  case report(HostReport)
  case delta(Delta)
  /// The edited data, ahead of the checkpoint that tells of them.
  case file(FileMessage)
}

/// What a host receives, in order.
enum HostInput: Equatable {
  case command(HostCommand)
  case file(FileMessage)
  /// A view's last picture, ahead of the `open` that continues from it.
  case picture(Delta)
}
