// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Distances and times of gestures that nobody documents; points and seconds.
///
/// - Source: policy, except the long press' half second and 10 points, which are the documented defaults
///   of `UILongPressGestureRecognizer`.
enum GesturePolicy {
  /// How far a finger may stray and still tap.
  static let tapSlop: CGFloat = 10
  /// How far the taps of a double tap may lie apart.
  static let tapDistance: CGFloat = 45
  /// How long a finger may stay down and still tap.
  static let longestTap: TimeInterval = 0.75
  /// How much time may pass from a tap to the next of a double tap.
  static let tapInterval: TimeInterval = 0.35
  /// How long a finger stays down for a long press.
  static let longPress: TimeInterval = 0.5
  /// How far a finger may stray before a long press.
  static let longPressSlop: CGFloat = 10
  /// How far fingers go before they pan.
  static let panSlop: CGFloat = 10
  /// By how much the distance of two fingers changes before they pinch.
  static let pinchSlop: CGFloat = 8
  /// By how much two fingers turn before they rotate, in radians.
  static let rotationSlop: CGFloat = 0.1
  /// How far a swipe goes, at least.
  static let swipeDistance: CGFloat = 50
  /// How long a swipe takes, at most.
  static let swipeDuration: TimeInterval = 0.5
  /// How far a swipe may stray sideways, as a part of its way.
  static let swipeStray: CGFloat = 0.5
  /// How far back velocities look.
  static let velocitySpan: TimeInterval = 0.1
}
