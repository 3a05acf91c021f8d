// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Distances and times of gestures that are not documented, in points and seconds.
///
/// - Source: policy, except the half second and the 10 points of a long press, which are the
///   documented defaults of `UILongPressGestureRecognizer`.
enum GesturePolicy {
  /// The greatest distance that a finger may move during a tap.
  static let tapSlop: CGFloat = 10
  /// The greatest distance between the taps of a double tap.
  static let tapDistance: CGFloat = 45
  /// The longest time of a tap.
  static let longestTap: TimeInterval = 0.75
  /// The longest time between the taps of a double tap.
  static let tapInterval: TimeInterval = 0.35
  /// The shortest time of a long press.
  static let longPress: TimeInterval = 0.5
  /// The greatest distance that a finger may move before a long press.
  static let longPressSlop: CGFloat = 10
  /// The distance that fingers move before a pan begins.
  static let panSlop: CGFloat = 10
  /// How far from the screen's edge a finger comes down that drags from there.
  static let edgeWidth: CGFloat = 20
  /// The change of the distance between two fingers before a pinch begins.
  static let pinchSlop: CGFloat = 8
  /// The angle by which two fingers turn before a rotation begins, in radians.
  static let rotationSlop: CGFloat = 0.1
  /// The shortest distance of a swipe.
  static let swipeDistance: CGFloat = 50
  /// The longest time of a swipe.
  static let swipeDuration: TimeInterval = 0.5
  /// How far a swipe may deviate sideways, as a fraction of its length.
  static let swipeStray: CGFloat = 0.5
  /// The time span from which velocities are computed.
  static let velocitySpan: TimeInterval = 0.1
}
