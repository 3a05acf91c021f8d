// SPDX-License-Identifier: Apache-2.0
package import CoreGraphics
import QuartzCore

extension UIView: LayerOwner {
  package var groundColour: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
}
