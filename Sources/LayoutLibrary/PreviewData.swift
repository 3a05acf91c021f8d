// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a stage's data say, for stand-ins of delegates that a layout file expects from its app.
@MainActor
public protocol PreviewData: AnyObject {
  /// How many sections there are.
  var sectionCount: Int { get }
  /// How many items a section has; 0 for one that does not exist.
  func itemCount(in section: Int) -> Int
  /// The size that the data give an item, in points, as far as they do.
  func size(at indexPath: IndexPath) -> (width: CGFloat?, height: CGFloat?)
  /// An item's height as a multiple of its width, where the data say or imply it.
  func heightPerWidth(at indexPath: IndexPath) -> CGFloat?
  /// An item's title; empty for one that does not exist.
  func title(at indexPath: IndexPath) -> String
  /// An item's second text; empty for one that does not exist.
  func subtitle(at indexPath: IndexPath) -> String
  /// A section's title; empty for one that does not exist.
  func title(ofSection section: Int) -> String
}
