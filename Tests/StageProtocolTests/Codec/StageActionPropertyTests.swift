// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import TestSupport
import Testing

/// Actions of every kind with random members, including the bounds.
private struct RandomActions {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func action() -> StageAction {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: .edit(edit(), animated: flag())
    case 1: .undo
    case 2: .redo
    case 3: .select(items: texts(), mode: pick(StageAction.SelectionMode.allCases))
    case 4:
      .touch(
        StageTouch(
          phase: pick(StageTouch.Phase.allCases),
          point: point(),
          finger: flag() ? 0 : 1,
          at: Double(count(1_000_000)) / 1000,
          shift: flag()
        )
      )
    case 5: .press(point: flag() ? point() : nil)
    case 6: .choose(menu: number(), path: (0..<count(4)).map { _ in count(100) })
    case 7: .dismiss(menu: number())
    case 8:
      .probe(rect: ContentRect(x: length(), y: length(), width: metric(), height: metric()))
    case 9: .inspect(element: number())
    case 10:
      .boxes(
        rect: ContentRect(x: length(), y: length(), width: 0, height: metric()),
        marks: flag()
      )
    case 11: .invoke(pick(StageAction.Invocation.allCases))
    case 12: .drag(drag())
    case 13:
      .focus(
        StageFocus(
          item: flag() ? text() : nil,
          heading: flag() ? pick(StageFocus.Heading.allCases) : nil
        )
      )
    case 14: .titles
    case 16: .bring(bring())
    case 17: .deliver(delivery())
    case 18: .activate(point: point())
    case 15: .jump(title: text(), index: count(199))
    default: .watch(events: flag())
    }
  }

  /// Only the first phase names items.
  private mutating func drag() -> StageDrag {
    let phase = pick(StageDrag.Phase.allCases)
    return StageDrag(
      phase: phase,
      point: point(),
      items: phase == .began ? ["first"] + texts() : []
    )
  }

  /// The first phase has a count; the last one names the things.
  private mutating func bring() -> StageBring {
    let phase = pick(StageDrag.Phase.allCases)
    return StageBring(
      phase: phase,
      point: point(),
      count: phase == .began ? 1 + count(31) : 0,
      drop: phase == .ended ? seed() : 0,
      titles: phase == .ended ? ["one"] + texts().prefix(31) : []
    )
  }

  private mutating func delivery() -> StageDelivery {
    let item = StageDelivery.Item(
      title: text(),
      subtitle: flag() ? text() : "",
      width: flag() ? metric() : nil,
      colour: flag() ? UInt32(count(0xFF_FFFF)) : nil,
      image: flag() ? text() : ""
    )
    let steps: [StageDelivery.Step] = [.failed, .progress(Double(count(100)) / 100), .done(item)]
    return StageDelivery(drop: seed(), index: count(31), step: pick(steps))
  }

  private mutating func edit() -> StageEdit {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: .insert(count: 1 + count(999), at: flag() ? place() : nil, seed: seed())
    case 1: .delete(items: flag() ? texts() : nil)
    case 2: .duplicate(items: flag() ? texts() : nil)
    case 3: .move(items: texts(), to: place())
    case 4:
      .insertSection(
        at: count(100_000),
        title: flag() ? text() : nil,
        count: count(1000),
        seed: seed()
      )
    case 5: .deleteSection(text())
    case 6: .moveSection(text(), to: count(100_000))
    case 7: .shuffle(seed: seed(), section: flag() ? text() : nil)
    case 8: .sort(section: flag() ? text() : nil)
    case 9: .batch(seed: seed())
    case 10: .randomSizes(seed: seed(), minimum: metric(), maximum: 10_000)
    case 11: .fileSizes
    case 12: .count(items: count(1_000_000), seed: seed())
    case 13: .update(item: text(), itemUpdate())
    case 14: .updateSection(text(), sectionUpdate())
    default: .revert
    }
  }

  private mutating func itemUpdate() -> StageEdit.ItemUpdate {
    StageEdit.ItemUpdate(
      title: flag() ? text() : nil,
      subtitle: flag() ? text() : nil,
      width: flag() ? metric() : nil,
      height: flag() ? metric() : nil,
      colour: flag() ? UInt32.random(in: 0...0xFF_FFFF, using: &random) : nil
    )
  }

  private mutating func sectionUpdate() -> StageEdit.SectionUpdate {
    StageEdit.SectionUpdate(
      title: flag() ? text() : nil,
      footer: flag() ? text() : nil,
      lineSpacing: flag() ? .own(metric()) : flag() ? .layouts : .unchanged,
      interitemSpacing: flag() ? .own(metric()) : flag() ? .layouts : .unchanged,
      inset: flag()
        ? .own(Insets(top: metric(), left: metric(), bottom: metric(), right: metric()))
        : flag() ? .layouts : .unchanged
    )
  }

  private mutating func place() -> StageEdit.ItemPlace {
    StageEdit.ItemPlace(section: text(), index: count(1_000_000))
  }

  private mutating func flag() -> Bool { Bool.random(using: &random) }

  private mutating func seed() -> UInt32 {
    random.isOneIn(4) ? .max : UInt32.random(in: 0...UInt32.max, using: &random)
  }

  private mutating func number() -> UInt64 {
    UInt64.random(in: 0...9_007_199_254_740_991, using: &random)
  }

  private mutating func count(_ bound: Int) -> Int {
    random.isOneIn(5) ? bound : Int.random(in: 0...bound, using: &random)
  }

  private mutating func metric() -> Double { Double.random(in: 0...10_000, using: &random) }

  private mutating func length() -> Double { Double.random(in: -1e9...1e9, using: &random) }

  private mutating func point() -> Point { Point(x: length(), y: length()) }

  private mutating func text() -> String {
    pick(["", "a", "new-17", "\"\\\n\u{1}", "ä😀", "items[0].x"])
  }

  private mutating func texts() -> [String] { (0..<count(8)).map { _ in text() } }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}

