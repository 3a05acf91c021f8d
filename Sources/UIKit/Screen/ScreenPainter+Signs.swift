// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The signs beside a row's content, as the page draws them (`web/renderer/cells/accessoryLook.js`).
extension ScreenPainter {
  private static let stroke: CGFloat = 2
  private static let thin: CGFloat = 1.5
  private static let hair: CGFloat = 0.5
  private static let radius: CGFloat = 6
  private static let lineGap: CGFloat = 6
  /// The sides of the boxes for which the shapes are drawn; other text sizes have other boxes.
  private static let chevronSide: CGFloat = 14
  private static let detailSide: CGFloat = 22
  private static let popUpSide: CGFloat = 16
  private static let rim = ContentColour(light: 0xC5C5_C7FF, dark: 0x5454_58FF)
  private static let white = ContentColour(.white)

  /// Paints a sign of a row in its place.
  mutating func paint(
    _ sign: ListAccessory,
    in box: CGRect,
    of row: ListContent,
    height: CGFloat
  ) {
    switch sign.kind {
    case .checkmark: paintTick(in: box, sign.tint)
    case .disclosureIndicator: paintChevron(in: box, row.isRightToLeft ? .pi : 0, sign.tint)
    case .outlineDisclosure:
      let turn: CGFloat = sign.isOn ? .pi / 2 : 0
      paintChevron(in: box, row.isRightToLeft ? .pi - turn : turn, sign.tint)
    case .detail: paintDetail(in: box, sign.tint)
    case .delete, .insert: paintButton(sign, in: box)
    case .multiselect: paintCircle(sign, in: box)
    case .popUpMenu: paintPopUp(in: box, sign.tint)
    case .reorder: paintGrip(sign, in: box, of: row, height: height)
    case .label, .custom: paintLabel(sign, in: box)
    }
  }

  private mutating func add(
    _ lines: [[CGPoint]],
    _ width: CGFloat,
    _ ink: ContentColour
  ) {
    let path = CGMutablePath()
    for line in lines {
      guard let first = line.first else { continue }
      path.move(to: first)
      for point in line.dropFirst() { path.addLine(to: point) }
    }
    add(.stroke(shape(of: path, movedBy: .zero), ink, width: width))
  }

  private func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> ScreenShape {
    let box = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    return .box(placed(box), radius: radius)
  }

  private mutating func paintTick(in box: CGRect, _ ink: ContentColour) {
    let line = [(0.08, 0.55), (0.37, 0.9), (0.92, 0.12)].map { x, y in
      CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
    }
    add([line], Self.stroke + 0.25, ink)
  }

  /// A chevron that points to the right unless it is turned clockwise, by an angle in radians.
  private mutating func paintChevron(in box: CGRect, _ angle: CGFloat, _ ink: ContentColour) {
    let scale = box.height / Self.chevronSide
    let (reach, depth) = (5.2 * scale, 2.6 * scale)
    let line = [(-depth, -reach), (depth, 0), (-depth, reach)].map { x, y in
      CGPoint(
        x: box.midX + x * cos(angle) - y * sin(angle),
        y: box.midY + x * sin(angle) + y * cos(angle)
      )
    }
    add([line], Self.stroke * scale, ink)
  }

  /// An i in a circle.
  private mutating func paintDetail(in box: CGRect, _ ink: ContentColour) {
    let scale = box.width / Self.detailSide
    let width = Self.thin * scale
    let (x, y) = (box.midX, box.midY)
    let at = { (dx: CGFloat, dy: CGFloat) in CGPoint(x: x + dx * scale, y: y + dy * scale) }
    add(.stroke(disc(x, y, box.width / 2 - width / 2), ink, width: width))
    add(.fill(disc(x, y - 5 * scale, 1.2 * scale), ink))
    add([[at(-1.4, -1.6), at(0.2, -1.6), at(0.2, 5)], [at(-2, 5), at(2.4, 5)]], width, ink)
  }

  private mutating func paintButton(_ sign: ListAccessory, in box: CGRect) {
    let (x, y, arm) = (box.midX, box.midY, box.width * 0.24)
    var lines = [[CGPoint(x: x - arm, y: y), CGPoint(x: x + arm, y: y)]]
    if sign.kind == .insert {
      lines.append([CGPoint(x: x, y: y - arm), CGPoint(x: x, y: y + arm)])
    }
    if let ground = sign.ground { add(.fill(disc(x, y, box.width / 2), ground)) }
    add(lines, Self.stroke, sign.tint)
  }

  /// An empty circle, or one with a check.
  private mutating func paintCircle(_ sign: ListAccessory, in box: CGRect) {
    guard sign.isOn else {
      let outline = disc(box.midX, box.midY, box.width / 2 - Self.thin / 2)
      return add(.stroke(outline, Self.rim, width: Self.thin))
    }
    add(.fill(disc(box.midX, box.midY, box.width / 2), sign.ground ?? sign.tint))
    let inner = box.width * 0.46
    let place = CGRect(
      x: box.midX - inner / 2,
      y: box.midY - inner * 0.42,
      width: inner,
      height: inner * 0.84
    )
    paintTick(in: place, Self.white)
  }

  private mutating func paintPopUp(in box: CGRect, _ ink: ContentColour) {
    let scale = box.height / Self.popUpSide
    let arrows = [-1.0, 1].map { way in
      [(-3.6, 2.6), (0, 6.2), (3.6, 2.6)].map { x, y in
        CGPoint(x: box.midX + x * scale, y: box.midY + way * y * scale)
      }
    }
    add(arrows, (Self.stroke - 0.2) * scale, ink)
  }

  private mutating func paintGrip(
    _ sign: ListAccessory,
    in box: CGRect,
    of row: ListContent,
    height: CGFloat
  ) {
    let bars = [0.12, 0.5, 0.88].map { share in
      let y = box.minY + box.height * share
      return [CGPoint(x: box.minX + 1, y: y), CGPoint(x: box.maxX - 1, y: y)]
    }
    add(bars, Self.stroke, sign.tint)
    guard sign.showsLine else { return }
    let x = row.isRightToLeft ? box.maxX + Self.lineGap : box.minX - Self.lineGap
    let top = box.midY - height / 2
    let line = [CGPoint(x: x, y: top + height * 0.2), CGPoint(x: x, y: top + height * 0.8)]
    add([line], Self.hair, sign.tint)
  }

  /// A label, or what is known of a view of the app.
  private mutating func paintLabel(_ sign: ListAccessory, in box: CGRect) {
    if let ground = sign.ground {
      let radius = min(Self.radius, box.width / 2, box.height / 2)
      add(.fill(.box(placed(box), radius: radius), ground))
    }
    guard let text = sign.text else { return }
    write(text.string, text.font, text.colour, in: box, at: .middle)
  }
}
