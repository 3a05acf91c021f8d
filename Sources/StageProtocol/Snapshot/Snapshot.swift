// SPDX-License-Identifier: Apache-2.0

/// What a layout places in one viewport: the contract of `tessera snapshot`.
///
/// Lengths are points in content coordinates, as the layout gives them.
public struct Snapshot: Codable, Hashable, Sendable {
  /// A rectangle: where its upper left corner is, and its size.
  public struct Rect: Codable, Hashable, Sendable {
    /// From the left edge of the content.
    public var x: Double
    /// From its upper edge.
    public var y: Double
    /// To the right.
    public var width: Double
    /// Downwards.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The four numbers in the contract's order.
    package var numbers: [Double] { [x, y, width, height] }
  }

  /// One cell, supplementary or decoration view.
  public struct Element: Codable, Hashable, Sendable {
    /// What sort of view an element is.
    public enum Category: String, CaseIterable, Codable, Sendable {
      case cell
      case supplementary
      case decoration
    }

    /// What sort of view it is.
    public var category: Category
    /// The element kind; `nil` for cells.
    public var kind: String?
    /// Section and item; views of a section or of the whole layout may have another depth.
    public var indexPath: [Int]
    /// Identity that stays when the element moves: the item's for cells, else what the view belongs to.
    public var id: String
    /// Where the element is before its transform.
    public var frame: Rect
    /// How opaque it is, from 0 to 1.
    public var alpha: Double
    /// Higher ones lie above lower ones.
    public var zIndex: Int
    /// Whether it is not shown.
    public var hidden: Bool
    /// `a, b, c, d, tx, ty` about the centre; `nil` for the identity and where `transform3D` is given.
    public var transform: [Double]?
    /// `m11, m12 … m44` about the centre, where the transform is not one of the plane.
    public var transform3D: [Double]?

    /// Makes an element.
    public init(
      category: Category,
      kind: String? = nil,
      indexPath: [Int],
      id: String,
      frame: Rect,
      alpha: Double = 1,
      zIndex: Int = 0,
      hidden: Bool = false,
      transform: [Double]? = nil,
      transform3D: [Double]? = nil
    ) {
      self.category = category
      self.kind = kind
      self.indexPath = indexPath
      self.id = id
      self.frame = frame
      self.alpha = alpha
      self.zIndex = zIndex
      self.hidden = hidden
      self.transform = transform
      self.transform3D = transform3D
    }
  }

  /// Something that the layout or a file made somebody say.
  public struct Finding: Codable, Hashable, Sendable {
    /// How bad it is.
    public var severity: Diagnostic.Severity
    /// What it is about, such as `sections[2].items[14]`; empty for the whole.
    public var path: String
    /// One sentence for people.
    public var message: String

    /// Makes a finding.
    public init(severity: Diagnostic.Severity, path: String, message: String) {
      self.severity = severity
      self.path = path
      self.message = message
    }
  }

  /// The visible rectangle.
  public var bounds: Rect
  /// Width of all content.
  public var contentWidth: Double
  /// Height of all content.
  public var contentHeight: Double
  /// By category, kind and index path.
  public var elements: [Element]
  /// What the files and the layout had to say.
  public var diagnostics: [Finding]

  /// Makes a snapshot; the elements are put in their order.
  public init(
    bounds: Rect,
    contentWidth: Double,
    contentHeight: Double,
    elements: [Element],
    diagnostics: [Finding]
  ) {
    self.bounds = bounds
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
    self.elements = elements.sorted { $0.precedes($1) }
    self.diagnostics = diagnostics
  }
}

extension Snapshot.Element {
  /// Where the category stands among the others.
  private var rank: Int { Category.allCases.firstIndex(of: category) ?? 0 }

  /// Whether the element stands before another in a snapshot.
  package func precedes(_ other: Snapshot.Element) -> Bool {
    if rank != other.rank { return rank < other.rank }
    if kind != other.kind { return (kind ?? "") < (other.kind ?? "") }
    return indexPath.lexicographicallyPrecedes(other.indexPath)
  }
}