@Suite struct StageActionPropertyTests {
  @Test func `every action is the same after decoding as a client message and as a host command`()
    throws
  {
    var actions = RandomActions(seed: 3)
    for number: UInt64 in 1...2000 {
      let action = actions.action()
      let said = ClientMessage.act(seq: number, view: 2, action: action)
      let data = MessageCodec.encode(said)
      expect(try MessageCodec.decodeClient(data, limits: .standard), equals: said)
      let command = HostCommand.act(number: number, client: 3, view: 2, action: action)
      let passed = MessageCodec.encode(command)
      expect(try MessageCodec.decodeHostCommand(passed, limits: .standard), equals: command)
    }
  }

  @Test func `the description of an element is cut to the limits of the server`() throws {
    let long = String(repeating: "€", count: 5000)
    var info = ElementInfo(
      category: .cell,
      indexPath: [0, 1],
      key: "a",
      frame: ContentRect(x: .nan, y: -.infinity, width: 1, height: .infinity)
    )
    info.viewClass = long
    info.zIndex = .max
    info.values = Array(repeating: ElementInfo.Value(name: long, value: long), count: 70)
    let report = HostReport.reply(number: 1, reply: .inspected(view: 2, info: info))
    let data = MessageCodec.encode(report)
    guard
      case .reply(1, .inspected(2, let read?)) =
        try MessageCodec.decodeHostReport(data, limits: .standard)
    else {
      Issue.record("another report came back")
      return
    }
    let greatest = Double.greatestFiniteMagnitude
    expect(read.frame, equals: ContentRect(x: 0, y: -greatest, width: 1, height: greatest))
    expect(read.viewClass.utf8.count, equals: 4095)
    expect(read.viewClass.hasSuffix("€…"))
    expect(read.values.count, equals: 64)
    expect(read.zIndex, equals: Int(Int32.max))

    let event = StageEvents.Event(n: 1, kind: .layout, text: long)
    let events = MessageCodec.encode(HostReport.events(StageEvents(view: 1, items: [event])))
    guard
      case .events(let told) = try MessageCodec.decodeHostReport(events, limits: .standard)
    else {
      Issue.record("another report came back")
      return
    }
    expect(told.items.first?.text.count, equals: 200)
  }

  @Test func `a change of a measure is applied`() {
    expect(StageEdit.MetricChange<Double>.unchanged.applied(to: 3), equals: 3)
    expect(StageEdit.MetricChange<Double>.layouts.applied(to: 3), equals: nil)
    expect(StageEdit.MetricChange.own(4.0).applied(to: 3), equals: 4)
  }
}
