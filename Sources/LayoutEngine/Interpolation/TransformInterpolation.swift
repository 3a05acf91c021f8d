// SPDX-License-Identifier: Apache-2.0

/// How a transform goes over into another one.
package enum TransformInterpolation: Hashable, Sendable {
  /// Shift, rotation by the shorter way, scale and shear each go straight: half of a quarter turn is an
  /// eighth of a turn.
  case decomposed
  /// Each number of the matrix goes straight: half of a quarter turn is 0.707 as large.
  case matrix
}
