// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageProtocol
import UIKit

/// An app's screen in a snapshot: what is painted around the elements, and its parts in words.
@MainActor
struct SnapshotScreen {
  private let figure: ScreenFigure
  private let parts: [ScreenPart]
  /// Where the content's upper left corner is on the screen.
  private let origin: CGPoint
  private let isDark: Bool
  private let layout: String

  init(_ screen: LiveScreen, of content: UICollectionView, isDark: Bool) {
    // The first part of the name is the module's.
    layout = String(reflecting: type(of: content.collectionViewLayout))
      .split(separator: ".").dropFirst().joined(separator: ".")
    figure = screen.figure
    parts = screen.parts
    let place = screen.place?.origin ?? .zero
    let offset = content.contentOffset
    origin = CGPoint(x: place.x - offset.x, y: place.y - offset.y)
    self.isDark = isDark
  }

  /// The screen in words.
  var words: Snapshot.Screen {
    Snapshot.Screen(
      place: figure.place.map { Snapshot.Rect($0) },
      parts: parts.map {
        Snapshot.Screen.Part(kind: $0.kind, frame: Snapshot.Rect($0.place), text: $0.words)
      },
      layout: figure.place == nil ? nil : layout
    )
  }

  /// The operations of the whole screen, with those of the elements in their place.
  func operations(around elements: [PaintOperation]) -> [PaintOperation] {
    let behind = figure.layers.filter { !$0.isOver }.flatMap(operations)
    let front = figure.layers.filter(\.isOver).flatMap(operations)
    guard let place = figure.place, !elements.isEmpty else { return behind + front }
    let seen =
      figure.reach.map { PaintBox($0, radius: figure.reachRadius) }
      ?? PaintBox(place, radius: figure.radius)
    let clip = PaintGroup(clip: .box(seen))
    let way = [figure.mirror.x, figure.mirror.y].map { Double($0 == nil ? 1 : -1) }
    let move = PaintGroup(
      place: [
        way[0], 0, 0, way[1],
        Double(2 * (figure.mirror.x ?? 0)) + way[0] * Double(origin.x),
        Double(2 * (figure.mirror.y ?? 0)) + way[1] * Double(origin.y),
      ]
    )
    return behind + [.group(clip), .group(move)] + elements + [.end, .end] + front
  }

  /// A layer at the content's present place, as the page paints it.
  private func operations(_ layer: ScreenLayer) -> [PaintOperation] {
    let edge = origin.y
    var down: CGFloat = 0
    var opacity: CGFloat = 1
    if let follows = layer.follows {
      down = min(max(edge, follows.lowerBound), follows.upperBound)
    }
    if let appears = layer.appears {
      let way = appears.to - appears.from
      opacity = way == 0 ? (edge <= appears.to ? 1 : 0) : (edge - appears.from) / way
      opacity = min(1, max(0, opacity))
    }
    guard opacity > 0 else { return [] }
    let steps = ScreenPaint(isDark: isDark).operations(layer.steps)
    let move = down == 0 ? nil : [1, 0, 0, 1, 0, Double(down)]
    let inner = [.group(PaintGroup(place: move, opacity: Double(opacity)))] + steps + [.end]
    guard let clip = layer.clip else { return inner }
    let box = PaintBox(
      x: Double(clip.minX),
      y: Double(clip.minY),
      width: Double(clip.width),
      height: Double(clip.height)
    )
    return [.group(PaintGroup(clip: .box(box)))] + inner + [.end]
  }
}
