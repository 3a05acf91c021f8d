// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A section of a table whose cells a storyboard has.
@MainActor
struct StaticSection {
  /// The text above the cells.
  var header: String?
  /// The text below the cells.
  var footer: String?
  /// The cells, with the heights that the storyboard gives them, in points.
  var cells: [(cell: UITableViewCell, height: CGFloat?)]
}

extension UITableView {
  func staticSection(_ section: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  func staticCell(_ path: IndexPath) -> UITableViewCell? { staticRow(path)?.cell }

  func staticHeight(_ path: IndexPath) -> CGFloat? { staticRow(path)?.height }

  private func staticRow(_ path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    guard let section = staticSection(path.section), section.cells.indices.contains(path.row) else {
      return nil
    }
    return section.cells[path.row]
  }
}
