// SPDX-License-Identifier: Apache-2.0

/// What a compositional layout is made of in a rectangle of the content: the answer to `boxes`.
public struct LayoutBoxes: Hashable, Sendable {
  /// A section, an instance of a group, or an item before its insets.
  public struct Box: Hashable, Sendable {
    /// What a box is.
    public enum Role: String, CaseIterable, Codable, Sendable {
      case section
      case group
      case item
    }

    /// What it is.
    public var role: Role
    /// Index of its section.
    public var section: Int
    /// How many groups it lies in.
    public var depth: Int
    /// Its place in the content, in points, as scrolled.
    public var frame: ContentRect
    /// What its content insets leave of it.
    public var content: ContentRect
    /// Whether its width is an estimate until it is measured.
    public var measuresWidth: Bool
    /// Whether its height is an estimate until it is measured.
    public var measuresHeight: Bool
    /// Whether it was measured; always so without an estimate.
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

  /// A section that scrolls across the layout's direction.
  public struct OrthogonalSection: Hashable, Sendable {
    /// Index of the section.
    public var section: Int
    /// Where it shows its content, in points of the content.
    public var frame: ContentRect
    /// How far it is scrolled, in points from where lines begin.
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

  /// Something questionable about a group, at the box where people see what it means.
  public struct Mark: Hashable, Sendable {
    /// Index of the section.
    public var section: Int
    /// The box in the content, in points, as scrolled.
    public var frame: ContentRect
    /// How bad it is.
    public var severity: Diagnostic.Severity
    /// A sentence for people.
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

  /// The view that it is about.
  public var view: UInt64
  /// The boxes: what is inside follows what is around.
  public var boxes: [Box]
  /// The orthogonal sections among them.
  public var orthogonalSections: [OrthogonalSection]
  /// What is questionable about groups, for who asked for that alone.
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
