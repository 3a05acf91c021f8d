// SPDX-License-Identifier: Apache-2.0
public import LayoutEngine

/// The changes of a view's visible elements between two revisions.
///
/// - Invariant: `removed`, `updated` and `inserted` are ascending by id, and no id occurs twice over the three.
public struct Delta: Hashable, Sendable {
  /// The view.
  public var view: UInt64
  /// The revision after the delta.
  public var revision: UInt64
  /// The revision before the delta; `nil` means that it is a snapshot.
  public var base: UInt64?
  /// The content's new size; `nil` when it is unchanged.
  public var contentSize: WireSize?
  /// The animation of the change; `nil` when the change is immediate.
  public var animation: WireAnimation?
  /// The vector by which the viewport moves together with the content, so that the visible content
  /// keeps its place on the screen.
  ///
  /// The driver and the followers add it to the content offset.
  public var offsetAdjustment: WireVector?
  /// New, changed and removed orthogonal sections, ascending by id.
  public var orthogonalSections: [OrthogonalSectionRecord] = []
  /// Contents of these elements that the receiver does not have at `base`.
  public var contents: [WireContent] = []
  /// Elements that disappear.
  public var removed: [Removal] = []
  /// Elements that stay and change.
  public var updated: [Update] = []
  /// Elements that appear.
  public var inserted: [Insertion] = []

  /// Makes a delta that changes nothing yet.
  public init(view: UInt64, revision: UInt64, base: UInt64?) {
    self.view = view
    self.revision = revision
    self.base = base
  }

  /// An element that disappears.
  public struct Removal: Hashable, Sendable {
    /// The element's number in this view.
    public var id: UInt64
    /// The end of its animation, as a change of its last attributes; `nil` means that it disappears
    /// at once.
    public var final: AttributeChange?

    /// Makes a removal.
    public init(id: UInt64, final: AttributeChange? = nil) {
      self.id = id
      self.final = final
    }
  }

  /// An element that stays and changes.
  public struct Update: Hashable, Sendable {
    /// The element's number in this view.
    public var id: UInt64
    /// The change of its attributes.
    public var change: AttributeChange

    /// Makes an update.
    public init(id: UInt64, change: AttributeChange) {
      self.id = id
      self.change = change
    }
  }

  /// An element that appears.
  public struct Insertion: Hashable, Sendable {
    /// The element's number in this view.
    public var id: UInt64
    /// 0 cell, 1 supplementary, 2 decoration.
    public var category: UInt8
    /// The element kind; empty for cells.
    public var kind: String
    /// The identity within category and kind, the same in all hosts and revisions.
    public var key: String
    /// The attributes after the delta.
    public var attributes: WireAttributes
    /// The start of its animation, as a change of `attributes`; `nil` means that it appears at
    /// once.
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
  /// The function of time, or the client's hand, that sets the progress.
  public enum Curve: Hashable, Sendable {
    case easeInOut
    /// The response is in milliseconds, the damping in thousandths of the critical one.
    case spring(responseMs: UInt64, dampingPerMille: UInt64)
    /// A client's hand sets the progress, in 1/4096 of the way, until the transition with this
    /// number is finished or cancelled.
    case interactive(transition: UInt64, progress: Int64)
    /// The transition goes to its end by a spring.
    case finish(transition: UInt64, responseMs: UInt64, dampingPerMille: UInt64)
    /// The transition is over, and everything goes by a spring to its place in this delta.
    case cancel(transition: UInt64, responseMs: UInt64, dampingPerMille: UInt64)
  }

  /// The value of `progress` at the end of the way.
  public static let progressUnits = 4096.0

  /// The curve of the progress.
  public var curve: Curve
  /// The duration, in milliseconds.
  public var durationMs: UInt64
  /// The start, in milliseconds of the server's monotonic clock.
  public var startMs: UInt64

  /// Makes an animation.
  public init(curve: Curve, durationMs: UInt64, startMs: UInt64) {
    self.curve = curve
    self.durationMs = durationMs
    self.startMs = startMs
  }
}

/// The content of elements, sent once while an element of the view refers to it.
///
/// Contents never change: a changed content gets another id. Both ends forget a content when, after
/// a delta, no element of the view refers to it.
public struct WireContent: Hashable, Sendable {
  /// The content's number in this view.
  public var id: UInt64
  /// The raw value of `CellContent.Style`.
  public var style: UInt8
  /// One of ten hues, 0 to 9.
  public var hue: UInt8
  /// The colour as 0xRRGGBB, or `nil` to let the page choose one by `hue`.
  public var colour: UInt32?
  /// The larger text.
  public var title: String
  /// The smaller text.
  public var subtitle: String
  /// The path of a picture on the same server; empty for none.
  public var image: String
  /// The background colour of the selected or highlighted element, as 0xRRGGBB; `nil` for the usual
  /// one.
  public var selectedColour: UInt32?
  /// Whether the data is still loading; the page shows bars instead of texts then.
  public var isPlaceholder: Bool
  /// The loaded part of the data, in percent from 0 to 100; `nil` when it is unknown.
  public var progress: UInt8?
  /// The content of a list's row, for the style `list`.
  public var list: ListContent?
  /// The shape of the cell and its content, instead of texts and picture.
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
