// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct FetchingTests {
  private let hosts = ["data.example.org", "127.0.0.1:9000", "[::1]"].compactMap {
    DataAddress.Host($0)
  }

  @Test func `fetches only from hosts that the command line names`() throws {
    let allowed = [
      "https://data.example.org/a.csv", "http://DATA.example.org:443/a.csv",
      "http://127.0.0.1:9000/", "http://[::1]/x?y=1",
    ]
    for text in allowed { expect(try DataAddress(text, allowing: hosts).text, equals: text) }
    let refused: [(String, code: String)] = [
      ("https://example.org/a.csv", "not-allowed"), ("http://127.0.0.1/a.csv", "not-allowed"),
      ("https://data.example.org:22/", "not-allowed"),
      ("https://data.example.org.evil.org/", "not-allowed"),
      ("https://ada:secret@data.example.org/", "not-allowed"),
      ("https://data.example.org@evil.org/", "not-allowed"),
      ("file:///etc/passwd", "unknown-value"), ("data.example.org/a.csv", "unknown-value"),
      ("https://data.example.org/a\nHost: x", "unknown-value"), ("", "unknown-value"),
    ]
    for (text, code) in refused {
      let error = #expect(throws: ProtocolError.self) {
        try DataAddress(text, allowing: hosts)
      }
      #expect(error?.code == code && error?.field == "address", "\(text)")
    }
    #expect(throws: ProtocolError.self) { try DataAddress(allowed[0], allowing: []) }
    for text in ["", "a b", "a/b", "ada@b", "https://a", "x?y"] {
      expect(DataAddress.Host(text), equals: nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("93.184.215.14", true), ("8.8.8.8", true), ("127.0.0.1", false), ("10.1.2.3", false),
    ("172.15.255.255", true), ("172.16.0.1", false), ("172.31.255.255", false),
    ("172.32.0.0", true), ("192.168.1.1", false), ("169.254.169.254", false),
    ("100.63.255.255", true), ("100.127.255.255", false), ("0.0.0.0", false),
    ("198.19.0.1", false), ("224.0.0.1", false), ("255.255.255.255", false),
    ("2606:4700::1", true), ("::1", false), ("fe80::1", false), ("fd00::1", false),
    ("::ffff:127.0.0.1", false), ("64:ff9b::7f00:1", false), ("2002:7f00:1::", false),
    ("2001:db8::1", false), ("2001:0:1::", false),
  ]) func `tells numbers of private networks from public ones`(text: String, isPublic: Bool) {
    expect(NetworkNumber(text)?.isPublic, equals: isPublic)
  }

  @Test func `tells in words what a host answered`() throws {
    let address = try DataAddress("https://data.example.org/prices", allowing: hosts)
    func result(
      _ words: String,
      status: Int32 = 0,
      _ bytes: [UInt8] = Array("a\n1".utf8)
    ) -> DataFetch.Result {
      let ending = ToolRun.Ending(status: status)
      return DataFetch.result(of: .ended(ending, output: bytes, words: words), address)
    }
    expect(result("\n200 text/csv; charset=utf-8\n"), equals: .text("a\n1", name: "prices.csv"))
    expect(result("\n200 application/geo+json\n"), equals: .text("a\n1", name: "prices.json"))
    expect(result("\n200 \n"), equals: .text("a\n1", name: "prices.csv"))
    let failures: [(DataFetch.Result, String)] = [
      (result("\n200 text/html\n"), "text/html"), (result("\n302 text/html\n"), "another address"),
      (result("\n404 text/html\n"), "404"), (result("\n200 text/csv\n", [0xff]), "UTF-8"),
      (result("curl: (28) timed out\n\n000 \n", status: 7168), "(28) timed out"),
      (result("tessera: data.example.org is 10.0.0.1, which\n", status: 69 << 8), "10.0.0.1"),
      (DataFetch.result(of: .overdue, address), "15 seconds"),
      (DataFetch.result(of: .tooLong, address), "524288 bytes"),
    ]
    for (found, words) in failures {
      guard case .failure(let told) = found else {
        Issue.record("\(found)")
        continue
      }
      #expect(told.contains(words), "\(told)")
    }
  }
}
