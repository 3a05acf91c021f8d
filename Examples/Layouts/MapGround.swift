// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A tile of a map's sea, whose edges make the map's net of lines.
public final class MapSeaView: UICollectionReusableView {
  private static let lineWidth: CGFloat = 0.5
  private let line = UIView()
  private let water = UIView()

  /// Makes a tile of the sea.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .seaLine
    water.backgroundColor = .seaWater
    addSubview(line)
    addSubview(water)
  }

  /// Makes a tile from an archive, but reads nothing else from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(line)
    addSubview(water)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = bounds
    water.frame = bounds.insetBy(dx: Self.lineWidth, dy: Self.lineWidth)
  }
}

/// The land of a tile of a map: it masks itself with the coast.
public final class MapLandView: UICollectionReusableView {
  private let ground = UIView()
  /// What the mask was made for.
  private var masked: (tile: Int, size: CGSize)?

  /// Makes a piece of land.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ground.backgroundColor = .dryLand
    addSubview(ground)
  }

  /// Makes a piece of land from an archive, but reads nothing else from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ground)
  }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let tile = layoutAttributes.indexPath.item
    let size = layoutAttributes.size
    guard masked?.tile != tile || masked?.size != size else { return }
    masked = (tile, size)
    let shape = CAShapeLayer()
    shape.path = MapLand.outline(ofTile: tile, in: size).cgPath
    layer.mask = shape
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
  }
}

/// The land of the earth, tile by tile.
@MainActor
enum MapLand {
  /// Degrees of a tile with the land that reaches over its edges.
  private static let reach = CGFloat(CoastLine.tileDegrees) + 2 * CGFloat(CoastLine.overlap)
  /// Letters of a point: two for each coordinate.
  private static let lettersOfPoint = 4
  private static let values: [UInt8: Int] = {
    Dictionary(uniqueKeysWithValues: CoastLine.letters.utf8.enumerated().map { ($1, $0) })
  }()

  /// Whether a tile has land.
  static func isLand(_ tile: Int) -> Bool {
    CoastLine.tiles.indices.contains(tile) && !CoastLine.tiles[tile].isEmpty
  }

  /// The coast of a tile, for a view that also shows the land over the tile's edges.
  ///
  /// - Complexity: O(*n*) in the number of points.
  static func outline(ofTile tile: Int, in size: CGSize) -> UIBezierPath {
    let path = UIBezierPath()
    guard isLand(tile) else { return path }
    let scale = CGSize(width: size.width / reach, height: size.height / reach)
    for text in CoastLine.tiles[tile].split(separator: " ") {
      let letters = Array(text.utf8)
      for start in stride(from: 0, to: letters.count - lettersOfPoint + 1, by: lettersOfPoint) {
        let point = CGPoint(
          x: degrees(letters, start) * scale.width,
          y: degrees(letters, start + 2) * scale.height
        )
        if start == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
    }
    return path
  }

  private static func degrees(_ letters: [UInt8], _ start: Int) -> CGFloat {
    let high = values[letters[start]] ?? 0
    let low = values[letters[start + 1]] ?? 0
    return CGFloat(high * values.count + low) / CGFloat(CoastLine.steps)
  }
}

extension UIColor {
  @MainActor fileprivate static let seaWater = themed(
    light: (0.78, 0.88, 0.95),
    dark: (0.07, 0.12, 0.18)
  )
  @MainActor fileprivate static let seaLine = themed(
    light: (0.72, 0.84, 0.92),
    dark: (0.10, 0.16, 0.23)
  )
  @MainActor fileprivate static let dryLand = themed(
    light: (0.96, 0.95, 0.91),
    dark: (0.17, 0.20, 0.23)
  )
}
