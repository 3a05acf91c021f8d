// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

@testable import StageHost

/// The single parts of a view of 100 × 200 pt on a column of squares of 100 pt.
@MainActor
struct ViewParts {
  var document: StageDocument
  let seat: LayoutSeat
  let viewport: LiveViewport

  /// Makes the parts, without a layout pass.
  init(items: Int) {
    var document = StageDocument.empty(stage: "s", title: "S", limits: .standard)
    document.edits.load(file: PlainData.make([items]))
    let values: [String: ParameterValue] = [
      FlowParameters.itemSize: .size(100, 100),
      FlowParameters.minimumLineSpacing: .number(0),
      FlowParameters.minimumInteritemSpacing: .number(0),
    ]
    document.show(LayoutChoice(own: FlowStagedLayout.kind, values: values), named: "")
    self.document = document
    let size = Viewport(width: 100, height: 200, scale: 1, insets: .zero)
    seat = LayoutSeat(document, size)
    let orthogonal = OrthogonalSections(seat.collectionView, seat.source)
    viewport = LiveViewport(seat.collectionView, orthogonal)
    seat.begin(document)
    seat.attachDataSource()
  }

  var collectionView: UICollectionView { seat.collectionView }

  /// A feed for a page without elements.
  func feed() -> DeltaFeed {
    DeltaFeed(
      WireTable(view: 1),
      collectionView,
      viewport,
      nowMs: { 0 },
      takePainted: { [] }
    )
  }
}
