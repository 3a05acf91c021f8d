// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageDocuments
import StageProtocol

/// Answers for stand-ins from the stage's data.
///
/// An item without proportions in the data gets some. They vary between items, so that a waterfall
/// looks like one, and are the same for an index in every run.
@MainActor
final class StagePreviewData: PreviewData {
  /// The data of the layout.
  var data: StageData

  /// Heights for each point of width that items without proportions get in turn; neighbours differ.
  private static let proportions: [CGFloat] = [1, 1.5, 0.75, 1.25, 1.75, 0.9, 1.35, 0.65, 1.6, 1.1]
  /// The steps from one section to the next, so that sections look different; it has no common
  /// factor with the number of proportions.
  private static let sectionStep = 3

  /// Makes answers for some data; empty by default.
  init(data: StageData = StageData()) { self.data = data }

  var sectionCount: Int { data.sections.count }

  func itemCount(in section: Int) -> Int { data.section(section)?.items.count ?? 0 }

  func size(at indexPath: IndexPath) -> (width: CGFloat?, height: CGFloat?) {
    let item = item(at: indexPath)
    return (item?.width.map { CGFloat($0) }, item?.height.map { CGFloat($0) })
  }

  func heightPerWidth(at indexPath: IndexPath) -> CGFloat? {
    if let item = item(at: indexPath), let width = item.width, let height = item.height,
      width > 0, height > 0
    {
      return CGFloat(height / width)
    }
    // An item with its own height needs no proportions.
    if item(at: indexPath)?.height != nil { return nil }
    guard indexPath.count > 1, indexPath[0] >= 0, indexPath[1] >= 0 else { return 1 }
    let count = Self.proportions.count
    let step = indexPath[0] % count * Self.sectionStep
    return Self.proportions[(indexPath[1] % count + step) % count]
  }

  func title(at indexPath: IndexPath) -> String { item(at: indexPath)?.title ?? "" }

  func subtitle(at indexPath: IndexPath) -> String { item(at: indexPath)?.subtitle ?? "" }

  func title(ofSection section: Int) -> String { data.section(section)?.title ?? "" }

  private func item(at indexPath: IndexPath) -> StageData.Item? {
    guard indexPath.count > 1 else { return nil }
    return data.item(at: ElementPosition(section: indexPath[0], item: indexPath[1]))
  }
}
