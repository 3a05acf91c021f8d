// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The changes of one update cycle to the elements that a collection view shows.
///
/// - Invariant: a key occurs at most once over the three lists.
public struct Transaction: Sendable {
  /// An element that is now shown.
  public struct Insertion: Sendable {
    /// The identity of the element.
    public var key: ElementKey
    /// The position of the element in the data.
    public var position: ElementPosition
    /// The attributes of the element from now on.
    public var attributes: ElementAttributes
    /// The attributes at the start of the animation; `nil` when the element appears at once.
    public var initial: ElementAttributes?

    /// Makes an insertion.
    public init(
      key: ElementKey,
      position: ElementPosition,
      attributes: ElementAttributes,
      initial: ElementAttributes? = nil
    ) {
      self.key = key
      self.position = position
      self.attributes = attributes
      self.initial = initial
    }
  }

  /// An element that stays, with another place, look or index path.
  public struct Update: Sendable {
    /// The identity of the element.
    public var key: ElementKey
    /// The position of the element in the data.
    public var position: ElementPosition
    /// The attributes of the element from now on.
    public var attributes: ElementAttributes
    /// Whether the view was configured again, so that its content must be read again.
    public var contentChanged: Bool

    /// Makes an update.
    public init(
      key: ElementKey,
      position: ElementPosition,
      attributes: ElementAttributes,
      contentChanged: Bool = false
    ) {
      self.key = key
      self.position = position
      self.attributes = attributes
      self.contentChanged = contentChanged
    }
  }

  /// An element that is no longer shown.
  public struct Removal: Sendable {
    /// The identity of the element.
    public var key: ElementKey
    /// The attributes at the end of the animation; `nil` when the element disappears at once.
    public var final: ElementAttributes?

    /// Makes a removal.
    public init(key: ElementKey, final: ElementAttributes? = nil) {
      self.key = key
      self.final = final
    }
  }

  /// The size of all content, in points.
  public var contentSize: CGSize
  /// Elements that are now shown.
  public var inserted: [Insertion] = []
  /// Elements that stay and differ.
  public var updated: [Update] = []
  /// Elements that are no longer shown.
  public var removed: [Removal] = []
  /// The animation of the change; `nil` when it is immediate.
  public var animation: ElementAnimation?

  /// Makes a transaction without element changes.
  public init(contentSize: CGSize, animation: ElementAnimation? = nil) {
    self.contentSize = contentSize
    self.animation = animation
  }

  /// Whether no element changed; the content size may have changed.
  public var hasNoElements: Bool { inserted.isEmpty && updated.isEmpty && removed.isEmpty }
}
