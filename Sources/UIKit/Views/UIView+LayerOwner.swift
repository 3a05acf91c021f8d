// SPDX-License-Identifier: Apache-2.0
package import CoreGraphics
import QuartzCore

extension UIView: CALayerDelegate {}

extension UIView: LayerOwner {
  package var layerAround: CALayer? { superview?.layer }

  package var isInWindow: Bool { window != nil }

  package var groundColour: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
}
