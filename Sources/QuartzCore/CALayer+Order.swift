// SPDX-License-Identifier: Apache-2.0

/// Layers between the views of a layer's view.
///
/// - Source: the references of `addSublayer(_:)` and `UIView.layer`: a view's layer has the layers of the views in it and
///   those that code added in one order, in which they are painted.
extension CALayer {
  /// What lies in a layer.
  private enum Part {
    case layer(CALayer)
    case view(any LayerOwner)

    var layer: CALayer? { if case .layer(let layer) = self { layer } else { nil } }
    var view: (any LayerOwner)? { if case .view(let view) = self { view } else { nil } }
  }

  /// What lies in the layer, from back to front.
  private var parts: [Part] {
    let own = sublayers ?? []
    let views = view?.ownersWithin ?? []
    var parts = own.filter { layer in !views.contains { $0 === layer.viewBehind } }.map(Part.layer)
    for view in views {
      parts.append(.view(view))
      parts += own.filter { $0.viewBehind === view }.map(Part.layer)
    }
    return parts
  }

  /// The index of a layer, or of a view's layer, among everything that lies in this one.
  func place(of layer: CALayer?) -> Int? {
    guard let layer else { return nil }
    return parts.firstIndex { part in
      part.layer === layer || layer.view.map { $0 === part.view } ?? false
    }
  }

  /// Puts a layer at an index among everything that lies in this one; behind the end, in front of all.
  func put(_ layer: CALayer, at index: Int) {
    let parts = parts
    let behind = parts.prefix(index)
    layer.viewBehind = behind.last { $0.view != nil }?.view
    sublayers = behind.compactMap(\.layer) + [layer] + parts.dropFirst(index).compactMap(\.layer)
  }

  /// Keeps the layers in front of a view where they are, because the view goes away or to another place.
  package func keepPlaces(without view: any LayerOwner) {
    guard sublayers?.contains(where: { $0.viewBehind === view }) == true else { return }
    let before = self.view?.ownersWithin.prefix { $0 !== view }.last
    for layer in sublayers ?? [] where layer.viewBehind === view { layer.viewBehind = before }
  }
}
