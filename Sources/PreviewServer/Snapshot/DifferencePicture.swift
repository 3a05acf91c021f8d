// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Paints what differs between a stored snapshot and a new one.
///
/// The new picture is pale. On it, elements that are gone are red and new ones are green. Moved ones
/// are blue, with a line from their old place, which has a red edge; those that differ in other
/// values have an amber edge.
struct DifferencePicture {
  private static let gone: UInt32 = 0xd62f2f
  private static let added: UInt32 = 0x1e8e3e
  private static let moved: UInt32 = 0x1f6feb
  private static let other: UInt32 = 0xd98a00
  private static let edge = 1.5
  private static let veil = 0.18
  /// How much of the new picture is seen.
  private static let pale = 0.35
  private static let dot = 2.5

  /// The picture for a difference.
  static func picture(
    of difference: SnapshotDifference,
    from old: Snapshot,
    to new: SnapshotPicture
  ) -> SnapshotPicture {
    var picture = new
    picture.rect = rect(old, new)
    picture.operations =
      [.group(PaintGroup(opacity: pale))] + new.operations + [.end]
      + difference.changes.flatMap { marks(of: $0) }
    return picture
  }

  /// The part of the content to paint: both screens, if they begin at the same place.
  private static func rect(_ old: Snapshot, _ new: SnapshotPicture) -> Snapshot.Rect {
    var rect = new.rect
    guard old.bounds.x == rect.x, old.bounds.y == rect.y else { return rect }
    rect.width = max(rect.width, old.bounds.width)
    rect.height = max(rect.height, old.bounds.height)
    return rect
  }

  private static func marks(of change: SnapshotDifference.Change) -> [PaintOperation] {
    switch change {
    case .gone(let element): return mark(element, gone, isFilled: true)
    case .added(let element): return mark(element, added, isFilled: true)
    case .changed(let old, let new):
      guard old.frame != new.frame || old.transform != new.transform else {
        return mark(new, other, isFilled: false)
      }
      return mark(old, gone, isFilled: false) + mark(new, moved, isFilled: true) + way(old, new)
    }
  }

  private static func mark(
    _ element: Snapshot.Element,
    _ colour: UInt32,
    isFilled: Bool
  ) -> [PaintOperation] {
    let frame = element.frame
    let box = PaintBox(x: 0, y: 0, width: max(0, frame.width), height: max(0, frame.height))
    let fill: [PaintOperation] =
      isFilled ? [.fill(.box(box), PaintInk(colour, opacity: veil))] : []
    let line = PaintOperation.stroke(.box(box.inset(by: edge / 2)), PaintInk(colour), width: edge)
    return [.group(PaintGroup(place: place(of: element)))] + fill + [line, .end]
  }

  /// The map from the element's own coordinates to those of the content; a transform that leaves the plane is left out.
  private static func place(of element: Snapshot.Element) -> [Double] {
    let (frame, half) = (element.frame, (x: element.frame.width / 2, y: element.frame.height / 2))
    guard let map = element.transform else { return [1, 0, 0, 1, frame.x, frame.y] }
    let x = frame.x + half.x + map[4] - map[0] * half.x - map[2] * half.y
    let y = frame.y + half.y + map[5] - map[1] * half.x - map[3] * half.y
    return Array(map.prefix(4)) + [x, y]
  }

  /// A line between the middles of both places, with a dot at its end; an element that only grew has none.
  private static func way(_ old: Snapshot.Element, _ new: Snapshot.Element) -> [PaintOperation] {
    let (start, end) = (centre(of: old), centre(of: new))
    let isMoved = old.frame.x != new.frame.x || old.frame.y != new.frame.y
    guard start != end, isMoved || old.transform != new.transform else { return [] }
    let ink = PaintInk(moved)
    let steps = [PaintStep.move(start.x, start.y), .line(end.x, end.y)]
    return [
      .stroke(.way(steps, isEvenOdd: false), ink, width: 1),
      .fill(.disc(x: end.x, y: end.y, radius: dot), ink),
    ]
  }

  private static func centre(of element: Snapshot.Element) -> Point {
    let shift = element.transform.map { Point(x: $0[4], y: $0[5]) } ?? Point(x: 0, y: 0)
    return Point(
      x: element.frame.x + element.frame.width / 2 + shift.x,
      y: element.frame.y + element.frame.height / 2 + shift.y
    )
  }
}
