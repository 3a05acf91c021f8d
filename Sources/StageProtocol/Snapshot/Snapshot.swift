// SPDX-License-Identifier: Apache-2.0

/// The elements of a layout in one viewport: the contract of `tessera snapshot`.
///
/// Lengths are points in content coordinates, as the layout has set them.
public struct Snapshot: Codable, Hashable, Sendable {
  /// A rectangle: its upper left corner and its size.
  public struct Rect: Codable, Hashable, Sendable {
    /// The distance from the left edge of the content.
    public var x: Double
    /// The distance from the upper edge of the content.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The numbers x, y, width and height, in this order.
    package var numbers: [Double] { [x, y, width, height] }
  }

  /// One cell, supplementary or decoration view.
  public struct Element: Codable, Hashable, Sendable {
    /// The category of an element.
    public enum Category: String, CaseIterable, Codable, Sendable {
      case cell
      case supplementary
      case decoration
    }

    /// The element's category.
    public var category: Category
    /// The element kind; `nil` for cells.
    public var kind: String?
    /// The section and the item; views of a section or of the whole layout may have another depth.
    public var indexPath: [Int]
    /// An identity that stays when the element moves: the item's for cells, otherwise that of the
    /// view's owner.
    public var id: String
    /// The frame before the transform.
    public var frame: Rect
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// The order from back to front: greater numbers are in front.
    public var zIndex: Int
    /// Whether the element is invisible.
    public var hidden: Bool
    /// `a, b, c, d, tx, ty` about the centre; `nil` for the identity, and when there is
    /// `transform3D`.
    public var transform: [Double]?
    /// `m11, m12 … m44` about the centre, when the transform leaves the plane.
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

  /// A diagnostic about the layout or a file.
  public struct Finding: Codable, Hashable, Sendable {
    /// How serious it is.
    public var severity: Diagnostic.Severity
    /// The path of its subject, such as `sections[2].items[14]`; empty for the whole.
    public var path: String
    /// One sentence for users.
    public var message: String

    /// Makes a finding.
    public init(severity: Diagnostic.Severity, path: String, message: String) {
      self.severity = severity
      self.path = path
      self.message = message
    }
  }

  /// What an app's screen shows around its collection view.
  public struct Screen: Codable, Hashable, Sendable {
    /// A view with words, a picture or a control, in points of the screen.
    public struct Part: Codable, Hashable, Sendable {
      /// The name of its class.
      public var kind: String
      /// Its place on the screen.
      public var frame: Rect
      /// What it says; empty for one without words.
      public var text: String

      /// Makes a part.
      public init(kind: String, frame: Rect, text: String) {
        (self.kind, self.frame, self.text) = (kind, frame, text)
      }
    }

    /// Where the collection view is seen on the screen; `nil` for a screen without one.
    public var place: Rect?
    /// The views around it, from back to front.
    public var parts: [Part]
    /// The class of the collection view's layout, with the types around it; `nil` for a screen without a collection view.
    public var layout: String?

    /// Makes the description of a screen.
    public init(place: Rect?, parts: [Part], layout: String? = nil) {
      (self.place, self.parts, self.layout) = (place, parts, layout)
    }
  }

  /// The visible rectangle.
  public var bounds: Rect
  /// The width of the whole content.
  public var contentWidth: Double
  /// The height of the whole content.
  public var contentHeight: Double
  /// The elements by category, kind and index path.
  public var elements: [Element]
  /// The diagnostics of the files and the layout.
  public var diagnostics: [Finding]
  /// What stands around the collection view; `nil` for a layout without an app's screen.
  public var screen: Screen?

  /// Makes a snapshot; the elements are sorted.
  public init(
    bounds: Rect,
    contentWidth: Double,
    contentHeight: Double,
    elements: [Element],
    diagnostics: [Finding],
    screen: Screen? = nil
  ) {
    self.screen = screen
    self.bounds = bounds
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
    self.elements = elements.sorted { $0.precedes($1) }
    self.diagnostics = diagnostics
  }
}

extension Snapshot.Element {
  /// The order of the category among the others.
  private var rank: Int { Category.allCases.firstIndex(of: category) ?? 0 }

  /// Whether the element comes before another one in a snapshot.
  package func precedes(_ other: Snapshot.Element) -> Bool {
    if rank != other.rank { return rank < other.rank }
    if kind != other.kind { return (kind ?? "") < (other.kind ?? "") }
    return indexPath.lexicographicallyPrecedes(other.indexPath)
  }
}
