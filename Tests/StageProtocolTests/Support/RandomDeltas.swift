// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import TestSupport

/// A view that changes at random and describes each change as a delta, in a slow and obvious way.
struct RandomView {
  struct State: Equatable {
    var attributes: WireAttributes
    var category: UInt8
    var kind: String
    var key: String
  }

  private(set) var states: [UInt64: State] = [:]
  /// The orthogonal sections of a receiver that has had the view since its first snapshot.
  private(set) var orthogonalSections: [UInt64: WireOrthogonalSection] = [:]
  private(set) var revision: UInt64 = 0
  private var nextElement: UInt64 = 1
  private var random: SeededRandom
  /// Whether ids of removed elements may be used again.
  private let reusesIds: Bool

  init(seed: UInt64, reusesIds: Bool = false) {
    random = SeededRandom(seed: seed)
    self.reusesIds = reusesIds
  }

  static func content(_ id: UInt64) -> WireContent {
    WireContent(
      id: id,
      style: UInt8(id % 4),
      hue: UInt8(id % 10),
      colour: id % 3 == 0 ? UInt32(id * 7919) & 0xFFFFFF : nil,
      title: "Title \(id) ⌘",
      subtitle: id % 2 == 0 ? "Below \(id)" : "",
      image: id % 5 == 0 ? "/pictures/\(id).jpg" : "",
      selectedColour: id % 4 == 0 ? UInt32(id * 104_729) & 0xFFFFFF : nil,
      isPlaceholder: id % 7 == 0,
      progress: id % 8 == 0 ? UInt8(id % 101) : nil,
      list: id % 6 == 0 ? list(id) : nil,
      figure: id % 5 == 1 ? figure(id) : nil
    )
  }

  private static func figure(_ id: UInt64) -> CellFigure {
    let side = CGFloat(id % 50)
    var part = CellPart(frame: CGRect(x: side / 64, y: -side, width: side, height: 2 * side))
    part.ground = ContentColour(light: UInt32(id * 7919))
    part.opacity = CGFloat(id % 256) / 255
    let corners = [CGPoint(x: side, y: 0), CGPoint(x: 0, y: side)]
    return CellFigure(
      size: CGSize(width: side, height: side),
      outline: id % 2 == 0
        ? CellOutline(steps: [
          .move(.zero), .line(corners[0]), .quadratic(corners[1], .zero), .close,
        ])
        : nil,
      parts: Array(repeating: part, count: Int(id % 3)),
      steps: id % 4 == 1 ? steps(id, side) : []
    )
  }

  /// Each kind of step once, in whole steps of the wire.
  private static func steps(_ id: UInt64, _ side: CGFloat) -> [ScreenStep] {
    let colour = ContentColour(light: UInt32(id * 7919), dark: UInt32(id * 104_729))
    let box = CGRect(x: -side / 64, y: side, width: side, height: side / 2)
    let path = CellOutline(
      steps: [.move(.zero), .cubic(.zero, box.origin, .zero), .close],
      isEvenOdd: id % 3 == 0
    )
    let ramp = ScreenGradient(
      colours: [colour, colour],
      places: [0, CGFloat(id % 256) / 255],
      start: .zero,
      end: box.origin,
      isRadial: id % 2 == 0
    )
    let line = ScreenLine(
      text: "Line \(id)",
      point: box.origin,
      font: TextFont(size: 17, weight: .semibold),
      anchor: .end,
      colour: colour
    )
    var own = line
    own.font.face = FontFace(path: "/beside/\(id).ttf")
    var styled = id % 2 == 0 ? line : own
    styled.spacing = -0.5
    styled.outline = 0.25
    styled.blur = id % 3 == 0 ? 2 : 0
    return [
      .group([1, 0.5, -0.25, 1, side, -side], clip: .path(path), opacity: 1),
      .fill(.box(box, radius: 2), colour), .gradient(.path(path), ramp),
      .stroke(.box(box, radius: 0), colour, width: 1.5),
      .shadow(.path(path), colour, blur: 3, offset: CGSize(width: -1, height: 2)),
      .group(nil, clip: nil, opacity: CGFloat(id % 256) / 255), .text(line), .text(own),
      .text(styled), .end,
      .symbol("star", colour, box), .image("/a.png", box, radius: 4, isWhole: id % 2 == 1),
      .image("/b.png", box, radius: 0, isWhole: true, tint: colour), .end,
    ]
  }

  private static func list(_ id: UInt64) -> ListContent {
    let colour = ContentColour(light: UInt32(id * 7919), dark: UInt32(id * 104_729))
    var list = ListContent()
    list.indentation = Double(id % 5) / 64
    list.text = ListText("Row \(id)", font: TextFont(size: 17), colour: colour)
    list.leading = (0..<id % 3).map { _ in
      ListAccessory(.delete, size: CGSize(width: 22, height: 22), tint: colour)
    }
    if id % 4 == 0 {
      list.bottomSeparator = ListSeparator(leading: nil, trailing: 1, colour: colour)
    }
    list.background.colour = colour
    if id % 9 == 0 {
      let place = CGPoint(x: Double(id % 7) / 64, y: -2)
      list.background.shadow = ListShadow(
        colour: colour,
        opacity: 1,
        radius: 4,
        offset: CGSize(width: 0, height: 2),
        outline: id % 2 == 0 ? CellOutline(steps: [.move(place), .line(.zero), .close]) : nil
      )
    }
    return list
  }

