// SPDX-License-Identifier: Apache-2.0

/// Things from outside the page, such as files, that a user moves over a view and drops there.
///
/// Placeholders keep their places until a `StageDelivery` for each of them arrives.
public struct StageBring: Hashable, Sendable {
  /// The progress of the movement.
  public var phase: StageDrag.Phase
  /// The place of the pointer, in points of the content.
  public var point: Point
  /// The number of things; only with `began`.
  public var count: Int
  /// A random number of the page that identifies this drop in deliveries; only with `ended`.
  public var drop: UInt32
  /// The titles of the things, for their placeholders; only with `ended`.
  public var titles: [String]

  /// Makes a step.
  public init(
    phase: StageDrag.Phase,
    point: Point,
    count: Int = 0,
    drop: UInt32 = 0,
    titles: [String] = []
  ) {
    self.phase = phase
    self.point = point
    self.count = count
    self.drop = drop
    self.titles = titles
  }
}

/// The progress or the content of a dropped thing with a placeholder.
public struct StageDelivery: Hashable, Sendable {
  /// The state of a thing.
  public enum Step: Hashable, Sendable {
    /// This part of it is loaded, from 0 to 1.
    case progress(Double)
    /// It is complete and replaces its placeholder.
    case done(Item)
    /// It failed, and the placeholder is removed.
    case failed
  }

  /// The item that a thing becomes.
  public struct Item: Hashable, Sendable {
    /// First text.
    public var title: String
    /// Second text; empty for none.
    public var subtitle: String
    /// The natural width in points, if it has one.
    public var width: Double?
    /// The natural height in points, if it has one.
    public var height: Double?
    /// The background colour as 0xRRGGBB, if it has one.
    public var colour: UInt32?
    /// The path of a picture, or a small picture as a `data:` address; empty for none.
    public var image: String

    /// Makes an item.
    public init(
      title: String,
      subtitle: String = "",
      width: Double? = nil,
      height: Double? = nil,
      colour: UInt32? = nil,
      image: String = ""
    ) {
      self.title = title
      self.subtitle = subtitle
      self.width = width
      self.height = height
      self.colour = colour
      self.image = image
    }
  }

  /// The number of the drop.
  public var drop: UInt32
  /// The index of the thing, from 0.
  public var index: Int
  /// The state of the thing.
  public var step: Step

  /// Makes a delivery.
  public init(drop: UInt32, index: Int, step: Step) {
    self.drop = drop
    self.index = index
    self.step = step
  }
}
