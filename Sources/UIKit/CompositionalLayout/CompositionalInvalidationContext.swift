// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The size that a view prefers, in the form that a compositional layout uses.
struct CompositionalMeasurement {
  var kind: CompositionalElement.Kind
  var section: Int
  var item: Int
  var measure: CompositionalMeasure
}

/// A context that also has the measured size of a view.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var measurement: CompositionalMeasurement?
}
