// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The size that a view asked for, as a compositional layout takes it.
struct CompositionalMeasurement {
  var kind: CompositionalElement.Kind
  var section: Int
  var item: Int
  var measure: CompositionalMeasure
}

/// A context that also tells what a view was measured with.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var measurement: CompositionalMeasurement?
}
