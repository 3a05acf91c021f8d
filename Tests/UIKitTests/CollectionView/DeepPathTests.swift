// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite(.ownProcess) struct DeepPathTests {
  /// A flow layout with one decoration view, whose index path has three indexes.
  final class Marked: UICollectionViewFlowLayout {
    static let path = IndexPath(indexes: [0, 4, 2])

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let mark = layoutAttributesForDecorationView(ofKind: "mark", at: Self.path)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [mark].compactMap { $0 }
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind,
        with: indexPath
      )
      attributes.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      return attributes
    }
  }

  @Test func `an element other than a cell may have a deeper path`() throws {
    let layout = Marked()
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "mark")
    let stage = GalleryStage([1], layout, width: 300, height: 400)
    let found = stage.elements(.decorationView, in: stage.view.bounds)
    expect(found.map(\.indexPath), equals: [IndexPath(indexes: [0, 4, 2])])
    let mark = try #require(
      stage.transaction?.inserted.first { $0.key.category == .decoration }
    )
    expect(mark.attributes.frame, equals: CGRect(x: 5, y: 5, width: 20, height: 20))
    expectEmpty(stage.view.diagnostics)
  }
}
