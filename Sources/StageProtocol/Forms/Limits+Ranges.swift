// SPDX-License-Identifier: Apache-2.0

/// Ranges that follow from the limits.
extension Limits {
  /// How many sections there are, or the place of one.
  var sectionCounts: ClosedRange<Int> { 0...sections }
  /// How many items there are, or the place of one.
  var itemCounts: ClosedRange<Int> { 0...items }
  /// How many items a new section has.
  var newItems: ClosedRange<Int> { 0...editCount.upperBound }
  /// How many fingers gestures look at.
  var fingerCounts: ClosedRange<Int> { 1...fingers.count }
  /// How many things are brought.
  var broughtCounts: ClosedRange<Int> { 1...broughtThings }
  /// Which of the things that were brought.
  var broughtIndices: ClosedRange<Int> { 0...broughtThings - 1 }
  /// Which of a row's actions.
  var rowActionIndices: ClosedRange<Int> { 0...rowActions - 1 }
  /// Which title of the index.
  var titleIndices: ClosedRange<Int> { 0...indexTitles - 1 }
  /// A width or a height in the content.
  var contentLength: ClosedRange<Double> { 0...coordinate.upperBound }
  /// What a device covers at one of its edges.
  var viewportInset: ClosedRange<Double> { 0...viewportLength.upperBound }
  /// The layouts of a stage, its own included.
  var stageLayouts: Int { layoutOptions + 1 }
  /// The numbers of a library.
  var constants: Int { constantIndex.count }
}
