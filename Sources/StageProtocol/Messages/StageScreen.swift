// SPDX-License-Identifier: Apache-2.0

/// What a view shows of an app's screen around its collection view.
///
/// All places are points of the viewport.
public struct StageScreen: Hashable, Sendable {
  /// A rectangle in the viewport, in points.
  public typealias Place = ContentRect

  /// The revision of the view's elements that belongs to it.
  public var revision: UInt64
  /// The place of the collection view; `nil` when the screen has none.
  public var place: PaintBox?
  /// Where elements are seen that reach out of the place; `nil` when the collection view clips them.
  public var reach: PaintBox?
  /// The number of the collection view, in the order in which the app first showed them.
  public var list: Int
  /// How an inverted list's content is seen; `nil` when it is as it is laid out.
  public var mirror: Mirror?
  /// How the content is seen while it is on its way to its place; `nil` at rest.
  public var motion: Motion?
  /// Whether one screen is passing into another one.
  public var isChanging: Bool
  /// The free space around the content, from the edges of the viewport.
  public var insets: Insets
  /// How far the bar at the top shrinks while the content scrolls away under it.
  public var collapse: Double
  /// What is painted, from back to front; the elements are in front of the layers that are not over them.
  public var layers: [Layer]
  /// The direction in which the content scrolls: `vertical`, `horizontal` or `both`.
  public var scrolls: String
  /// Whether a view around the content takes drags across the direction in which the content scrolls.
  public var takesAcross: Bool
  /// Whether a view around the content takes drags along that direction, because fingers cannot move the content.
  public var takesAlong: Bool
  /// Which drags along the content, begun while it is at its upper edge, are for a sheet around it.
  public var takesAtEdge: EdgeDrags
  /// Whether people cannot scroll the content.
  public var isStill: Bool
  /// Where the content can be pulled beyond its edges.
  public var bounce: Bounce
  /// Which indicators show where the content is.
  public var indicators: Indicators
  /// The things that take touches in place of the collection view, from back to front.
  public var controls: [Control]
  /// Whether there is a screen to go back to.
  public var canGoBack: Bool
  /// The field that has the keyboard; `nil` for none.
  public var field: Field?

  /// Makes a screen.
  public init(
    revision: UInt64,
    place: PaintBox?,
    reach: PaintBox? = nil,
    list: Int = 0,
    mirror: Mirror? = nil,
    motion: Motion? = nil,
    isChanging: Bool = false,
    insets: Insets,
    collapse: Double = 0,
    scrolls: String = "vertical",
    takesAcross: Bool = false,
    takesAlong: Bool = false,
    takesAtEdge: EdgeDrags = .none,
    isStill: Bool = false,
    bounce: Bounce = .always,
    indicators: Indicators = .both,
    layers: [Layer] = [],
    controls: [Control] = [],
    canGoBack: Bool = false,
    field: Field? = nil
  ) {
    self.revision = revision
    self.place = place
    self.reach = reach
    self.list = list
    self.mirror = mirror
    self.motion = motion
    self.isChanging = isChanging
    self.insets = insets
    self.collapse = collapse
    self.scrolls = scrolls
    self.takesAcross = takesAcross
    self.takesAlong = takesAlong
    self.takesAtEdge = takesAtEdge
    self.isStill = isStill
    self.bounce = bounce
    self.indicators = indicators
    self.layers = layers
    self.controls = controls
    self.canGoBack = canGoBack
    self.field = field
  }
}

extension StageScreen {
  /// Where content can be pulled beyond its edges.
  public enum Bounce: String, CaseIterable, Sendable {
    /// Also if all of it is seen.
    case always
    /// Only if there is more of it than is seen.
    case overflow
    /// Nowhere.
    case never
  }

  /// The drags that begin on content at its upper edge and move what is around it.
  public enum EdgeDrags: String, CaseIterable, Sendable {
    case none
    /// Those down.
    case down
    /// Those down and up.
    case both
  }

  /// The axes along which an indicator shows where the content is, while it moves.
  public enum Indicators: String, CaseIterable, Sendable {
    case both
    case vertical
    case horizontal
    case none
  }

  /// Operations that are painted together.
  public struct Layer: Hashable, Sendable {
    /// Whether it is in front of the elements.
    public var isOver: Bool
    /// The operations in a light interface.
    public var light: [PaintOperation]
    /// The operations in a dark interface; `nil` for the same ones.
    public var dark: [PaintOperation]?
    /// The visible part; `nil` for all.
    public var clip: PaintBox?
    /// How it moves down with the content; `nil` for a layer that stands still.
    public var follows: Range?
    /// Where it appears while the content moves up; `nil` for a layer that is always seen.
    public var appears: Range?

