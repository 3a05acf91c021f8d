// SPDX-License-Identifier: Apache-2.0
package import CoreGraphics
import LayoutEngine
import QuartzCore

extension UIView: CALayerDelegate {}

extension UIView: LayerOwner {
  package var layerAround: CALayer? { superview?.layer }

  package var ownersWithin: [any LayerOwner] { tree.subviews }

  package var isInWindow: Bool { window != nil }

  package func noteChange(of key: String, from old: Any, to new: Any) {
    ViewMotion.note(.layer(key, from: old, to: new), of: self)
  }

  package func pass(by transition: CATransition) {
    guard let veil = ViewVeil(over: self) else { return }
    veil.show(ViewTransition(transition, in: bounds.size), ElementAnimation(transition))
  }

  package var groundColour: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
}
