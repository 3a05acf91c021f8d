// SPDX-License-Identifier: Apache-2.0
public import LayoutEngine

/// What changed among a view's visible elements between two revisions.
///
/// - Invariant: `removed`, `updated` and `inserted` are ascending by id, and no id occurs twice over the three.
public struct Delta: Hashable, Sendable {
  /// The view that it is about.
  public var view: UInt64
  /// The revision that this leads to.
  public var revision: UInt64
  /// The revision that this starts from; `nil` makes it a snapshot, which starts from nothing.
  public var base: UInt64?
  /// The content's new size, if it changed.
  public var contentSize: WireSize?
  /// What carries the change; `nil` when it is immediate.
  public var animation: WireAnimation?
  /// How far the viewport goes along with the content, so that what it shows stays where it is on the
  /// screen: added to the content offset of whoever drives or follows the view.
  public var offsetAdjustment: WireVector?
  /// Sections that scroll by themselves and that are new, other or gone; ascending by id.
  public var rows: [RowRecord] = []
  /// Contents that elements here refer to and that the receiver does not hold at `base`.
  public var contents: [WireContent] = []
  /// Elements that are no longer shown.
  public var removed: [Removal] = []
  /// Elements that stay and differ.
  public var updated: [Update] = []
  /// Elements that are now shown.
  public var inserted: [Insertion] = []

  /// Makes a delta that changes nothing yet.
  public init(view: UInt64, revision: UInt64, base: UInt64?) {
    self.view = view
    self.revision = revision
    self.base = base
  }

  /// An element that goes.
  public struct Removal: Hashable, Sendable {
    /// The element's number in this view.
    public var id: UInt64
    /// Where its animation ends, as a change of its last attributes; `nil` means at once.
    public var final: AttributeChange?

    /// Makes a removal.
    public init(id: UInt64, final: AttributeChange? = nil) {
      self.id = id
      self.final = final
    }
  }

  /// An element that stays and differs.
  public struct Update: Hashable, Sendable {
    /// The element's number in this view.
    public var id: UInt64
    /// What is different.
    public var change: AttributeChange

    /// Makes an update.
    public init(id: UInt64, change: AttributeChange) {
      self.id = id
      self.change = change
    }
  }

  /// An element that comes.
  public struct Insertion: Hashable, Sendable {
    /// The element's number in this view.
    public var id: UInt64
    /// 0 cell, 1 supplementary, 2 decoration.
    public var category: UInt8
    /// The element kind; empty for cells.
    public var kind: String
    /// Identity within category and kind; stays with the element over hosts and revisions.
    public var key: String
    /// Where and how it is shown.
    public var attributes: WireAttributes
    /// Where its animation starts, as a change of `attributes`; `nil` means at once.
    public var initial: AttributeChange?

    /// Makes an insertion.
    public init(
      id: UInt64,
      category: UInt8,
      kind: String,
      key: String,
      attributes: WireAttributes,
      initial: AttributeChange? = nil
    ) {
      self.id = id
      self.category = category
      self.kind = kind
      self.key = key
      self.attributes = attributes
      self.initial = initial
    }
  }
}

/// A size in 1/64 pt.
public struct WireSize: Hashable, Sendable {
  /// Width in 1/64 pt.
  public var width: Int64
  /// Height in 1/64 pt.
  public var height: Int64

  /// Makes a size.
  public init(width: Int64, height: Int64) {
    self.width = width
    self.height = height
  }
}

/// A distance in 1/64 pt.
public struct WireVector: Hashable, Sendable {
  /// To the right, in 1/64 pt.
  public var dx: Int64
  /// Down, in 1/64 pt.
  public var dy: Int64

  /// Makes a distance.
  public init(dx: Int64, dy: Int64) {
    self.dx = dx
    self.dy = dy
  }
}

/// An animation on the wire.
public struct WireAnimation: Hashable, Sendable {
  /// How progress runs.
  public enum Curve: Hashable, Sendable {
    case easeInOut
    /// Response in milliseconds, damping in thousandths of critical.
    case spring(responseMs: UInt64, dampingPerMille: UInt64)
    /// A cubic Bézier from (0, 0) to (1, 1) by its control points, in thousandths; x1 and x2 are 0 to 1000.
    case cubic(x1: UInt64, y1: Int64, x2: UInt64, y2: Int64)
    /// Not time but somebody's hand carries it: `progress` of the way, in 1/4096, until the transition of
    /// this number is finished or cancelled.
    case interactive(transition: UInt64, progress: Int64)
    /// The transition goes the rest of its way by a spring.
    case finish(transition: UInt64, responseMs: UInt64, dampingPerMille: UInt64)
    /// The transition is over, and everything goes by a spring to where this delta has it.
    case cancel(transition: UInt64, responseMs: UInt64, dampingPerMille: UInt64)
  }

  /// What `progress` counts for the whole way.
  public static let progressUnits = 4096.0

  /// How progress runs.
  public var curve: Curve
  /// Length in milliseconds.
  public var durationMs: UInt64
  /// When it starts, in milliseconds of the server's monotonic clock.
  public var startMs: UInt64

  /// Makes an animation.
  public init(curve: Curve, durationMs: UInt64, startMs: UInt64) {
    self.curve = curve
    self.durationMs = durationMs
    self.startMs = startMs
  }
}

/// What elements show, sent once while any element of the view refers to it.
///
/// Contents never change: other content has another id. Both ends forget one when, after a delta, no
/// element of the view refers to it any more.
public struct WireContent: Hashable, Sendable {
  /// The content's number in this view.
  public var id: UInt64
  /// The raw value of `CellContent.Style`.
  public var style: UInt8
  /// One of ten hues, 0 to 9.
  public var hue: UInt8
  /// 0xRRGGBB, or `nil` to let the page choose from `hue`.
  public var colour: UInt32?
  /// The larger text.
  public var title: String
  /// The smaller text.
  public var subtitle: String
  /// Path of a picture on the same server; empty for none.
  public var image: String
  /// 0xRRGGBB of the ground while the element is selected or highlighted; `nil` for none of its own.
  public var selectedColour: UInt32?
  /// Whether the data is still being loaded, and the page shows bars in the place of texts.
  public var isPlaceholder: Bool
  /// How much of the data is there, in percent from 0 to 100; `nil` where that is not told.
  public var progress: UInt8?
  /// What a row of a list shows, for the style `list`.
  public var list: ListContent?
  /// The shape of the cell and what stands in it, in place of texts and picture.
  public var figure: CellFigure?

  /// Makes content.
  public init(
    id: UInt64,
    style: UInt8 = 0,
    hue: UInt8 = 0,
    colour: UInt32? = nil,
    title: String = "",
    subtitle: String = "",
    image: String = "",
    selectedColour: UInt32? = nil,
    isPlaceholder: Bool = false,
    progress: UInt8? = nil,
    list: ListContent? = nil,
    figure: CellFigure? = nil
  ) {
    self.id = id
    self.style = style
    self.hue = hue
    self.colour = colour
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.selectedColour = selectedColour
    self.isPlaceholder = isPlaceholder
    self.progress = progress
    self.list = list
    self.figure = figure
  }
}
