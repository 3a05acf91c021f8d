// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A stage's data as the stand-ins of delegates read them.
@MainActor
public protocol PreviewData: AnyObject {
  /// The number of sections.
  var sectionCount: Int { get }
  /// The number of items in a section; 0 when there is no such section.
  func itemCount(in section: Int) -> Int
  /// The size that the data give an item, in points; `nil` for a length that they do not give.
  func size(at indexPath: IndexPath) -> (width: CGFloat?, height: CGFloat?)
  /// An item's height as a multiple of its width; `nil` when the data do not give or imply it.
  func heightPerWidth(at indexPath: IndexPath) -> CGFloat?
  /// An item's title; empty when there is no such item.
  func title(at indexPath: IndexPath) -> String
  /// An item's second text; empty when there is no such item.
  func subtitle(at indexPath: IndexPath) -> String
  /// A section's title; empty when there is no such section.
  func title(ofSection section: Int) -> String
}
