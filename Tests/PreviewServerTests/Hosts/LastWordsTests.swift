// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

@Suite struct LastWordsTests {
  private static let printed = "Fatal error: no\n*** frames /a folder/l.so 1a0 +2b\nend\n"

  @Test
  func `places follow the path of their library, which may have spaces, and some are in its base`()
  {
    let words = LastWords(Self.printed)
    expect(words.library, equals: "/a folder/l.so")
    expect(words.places, equals: ["1a0", "+2b"])
    let asked = Symbolizer.arguments(for: words) ?? []
    expect(asked.suffix(2), equals: [#""/a folder/l.so" 0x1a0"#, #""/a folder/l.base.so" 0x2b"#])
  }

  @Test func `lines of source take the place of the places, those that are not known left out`() {
    let words = LastWords(Self.printed)
    expect(
      words.explained(["/a/A.swift:12", nil]),
      equals: "Fatal error: no\n0 in the layout at /a/A.swift:12\nend\n"
    )
    expect(words.explained([]), equals: "Fatal error: no\n\nend\n")
  }

  @Test func `words without places stay as they are, and nothing is asked about them`() {
    let words = LastWords("Fatal error: no\n")
    expect(words.explained([]), equals: "Fatal error: no\n")
    expect(Symbolizer.arguments(for: words), equals: nil)
    expect(Symbolizer.arguments(for: LastWords("*** frames /l.so")), equals: nil)
  }

  @Test func `an answer has a place for each, its own line before its function's first`() {
    func symbol(_ file: String, _ line: Int, _ startFile: String, _ startLine: Int) -> String {
      """
      {"Address":"0x1","Symbol":[{"FileName":"\(file)","Line":\(line),\
      "StartFileName":"\(startFile)","StartLine":\(startLine)}]}
      """
    }
    let symbols = [
      symbol("/a/A.swift", 12, "/a/A.swift", 10), symbol("/a/A.swift", 0, "/a/A.swift", 10),
      symbol("/<compiler-generated>", 0, "", 0), symbol("", 0, "", 0),
      #"{"Address":"0x2","Error":{"Message":"no such file"}}"#,
      symbol("/a/A.swift", 9, "", 0).replacing(
        "[{",
        with: #"[{"FunctionName":"$s11tesseraBody3","#
      ),
    ]
    let answer = "[" + symbols.joined(separator: ",") + "]\n"
    let sources = Symbolizer.sources(in: Array(answer.utf8))
    expect(sources, equals: ["/a/A.swift:12", "/a/A.swift:10", nil, nil, nil, "/a/A.swift:9:now"])
    expect(Symbolizer.sources(in: Array("no JSON".utf8)), equals: [])
  }

  @Test func `a library that is gone leaves the words`() {
    let words = LastWords("Fatal error: no\n*** frames /no/such/library.so 1a 2b")
    #expect(Symbolizer.installed?.explain(words) ?? "Fatal error: no\n" == "Fatal error: no\n")
  }
}
