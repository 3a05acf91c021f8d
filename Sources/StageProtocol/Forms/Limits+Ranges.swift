// SPDX-License-Identifier: Apache-2.0

/// Ranges that follow from the limits.
extension Limits {
  /// The number or the index of a section.
  var sectionCounts: ClosedRange<Int> { 0...sections }
  /// The number or the index of an item.
  var itemCounts: ClosedRange<Int> { 0...items }
  /// The number of items of a new section.
  var newItems: ClosedRange<Int> { 0...editCount.upperBound }
  /// The number of fingers that gestures need.
  var fingerCounts: ClosedRange<Int> { 1...fingers.count }
  /// The number of things from outside.
  var broughtCounts: ClosedRange<Int> { 1...broughtThings }
  /// The index of a thing from outside.
  var broughtIndices: ClosedRange<Int> { 0...broughtThings - 1 }
  /// The index of a row's action.
  var rowActionIndices: ClosedRange<Int> { 0...rowActions - 1 }
  /// The index of a title in the index beside the items.
  var titleIndices: ClosedRange<Int> { 0...indexTitles - 1 }
  /// A width or height in the content.
  var contentLength: ClosedRange<Double> { 0...coordinate.upperBound }
  /// The width of a device's inset.
  var viewportInset: ClosedRange<Double> { 0...viewportLength.upperBound }
  /// The number of a stage's layouts, with its own.
  var stageLayouts: Int { layoutOptions + 1 }
  /// The number of numbers of a library.
  var constants: Int { constantIndex.count }
}
