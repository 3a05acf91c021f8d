// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Pictures that layers have as contents, and particles.
extension ScreenPainter {
  /// Paints the picture that code gave a layer.
  mutating func paintContents(of layer: CALayer, _ box: CGRect) {
    guard let picture = UIImage(contents: layer.contents), !box.isEmpty else { return }
    paint(picture, .black, in: box, layer.contentsGravity.mode, radius: layer.cornerRadius)
  }

  /// Paints the particles of an emitter.
  mutating func paint(_ layer: CAEmitterLayer) {
    layer.swarm.notePainted()
    if layer.emitterCells?.contains(where: { $0.emitterCells?.isEmpty == false }) == true {
      SourceNotes.current.report(
        "unpainted-layer",
        "The particles that particles of a CAEmitterLayer emit are not painted."
      )
    }
    for particle in layer.swarm.particles { paint(particle) }
  }

  /// - Source: the reference of `CAEmitterCell.color`: it is multiplied with the picture. A picture is painted in its own
  ///   colours where that changes nothing, and as an outline in the particle's colour otherwise.
  private mutating func paint(_ particle: Particle) {
    let parts = particle.shownColour
    guard parts.count == 4, parts[3] > 0, particle.scale > 0,
      let picture = UIImage(contents: particle.cell.contents)
    else { return }
    let plain = parts[0...2].allSatisfy { $0 == 1 }
    let tint = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    let scale = particle.scale / max(particle.cell.contentsScale, 1)
    let place = particle.place
    let turn = CGAffineTransform(rotationAngle: particle.turn)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y)).concatenating(way)
    add(.group(turn.numbers, clip: nil, opacity: parts[3]))
    let outer = way
    way = .identity
    let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    let box = CGRect(
      origin: CGPoint(x: -size.width / 2, y: -size.height / 2),
      size: size
    )
    let shown = plain ? picture : picture.withRenderingMode(.alwaysTemplate)
    paint(shown, tint, in: box, .scaleToFill)
    way = outer
    add(.end)
  }
}

extension UIImage {
  /// The picture that a layer has as contents; `nil` for other contents.
  convenience init?(contents: Any?) {
    if let image = contents as? UIImage, let picture = image.cgImage {
      self.init(cgImage: picture)
    } else if let picture = contents as? CGImage {
      self.init(cgImage: picture)
    } else {
      return nil
    }
  }
}

extension CALayerContentsGravity {
  /// The same for a picture in a view.
  fileprivate var mode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
