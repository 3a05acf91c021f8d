// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Slanted letters, letters of equal widths, and what takes the place of fonts that are only on Apple's systems.
@MainActor
@Suite(.ownProcess) struct SystemFacesTests {
  @Test func `letters of the monospaced font are six tenths of an em wide`() {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular).text
    // JetBrains Mono: 600 of 1000 units.
    #expect(abs(font.width(of: "iiii") - 24) < 0.02)
    expect(font.width(of: "iWé€"), equals: font.width(of: "iiii"))
    expect(UIFont.monospacedSystemFont(ofSize: 10, weight: .bold).text.weight, equals: .semibold)
    // It has no emoji: that is as wide as elsewhere.
    expect(font.width(of: "🙂"), equals: UIFont.systemFont(ofSize: 10).text.width(of: "🙂"))
    expect(font.lineHeight, equals: UIFont.systemFont(ofSize: 10).lineHeight)
  }

  @Test func `slanted letters take the room of upright ones`() {
    let font = UIFont.italicSystemFont(ofSize: 17)
    expect(
      font.text.width(of: "Quill"),
      equals: UIFont.systemFont(ofSize: 17).text.width(of: "Quill")
    )
    expect(font.fontDescriptor.symbolicTraits, equals: .traitItalic)
    expect(font.fontName, equals: "Inter-Italic")
    expect(font.withSize(20).text.face, equals: .italic)
  }

  @Test func `traits and designs choose among the faces`() {
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    let both = plain.withSymbolicTraits([.traitBold, .traitItalic])
    expect(both?.text, equals: TextFont(size: 12, weight: .semibold, face: .italic))
    expect(both?.symbolicTraits, equals: [.traitBold, .traitItalic])
    expect(both?.withSymbolicTraits([])?.text, equals: TextFont(size: 12))
    let code = plain.withDesign(.monospaced)
    expect(code?.text.face, equals: .monospaced)
    expect(code?.symbolicTraits, equals: .traitMonoSpace)
    expect(code?.withDesign(.default)?.text, equals: plain.text)
  }

  @Test func `a description's traits set weight and letters`() {
    let heavy = UIFontDescriptor(fontAttributes: [
      .size: CGFloat(30), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    expect(heavy.text, equals: TextFont(size: 30, weight: .semibold))
    let medium = heavy.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium]
    ])
    expect(medium.text.weight, equals: .medium)
    let slanted = medium.addingAttributes([
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
      ]
    ])
    expect(slanted.text.face, equals: .italic)
  }

  @Test(arguments: [
    ("Courier-Bold", TextFont(size: 9, weight: .semibold, face: .monospaced), nil),
    ("Menlo-Regular", TextFont(size: 9, face: .monospaced), nil),
    ("HelveticaNeue-MediumItalic", TextFont(size: 9, weight: .medium, face: .italic), nil),
    (
      "Menlo-Italic", TextFont(size: 9, face: FontFace.monospaced.slanted ?? .monospaced), nil
    ),
    ("ArialRoundedMTBold", TextFont(size: 9, weight: .semibold, face: .rounded), nil),
    ("AvenirNext-DemiBold", TextFont(size: 9, weight: .semibold), "the stage's font"),
    (
      "Georgia-Bold", TextFont(size: 9, weight: .semibold, face: .serif), "another font with serifs"
    ),
  ])
  func `names of fonts that are not here choose the nearest one, with a note if it looks other`(
    name: String,
    font: TextFont,
    shown: String?
  ) {
    var notes: [String] = []
    AppProcess.replaced { process in
      process.noteTaker = { code, message, _ in notes.append("\(code): \(message)") }
      expect(UIFont(name: name, size: 9)?.text, equals: font)
    }
    let note = { (shown: String) in "font-stood-in: \(name) has no file here; \(shown) is shown." }
    expect(notes, equals: shown.map { [note($0)] } ?? [])
  }

  @Test func `rounded letters are as wide as others, those with serifs are not`() {
    let plain = UIFont.systemFont(ofSize: 10)
    let round = plain.fontDescriptor.withDesign(.rounded)
    expect(round?.text, equals: TextFont(size: 10, face: .rounded))
    expect(round?.text.width(of: "Tail 8"), equals: plain.text.width(of: "Tail 8"))
    let serif = plain.fontDescriptor.withDesign(.serif)
    expect(serif?.text.face, equals: .serif)
    // Source Serif Pro has 1,000 units; an n has 606 of them, a semibold one 611, and a space 233.
    #expect(abs((serif?.text.width(of: "nn n") ?? 0) - 20.51) < 0.02)
    let bold = serif?.withSymbolicTraits([.traitBold, .traitItalic])
    expect(bold?.text.face?.path, equals: "serif-italic")
    expect(bold?.symbolicTraits, equals: [.traitBold, .traitItalic])
    #expect(abs((bold?.text.width(of: "n") ?? 0) - 6.11) < 0.02)
    let slanted = plain.fontDescriptor.withSymbolicTraits(.traitItalic)?.withDesign(.rounded)
    expect(slanted?.text.face?.path, equals: "rounded-italic")
    expect(slanted?.text.width(of: "Tail 8"), equals: plain.text.width(of: "Tail 8"))
    expect(slanted?.withSymbolicTraits([])?.text.face, equals: .rounded)
    // It has no emoji.
    expect(serif?.text.width(of: "🙂"), equals: plain.text.width(of: "🙂"))
  }
}