  /// The contents that at least one element refers to.
  var referred: Set<UInt64> { Set(states.values.map(\.attributes.content)).subtracting([0]) }

  /// Changes the view and returns the change as a delta, or as a snapshot on request.
  mutating func step(snapshot: Bool = false) -> Delta {
    let before = states
    let held = snapshot ? [] : referred
    let oldSections = orthogonalSections
    mutateOrthogonalSections()
    mutate()
    var delta = Delta(view: 3, revision: revision + 1, base: snapshot ? nil : revision)
    revision += 1
    if snapshot || random.isOneIn(3) {
      delta.contentSize = WireSize(width: length(), height: length())
    }
    if random.isOneIn(2) { delta.animation = animation() }
    if !snapshot, random.isOneIn(3) {
      delta.offsetAdjustment = WireVector(dx: length(), dy: length())
    }
    delta.orthogonalSections = records(since: snapshot ? [:] : oldSections)
    for id in Set(before.keys).union(states.keys).sorted() {
      note(id, snapshot ? nil : before[id], states[id], in: &delta)
    }
    delta.contents = referred.subtracting(held).sorted().map(Self.content)
    return delta
  }

  private mutating func note(_ id: UInt64, _ old: State?, _ new: State?, in delta: inout Delta) {
    switch (old, new) {
    case (nil, let new?):
      let initial = random.isOneIn(2) ? presentation(of: new.attributes) : nil
      delta.inserted.append(
        Delta.Insertion(
          id: id,
          category: new.category,
          kind: new.kind,
          key: new.key,
          attributes: new.attributes,
          initial: initial
        )
      )
    case (let old?, nil):
      let final = random.isOneIn(2) ? presentation(of: old.attributes) : nil
      delta.removed.append(Delta.Removal(id: id, final: final))
    case (let old?, let new?):
      guard let change = AttributeChange.between(old.attributes, new.attributes) else { return }
      delta.updated.append(Delta.Update(id: id, change: change))
    case (nil, nil): break
    }
  }

  private mutating func presentation(of attributes: WireAttributes) -> AttributeChange? {
    var other = attributes
    other.alpha = 0
    other.x += Int64.random(in: -640...640, using: &random)
    other.height += Int64.random(in: 0...64, using: &random)
    return AttributeChange.between(attributes, other)
  }

  private mutating func mutate() {
    for id in states.keys.sorted() {
      guard let old = states[id]?.attributes else { continue }
      if random.isOneIn(5) {
        states[id] = nil
      } else if random.isOneIn(2) {
        let new = changed(old)
        states[id]?.attributes = new
      }
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let id = reusesIds ? UInt64.random(in: 1...20, using: &random) : nextElement
      nextElement += UInt64.random(in: 1...3, using: &random)
      guard states[id] == nil else { continue }
      let category = UInt8(id % 3)
      let attributes = changed(WireAttributes())
      states[id] = State(
        attributes: attributes,
        category: category,
        kind: category == 0 ? "" : "kind-\(category)",
        key: "item-\(id)"
      )
    }
  }

  /// Changes orthogonal sections at random; orthogonal sections that an element refers to are not removed.
  private mutating func mutateOrthogonalSections() {
    let referred = Set(states.values.map(\.attributes.orthogonalSection))
    for id in orthogonalSections.keys.sorted() {
      if random.isOneIn(4), !referred.contains(id) {
        orthogonalSections[id] = nil
      } else if random.isOneIn(2) {
        let section = section(id)
        orthogonalSections[id] = section
      }
    }
    if random.isOneIn(2) {
      let id = UInt64.random(in: 1...5, using: &random)
      if orthogonalSections[id] == nil { orthogonalSections[id] = section(id) }
    }
  }

  private mutating func section(_ id: UInt64) -> WireOrthogonalSection {
    var section = WireOrthogonalSection(id: id, key: "section-\(id)")
    section.isVertical = random.isOneIn(2)
    section.moves = random.isOneIn(2)
    (section.x, section.y, section.width, section.height) = (length(), length(), length(), length())
    section.lower = length()
    section.upper = section.lower + Int64.random(in: 0...90_000, using: &random)
    section.offset = length()
    section.behaviour = UInt8.random(in: 1...5, using: &random)
    section.bounce = UInt8.random(in: 0...2, using: &random)
    section.rate = Float(Int.random(in: 0...3, using: &random)) / 4
    section.rests = (0..<Int.random(in: 0...2, using: &random)).map {
      WireRests(count: 1 + UInt64($0), first: Int64($0) * 10, last: Int64($0) * 10 + 7)
    }
    return section
  }

