// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The press with which people move a controller's items on an app's screen.
@MainActor
@Suite(.ownProcess) struct MovementPressTests {
  private final class Rows: UICollectionViewController {
    var moves = false
    var showsMenus = false
    // What the source pass writes beside methods that move items and make their menus.
    override var tesseraMovesItems: Bool { moves }
    override var tesseraShowsMenus: Bool { showsMenus }
  }

  private let rows = Rows(collectionViewLayout: UICollectionViewFlowLayout())

  /// Whether a finger that rests on an item would move it.
  private var isPressed: Bool {
    rows.collectionView.gestureRecognizers?.contains {
      $0 is UILongPressGestureRecognizer && $0.isEnabled
    } ?? false
  }

  @Test func `items that the app moves are moved by a press, unless it opens their menu`() {
    rows.collectionView.isOnScreen = true
    expect(!isPressed)
    rows.moves = true
    expect(isPressed)
    rows.showsMenus = true
    expect(!isPressed)
  }
}
