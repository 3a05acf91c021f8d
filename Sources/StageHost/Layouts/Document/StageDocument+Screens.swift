// SPDX-License-Identifier: Apache-2.0

extension StageDocument {
  /// Whether views show the screens of an app with the present layout.
  var showsScreens: Bool { choice.kind.source?.isScreen == true }
}
