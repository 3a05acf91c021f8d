// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import Testing

@Suite struct OutlineOriginsTests {
  private let old = Outline(sections: ["a", "b", "c"], items: [["1", "2"], [], ["3"]])

  @Test func `of an unchanged outline are its own places`() {
    let origins = OutlineOrigins(counts: [2, 0, 1])
    #expect(origins.sections == [0, 1, 2] && origins.items == [[0, 1], [], [2]])
    expect(origins, equals: OutlineOrigins(from: old, to: old))
    #expect(SectionedDifference(origins).isEmpty)
  }

  @Test func `find the section and item of an old number, beside empty sections too`() {
    let origins = OutlineOrigins(counts: [2, 0, 1])
    expect(origins.oldPosition(of: 1), equals: ElementPosition(section: 0, item: 1))
    expect(origins.oldPosition(of: 2), equals: ElementPosition(section: 2, item: 0))
  }

  @Test func `lead to the same difference as comparing both outlines`() {
    var origins = OutlineOrigins(counts: [2, 0, 1])
    // Section b goes; 2 goes to c, and 4 comes before it.
    origins.sections.remove(at: 1)
    origins.items = [[0], [-1, 1, 2]]
    let new = Outline(sections: ["a", "c"], items: [["1"], ["4", "2", "3"]])
    expect(origins, equals: OutlineOrigins(from: old, to: new))
    expect(SectionedDifference(origins), equals: SectionedDifference(from: old, to: new))
    expect(origins.survivors, equals: [true, true, true])
    origins.items[0] = []
    expect(origins.survivors, equals: [false, true, true])
  }
}
