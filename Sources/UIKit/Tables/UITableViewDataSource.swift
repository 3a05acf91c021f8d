// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of a section's rows.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text of a section's header; none unless implemented.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text of a section's footer; none unless implemented.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// A person deleted or added a row.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// A person moved a row.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// The titles at the edge by which people jump.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to which a title at the edge leads.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int

  /// Whether the method for deleted and added rows is there, which lets people swipe.
  ///
  /// It is no method of UIKit's, which asks the Objective-C runtime: the source pass declares it
  /// beside the method.
  var tesseraCommitsRows: Bool { get }
  /// Whether the method for moved rows is there, which lets people move rows; see
  /// ``tesseraCommitsRows``.
  var tesseraMovesRows: Bool { get }
}

extension UITableViewDataSource {
  /// One section, because the method is optional.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No header, because the method is optional.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// No footer, because the method is optional.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Yes, because the method is optional.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Yes, because the method is optional; rows move only if there is the one that moves them.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing, because the method is optional.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing, because the method is optional.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// None, because the method is optional.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// That at the same place, because the method is optional.
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
  /// No, unless the source pass says so.
  public var tesseraCommitsRows: Bool { false }
  /// No, unless the source pass says so.
  public var tesseraMovesRows: Bool { false }
}

extension OptionalRequirement {
  static let trailingSwipe = OptionalRequirement()
  static let rowIndentation = OptionalRequirement()
}

/// What is announced before it is needed; nothing is announced here.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows will be needed.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
