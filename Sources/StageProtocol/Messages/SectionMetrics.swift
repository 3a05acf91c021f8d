// SPDX-License-Identifier: Apache-2.0

/// Measures that a section has of its own, in points; what is `nil` is the layout's.
public struct SectionMetrics: Hashable, Sendable {
  /// Least distance between lines.
  public var lineSpacing: Double?
  /// Least distance between items of a line.
  public var interitemSpacing: Double?
  /// Insets of the section's content.
  public var inset: Insets?

  /// Makes metrics.
  public init(
    lineSpacing: Double? = nil,
    interitemSpacing: Double? = nil,
    inset: Insets? = nil
  ) {
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.inset = inset
  }
}
