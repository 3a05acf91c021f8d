// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What is read of HTML.
@MainActor
@Suite(.ownProcess) struct HTMLTextTests {
  private func runs(_ html: String) -> [String] {
    HTMLText(html).runs.map { text, style in
      let marks = [
        style.isBold ? "b" : "", style.isItalic ? "i" : "", style.isUnderlined ? "u" : "",
        style.isStruck ? "s" : "", style.link ?? "",
      ]
      return "\(text)|\(marks.joined())"
    }
  }

  @Test func `tags say what letters look like, also within one another`() {
    expect(
      runs("A <b>bold <i>both</i></b> <em>c</em><u>d</u><s>e</s>"),
      equals: ["A |", "bold |b", "both|bi", " |", "c|i", "d|u", "e|s"]
    )
    expect(
      runs("<a class='x' href=\"https://example.org/?a=1&amp;b=2\">go</a>"),
      equals: [
        "go|https://example.org/?a=1&b=2"
      ]
    )
  }

  @Test func `paragraphs and breaks begin lines, spaces of the source are one`() {
    expect(runs("<p> One\n  two </p>\n<p>three<br/>four</p>\n"), equals: ["One two \nthree\nfour|"])
    expect(runs("<ul><li>a</li><li>b</li></ul>"), equals: ["\t•\ta\n\t•\tb|"])
  }

  @Test func `signs have their letters, and what is not shown is left out`() {
    expect(
      runs("<head><title>T</title></head>1 &lt; 2 &#65;&#x42; &unknown; a & b<!-- <b> -->!"),
      equals: ["1 < 2 AB &unknown; a & b!|"]
    )
    expect(runs("<style>p { }</style>x"), equals: ["x|"])
    // A tag without an end is left out, and a space at the end of the text with it.
    expect(runs("x <b y"), equals: ["x|"])
    expect(runs("x < y<br>2 <3"), equals: ["x < y\n2 <3|"])
  }

  @Test func `a text has fonts of 12 points, and links with their colour`() throws {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
    let html = Data("a<b>b</b><h1>c</h1><a href='https://example.org'>d</a>".utf8)
    let text = try NSAttributedString(data: html, options: options, documentAttributes: nil)
    expect(text.string, equals: "ab\nc\nd")
    let fonts = [0, 1, 3].map {
      unsafe text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
    }
    expect(fonts.map { $0?.pointSize }, equals: [12, 12, 24])
    expect(
      fonts.map { $0?.fontDescriptor.symbolicTraits.contains(.traitBold) },
      equals: [false, true, true]
    )
    let link = unsafe text.attribute(.link, at: 5, effectiveRange: nil)
    expect(link as? URL, equals: URL(string: "https://example.org"))
    let colour = unsafe text.attribute(.foregroundColor, at: 5, effectiveRange: nil)
    expect(colour as? UIColor, equals: .link)
  }
}
