// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A key of a keyboard or a button of a remote control; none is pressed here.
@preconcurrency @MainActor
public final class UIPress: NSObject {
  /// The key; `nil` for a button.
  public var key: UIKey? { nil }
}

/// A key of a keyboard.
@preconcurrency @MainActor
public final class UIKey: NSObject {
  /// What the key types.
  public var characters: String { "" }
  /// What the key types without other keys.
  public var charactersIgnoringModifiers: String { "" }
}

/// What a press is told with.
@preconcurrency @MainActor
public final class UIPressesEvent: NSObject {
  /// All keys that are down.
  public var allPresses: Set<UIPress> { [] }
}
