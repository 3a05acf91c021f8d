// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The pixels by which a list lays out before a stage host has told it any.
@MainActor
@Suite(.ownProcess) struct DevicePixelsTests {
  @Test
  func `a list has the pixels of the device on which its app runs, until the host tells others`() {
    let view = {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    expect(view().displayScale, equals: 2)
    let size = CGSize(width: 390, height: 844)
    UIScreen.main.show(UITraitCollection(displayScale: 3), size: size)
    let shown = view()
    expect(shown.displayScale, equals: 3)
    shown.displayScale = 1
    expect(shown.displayScale, equals: 1)
  }
}
