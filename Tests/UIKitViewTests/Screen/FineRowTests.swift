// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Rows of the shown list whose content takes more than plain values: the page paints the row, and steps show the content.
@MainActor
@Suite(.ownProcess) struct FineRowTests {
  private let list: UICollectionView = {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    let list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    list.isOnScreen = true
    return list
  }()

  private func row(_ change: (inout UIListContentConfiguration) -> Void) -> UICollectionViewListCell
  {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    cell.owner = list
    var content = UIListContentConfiguration.cell()
    content.text = "Flour"
    change(&content)
    cell.contentConfiguration = content
    return cell
  }

  private func steps(of cell: UICollectionViewCell) -> [ScreenStep] { cell.figure?.steps ?? [] }

  private func texts(of cell: UICollectionViewCell) -> [ScreenLine] {
    steps(of: cell).compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  private let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `plain content is painted by the page`() {
    let cell = row { $0.secondaryText = "1 kg" }
    expectEmpty(steps(of: cell))
    expect(cell.shownContent.list?.text?.string, equals: "Flour")
  }

  @Test
  func
    `a rendered picture is in the middle of its place, and the row's lines stay where they were`()
    throws
  {
    let plain = row { $0.image = UIImage(named: "a.png") }
    let cell = row { $0.image = square }
    let margin = cell.makeListContent().margins.leading
    guard case .group(_, let clip, _)? = steps(of: cell).first else {
      Issue.record("nothing is painted")
      return
    }
    expect(clip, equals: .box(CGRect(x: margin, y: 20, width: 20, height: 20), radius: 0))
    expect(
      steps(of: cell).contains {
        if case .fill(_, let ink) = $0 { ink == ContentColour(.red) } else { false }
      }
    )
    expect(texts(of: cell).map(\.text), equals: ["Flour"])
    #expect(plain.shownContent.list?.image != nil)
    let left = try #require(cell.shownContent.list)
    expect(left.image, equals: nil)
    expect(left.text, equals: nil)
    // Who reads only texts still hears it.
    expect(cell.shownContent.title, equals: "Flour")
  }

  @Test func `a separator begins at the text that steps show`() {
    let cell = row { $0.image = square }
    var shown = cell.makeListContent()
    shown.bottomSeparator = ListSeparator(
      leading: nil,
      trailing: 0,
      colour: ContentColour(.separator)
    )
    let start = shown.margins.leading + 20 + shown.imageToText
    let left = shown.withoutContent(cell.bounds.size)
    expect(left.bottomSeparator?.leading, equals: start)
    shown.bottomSeparator?.leading = 7
    expect(shown.withoutContent(cell.bounds.size).bottomSeparator?.leading, equals: 7)
  }

  @Test func `letters with looks of their own keep them`() {
    let words = NSMutableAttributedString(string: "Flour")
    words.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    let cell = row { $0.attributedText = words }
    expect(texts(of: cell).map(\.text), equals: ["Fl", "our"])
    expect(texts(of: cell).first?.colour, equals: ContentColour(.red))
  }

  @Test func `attributes of the whole text are plain values`() {
    let font = UIFont.boldSystemFont(ofSize: 21)
    let words = NSAttributedString(
      string: "Flour",
      attributes: [.font: font, .foregroundColor: UIColor.red]
    )
    let cell = row { $0.attributedText = words }
    expectEmpty(steps(of: cell))
    let text = cell.shownContent.list?.text
    expect(text?.font, equals: font.text)
    expect(text?.colour, equals: ContentColour(.red))
  }

  @Test func `content of a pale row is pale`() {
    let cell = row {
      $0.image = square
      $0.alpha = 0.5
    }
    let groups = steps(of: cell).filter { if case .group(_, _, 0.5) = $0 { true } else { false } }
    expect(groups.count, equals: 2)
  }

  @Test func `outside of a screen, a picture keeps its place`() {
    list.isOnScreen = false
    let cell = row { $0.image = square }
    expectEmpty(steps(of: cell))
    expect(cell.shownContent.list?.image?.size, equals: CGSize(width: 20, height: 20))
  }
}
