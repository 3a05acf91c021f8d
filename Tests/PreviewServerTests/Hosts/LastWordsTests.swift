// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import PreviewServer

@Suite struct LastWordsTests {
  private static let printed = "Fatal error: no\n*** frames /a folder/l.so 1a0 2b\nend\n"

  @Test func `places follow the path of their library, which may have spaces in it`() {
    let words = LastWords(Self.printed)
    #expect(words.library == "/a folder/l.so")
    #expect(words.places == ["1a0", "2b"])
    let asked = Symbolizer.arguments(for: words) ?? []
    #expect(asked.suffix(3) == ["--obj=/a folder/l.so", "0x1a0", "0x2b"])
  }

  @Test func `lines of source take the place of the places, those that are not known left out`() {
    let words = LastWords(Self.printed)
    #expect(
      words.explained(["/a/A.swift:12", nil])
        == "Fatal error: no\n0 in the layout at /a/A.swift:12\nend\n"
    )
    #expect(words.explained([]) == "Fatal error: no\n\nend\n")
  }

  @Test func `words without places stay as they are, and nothing is asked about them`() {
    let words = LastWords("Fatal error: no\n")
    #expect(words.explained([]) == "Fatal error: no\n")
    #expect(Symbolizer.arguments(for: words) == nil)
    #expect(Symbolizer.arguments(for: LastWords("*** frames /l.so")) == nil)
  }

  @Test func `an answer has a line for each place`() {
    let answer = "/a/A.swift:12\n/<compiler-generated>:0\n??:0\n/b c/B.swift:7 (discriminator 2)\n"
    #expect(
      Symbolizer.sources(in: Array(answer.utf8)) == ["/a/A.swift:12", nil, nil, "/b c/B.swift:7"]
    )
  }

  @Test func `a library that is gone leaves the words`() {
    let words = LastWords("Fatal error: no\n*** frames /no/such/library.so 1a 2b")
    #expect(Symbolizer.installed?.explain(words) ?? "Fatal error: no\n" == "Fatal error: no\n")
  }
}
