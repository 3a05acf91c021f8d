// SPDX-License-Identifier: Apache-2.0

/// A section's own measures, in points; for `nil`, the layout's measure counts.
public struct SectionMetrics: Hashable, Sendable {
  /// The least distance between lines.
  public var lineSpacing: Double?
  /// The least distance between items of a line.
  public var interitemSpacing: Double?
  /// The insets of the section's content.
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
