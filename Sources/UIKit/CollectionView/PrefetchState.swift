// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What the collection view remembers of scrolling, to announce data ahead of it.
@MainActor
struct PrefetchState {
  var window = PrefetchWindow()
  var motion = ScrollMotion()
  /// How the content last came to where it stands.
  var velocity = CGPoint.zero

  nonisolated init() {}
}
