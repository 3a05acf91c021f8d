// SPDX-License-Identifier: Apache-2.0

/// The boxes of a compositional layout in a rectangle of the content: the answer to `boxes`.
public struct LayoutBoxes: Hashable, Sendable {
  /// A section, an instance of a group, or an item before its insets.
  public struct Box: Hashable, Sendable {
    /// The kind of a box.
    public enum Role: String, CaseIterable, Codable, Sendable {
      case section
      case group
      case item
    }

    /// The kind of the box.
    public var role: Role
    /// The index of its section.
    public var section: Int
    /// The number of groups around it.
    public var depth: Int
    /// The scrolled frame, in points of the content.
    public var frame: ContentRect
    /// The part of the frame within the content insets.
    public var content: ContentRect
    /// Whether the width is an estimate until it is measured.
    public var measuresWidth: Bool
    /// Whether the height is an estimate until it is measured.
    public var measuresHeight: Bool
    /// Whether the box was measured; always true without an estimate.
    public var measured: Bool

    /// Makes a box.
    public init(
      role: Role,
      section: Int,
      depth: Int,
      frame: ContentRect,
      content: ContentRect,
      measuresWidth: Bool = false,
      measuresHeight: Bool = false,
      measured: Bool = true
    ) {
      self.role = role
      self.section = section
      self.depth = depth
      self.frame = frame
      self.content = content
      self.measuresWidth = measuresWidth
      self.measuresHeight = measuresHeight
      self.measured = measured
    }
  }

  /// An orthogonal section.
  public struct OrthogonalSection: Hashable, Sendable {
    /// Index of the section.
    public var section: Int
    /// The visible frame of the section's groups, in points of the content.
    public var frame: ContentRect
    /// The scrolled distance, in points from the leading edge.
    public var offset: Double
    /// The offsets at which it comes to rest, in order; empty when it may rest anywhere.
    public var rests: [Double]

    /// Makes an orthogonal section.
    public init(section: Int, frame: ContentRect, offset: Double, rests: [Double]) {
      self.section = section
      self.frame = frame
      self.offset = offset
      self.rests = rests
    }
  }

  /// Something questionable about a group, at a box where it can be seen.
  public struct Mark: Hashable, Sendable {
    /// The index of the section.
    public var section: Int
    /// The scrolled frame of the box, in points of the content.
    public var frame: ContentRect
    /// How serious it is.
    public var severity: Diagnostic.Severity
    /// A sentence for users.
    public var message: String

    /// Makes a mark.
    public init(
      section: Int,
      frame: ContentRect,
      severity: Diagnostic.Severity,
      message: String
    ) {
      self.section = section
      self.frame = frame
      self.severity = severity
      self.message = message
    }
  }

  /// The view.
  public var view: UInt64
  /// The boxes; inner ones follow outer ones.
  public var boxes: [Box]
  /// The orthogonal sections among them.
  public var orthogonalSections: [OrthogonalSection]
  /// The questionable groups, if the action asked only for them.
  public var marks: [Mark]

  /// Makes the answer.
  public init(
    view: UInt64,
    boxes: [Box],
    orthogonalSections: [OrthogonalSection],
    marks: [Mark] = []
  ) {
    self.view = view
    self.boxes = boxes
    self.orthogonalSections = orthogonalSections
    self.marks = marks
  }
}
