// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import SourcePass

struct StableHashTests {
  @Test func `A hash is that of the bytes, whether they lie in one piece or not`() {
    // FNV-1a of "a" is af63dc4c8601ec8c; the mark after it is one more byte, 255.
    let marked: UInt64 = (0xaf63_dc4c_8601_ec8c ^ 255) &* 0x100_0000_01b3
    expect(StableHash("a".utf8).value, equals: marked)
    expect(StableHash([97]).value, equals: marked)
    expect(StableHash(AnySequence([97])).value, equals: marked)
  }
}