    /// Makes a layer.
    public init(
      isOver: Bool,
      light: [PaintOperation],
      dark: [PaintOperation]? = nil,
      clip: PaintBox? = nil,
      follows: Range? = nil,
      appears: Range? = nil
    ) {
      self.isOver = isOver
      self.light = light
      self.dark = dark
      self.clip = clip
      self.follows = follows
      self.appears = appears
    }
  }

  /// The lines of the viewport at which the content is mirrored: an inverted list is laid out and scrolls as any
  /// other, and only seen and touched the other way around.
  public struct Mirror: Hashable, Sendable {
    /// The vertical line at which left and right are exchanged; `nil` when they are not.
    public var x: Double?
    /// The horizontal line at which top and bottom are exchanged; `nil` when they are not.
    public var y: Double?

    /// Makes a mirror.
    public init(x: Double? = nil, y: Double? = nil) {
      self.x = x
      self.y = y
    }
  }

  /// How content is seen that is on its way to its place.
  public struct Motion: Hashable, Sendable {
    /// The numbers a, b, c, d, tx and ty of the transform that places it, in points of the viewport.
    public var place: [Double]
    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// Makes a motion.
    public init(place: [Double], opacity: Double = 1) {
      self.place = place
      self.opacity = opacity
    }
  }

  /// Two places of the content's upper edge in the viewport, the lower number first.
  public struct Range: Hashable, Sendable {
    /// The upper place.
    public var from: Double
    /// The lower place.
    public var to: Double

    /// Makes a range.
    public init(from: Double, to: Double) {
      self.from = from
      self.to = to
    }
  }

  /// A thing that takes touches.
  public struct Control: Hashable, Sendable {
    /// What a control is for people.
    public enum Role: String, CaseIterable, Sendable {
      case button
      case link
      case tab
      case field
      case toggle
      case slider
      case scroller
      case grip
      case area
    }

    /// Drags of one finger.
    public enum Drags: String, CaseIterable, Sendable {
      case both
      case horizontal
      case vertical
      case none
    }

    /// The place in the viewport.
    public var place: Place
    /// What it is.
    public var role: Role
    /// Its name for people.
    public var label: String
    /// Whether it is chosen or on.
    public var isOn: Bool
    /// Whether it is in an element, so that its place is one of the content.
    public var isInContent: Bool
    /// The drags that a grip in an element takes; the others are the content's.
    public var drags: Drags
    /// The time after which a finger that rests is the grip's, in s; `nil` for never.
    public var press: Double?

    /// Makes a control.
    public init(
      place: Place,
      role: Role,
      label: String,
      isOn: Bool = false,
      isInContent: Bool = false,
      drags: Drags = .both,
      press: Double? = nil
    ) {
      self.place = place
      self.role = role
      self.label = label
      self.isOn = isOn
      self.isInContent = isInContent
      self.drags = drags
      self.press = press
    }
  }
}

extension StageScreen {
  /// A field for text.
  public struct Field: Hashable, Sendable {
    /// The place of the text in the viewport.
    public var place: Place
    /// The text.
    public var text: String
    /// The name for people.
    public var label: String
    /// The size of the font, in points.
    public var size: Double
    /// Whether the device's keyboard comes up for it, and no view of the app's in its place.
    public var hasKeyboard: Bool

    /// Makes a field.
    public init(
      place: Place,
      text: String,
      label: String,
      size: Double,
      hasKeyboard: Bool = true
    ) {
      self.place = place
      self.text = text
      self.label = label
      self.size = size
      self.hasKeyboard = hasKeyboard
    }
  }
}

/// A finger on a screen, outside of its collection view.
public struct ScreenTouch: Hashable, Sendable {
  /// The progress of the touch.
  public var phase: StageTouch.Phase
  /// The place of the finger in the viewport, in points.
  public var point: Point
  /// Which of the fingers it is.
  public var finger: Int
  /// The time on the client's clock, in seconds; `nil` for when it arrives.
  public var at: Double?

  /// Makes a touch.
  public init(phase: StageTouch.Phase, point: Point, finger: Int = 0, at: Double? = nil) {
    self.phase = phase
    self.point = point
    self.finger = finger
    self.at = at
  }
}