  /// The changes from earlier orthogonal sections to these; each section tells whether it moves the view.
  private mutating func records(
    since old: [UInt64: WireOrthogonalSection]
  ) -> [OrthogonalSectionRecord] {
    var records: [OrthogonalSectionRecord] = []
    for id in Set(old.keys).union(orthogonalSections.keys).sorted() {
      guard let section = orthogonalSections[id] else {
        records.append(.gone(id))
        continue
      }
      guard section != old[id] else { continue }
      records.append(.section(section))
      // The receiver keeps the first offset that it was told, unless the section was moved.
      if let known = old[id], !section.moves { orthogonalSections[id]?.offset = known.offset }
      orthogonalSections[id]?.moves = false
    }
    return records
  }

  private mutating func length() -> Int64 {
    random.isOneIn(20)
      ? Int64.random(in: -(1 << 50) + 1...(1 << 50) - 1, using: &random)
      : Int64.random(in: -70_000...70_000, using: &random)
  }

  private mutating func changed(_ old: WireAttributes) -> WireAttributes {
    var new = old
    if random.isOneIn(2) { (new.x, new.y) = (length(), length()) }
    if random.isOneIn(3) { (new.width, new.height) = (length(), length()) }
    if random.isOneIn(4) { new.alpha = UInt8.random(in: 0...255, using: &random) }
    if random.isOneIn(6) { new.zIndex = length() }
    if random.isOneIn(6) { new.isHidden.toggle() }
    if random.isOneIn(6) { new.transform = transform() }
    if random.isOneIn(2) { new.content = UInt64.random(in: 0...12, using: &random) }
    if random.isOneIn(3) { (new.section, new.item) = (length(), length()) }
    if random.isOneIn(6) { new.pin = pin() }
    if random.isOneIn(6) { new.tracks = tracks() }
    if random.isOneIn(4) { new.state = UInt8.random(in: 0...7, using: &random) }
    if random.isOneIn(3) { new.slot = length() }
    if random.isOneIn(3) {
      let ids = [0] + orthogonalSections.keys.sorted()
      new.orthogonalSection = ids[Int.random(in: 0..<ids.count, using: &random)]
    }
    return new
  }

  private mutating func transform() -> WireTransform? {
    guard !random.isOneIn(3) else { return nil }
    func number() -> Float { Float.random(in: -9...9, using: &random) }
    let isProjective = random.isOneIn(2)
    return WireTransform(
      a: number(),
      b: number(),
      c: number(),
      d: number(),
      tx: number(),
      ty: number(),
      g: isProjective ? number() : 0,
      h: isProjective ? number() : 0,
      w: isProjective ? number() : 1
    )
  }

  private mutating func tracks() -> [WireTrack] {
    WireTrack.Axis.allCases.filter { _ in random.isOneIn(2) }.map { axis in
      var fields = WireTrack.sampled
      if random.isOneIn(2) { fields.remove(.transform) }
      if random.isOneIn(2) { fields.remove(.alpha) }
      if random.isOneIn(2) { fields.remove(.size) }
      var samples: [WireSample] = []
      var offset = length()
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        var sample = WireSample(offset: offset)
        (sample.dx, sample.dy) = (length(), length())
        if fields.contains(.size) { (sample.dWidth, sample.dHeight) = (length(), length()) }
        if fields.contains(.alpha) { sample.dAlpha = Int64.random(in: -255...255, using: &random) }
        if fields.contains(.transform) { sample.transform = transform() }
        samples.append(sample)
        offset += Int64.random(in: 1...6400, using: &random)
      }
      return WireTrack(axis: axis, fields: fields, samples: samples)
    }
  }

  private mutating func pin() -> WirePin? {
    guard !random.isOneIn(3) else { return nil }
    return WirePin(
      edge: UInt8.random(in: 1...4, using: &random),
      lower: length(),
      upper: length()
    )
  }

  private mutating func animation() -> WireAnimation {
    let startMs = UInt64.random(in: 0...(1 << 40), using: &random)
    if random.isOneIn(4) {
      let progress = Int64.random(in: -4096...8192, using: &random)
      let hand = WireAnimation.Curve.interactive(transition: 3, progress: progress)
      return WireAnimation(curve: hand, durationMs: 0, startMs: 0)
    }
    let timed: [WireAnimation.Curve] = [
      .easeInOut, .spring(responseMs: 550, dampingPerMille: 825),
      .cubic(
        x1: UInt64.random(in: 0...1000, using: &random),
        y1: Int64.random(in: -500...1500, using: &random),
        x2: 1000,
        y2: 0
      ),
    ]
    let curve = timed[Int.random(in: timed.indices, using: &random)]
    return WireAnimation(curve: curve, durationMs: 300, startMs: startMs)
  }
}
