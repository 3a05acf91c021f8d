// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The inverse transform; the same transform if there is none.
///
/// - Source: the reference of `CATransform3DInvert`.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  let side = 4
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<side {
    // The largest number of the column gives the smallest rounding errors.
    let pivot = (column..<side).max {
      abs(left[$0 * side + column]) < abs(left[$1 * side + column])
    }
    guard let pivot, left[pivot * side + column] != 0 else { return t }
    for index in 0..<side {
      left.swapAt(column * side + index, pivot * side + index)
      right.swapAt(column * side + index, pivot * side + index)
    }
    let scale = left[column * side + column]
    for index in 0..<side {
      left[column * side + index] /= scale
      right[column * side + index] /= scale
    }
    for row in 0..<side where row != column {
      let factor = left[row * side + column]
      for index in 0..<side {
        left[row * side + index] -= factor * left[column * side + index]
        right[row * side + index] -= factor * right[column * side + index]
      }
    }
  }
  return right.allSatisfy(\.isFinite) ? CATransform3D(rows: right) : t
}
