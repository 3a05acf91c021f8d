// SPDX-License-Identifier: Apache-2.0

/// How a transform changes into another one.
package enum TransformInterpolation: Hashable, Sendable {
  /// Shift, rotation by the shorter way, scale and shear each go straight: the middle of a quarter
  /// turn is an eighth of a turn.
  case decomposed
  /// Each number of the matrix goes straight: the middle of a quarter turn has the scale 0.707.
  case matrix
}
