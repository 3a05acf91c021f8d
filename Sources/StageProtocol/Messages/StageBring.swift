// SPDX-License-Identifier: Apache-2.0

/// Things from outside the page that somebody carries over a view and puts down on it, such as files.
///
/// Placeholders hold their places until a `StageDelivery` says what became of each.
public struct StageBring: Hashable, Sendable {
  /// How far it has come.
  public var phase: StageDrag.Phase
  /// Where the pointer is, in points of the content.
  public var point: Point
  /// How many things there are; only for the beginning.
  public var count: Int
  /// The number by which deliveries name what is put down now, drawn by the page; only for the end.
  public var drop: UInt32
  /// What the things are called, for their placeholders; only for the end.
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

/// What became of a thing that was put down and for which a placeholder stands.
public struct StageDelivery: Hashable, Sendable {
  /// What is told.
  public enum Step: Hashable, Sendable {
    /// So much of it is there, from 0 to 1.
    case progress(Double)
    /// It is there, and takes the place of its placeholder.
    case done(Item)
    /// It will not come, and the placeholder goes.
    case failed
  }

  /// What a thing turned out to be.
  public struct Item: Hashable, Sendable {
    /// First text.
    public var title: String
    /// Second text; empty for none.
    public var subtitle: String
    /// Natural width in points, if it has one.
    public var width: Double?
    /// Natural height in points, if it has one.
    public var height: Double?
    /// Ground as 0xRRGGBB, if it has one.
    public var colour: UInt32?

    /// Makes an item.
    public init(
      title: String,
      subtitle: String = "",
      width: Double? = nil,
      height: Double? = nil,
      colour: UInt32? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.width = width
      self.height = height
      self.colour = colour
    }
  }

  /// The number of the drop.
  public var drop: UInt32
  /// Which of its things, from 0.
  public var index: Int
  /// What became of it.
  public var step: Step

  /// Makes a delivery.
  public init(drop: UInt32, index: Int, step: Step) {
    self.drop = drop
    self.index = index
    self.step = step
  }
}
