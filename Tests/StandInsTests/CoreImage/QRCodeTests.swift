// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import CoreImage

/// Against the numbers of ISO/IEC 18004.
@Suite(.ownProcess) struct QRCodeTests {
  @Test func `the correcting bytes are the rest of a division`() {
    // "HELLO WORLD" in version 1 with level M.
    let data: [UInt8] = [
      32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17,
    ]
    let rest: [UInt8] = [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]
    expect(ReedSolomon(count: 10).rest(data), equals: rest)
  }

  @Test func `the version is the smallest with room for the bytes`() {
    // Table 7: bytes of versions 1, 10 and 40.
    for (level, first, tenth, last) in [
      (QRSymbol.Level.l, 17, 271, 2953), (.m, 14, 213, 2331), (.q, 11, 151, 1663),
      (.h, 7, 119, 1273),
    ] {
      expect(QRSymbol.version(of: first, level), equals: 1)
      expect(QRSymbol.version(of: first + 1, level), equals: 2)
      expect(QRSymbol.version(of: tenth, level), equals: 10)
      expect(QRSymbol.version(of: tenth + 1, level), equals: 11)
      expect(QRSymbol.version(of: last, level), equals: 40)
      expect(QRSymbol.version(of: last + 1, level), equals: nil)
    }
    expect(QRSymbol(Array(repeating: 0x61, count: 18), .l)?.version, equals: 2)
    // A side is 17 modules and 4 for each version.
    expect(QRSymbol(Array(repeating: 0x61, count: 271), .l)?.side, equals: 57)
    #expect(QRSymbol(Array(repeating: 0x61, count: 2954), .l) == nil)
  }

  @Test func `the code of a few bytes has the data, in the order of the standard`() throws {
    let symbol = try #require(QRSymbol(Array("ab".utf8), .m))
    expect(symbol.side, equals: 21)
    // 0100 for bytes, 2 of them, 0x61 and 0x62, an end of 0000, and padding up to 16 bytes.
    let data = QRData.codewords(Array("ab".utf8), 1, .m)
    expect(Array(data.prefix(6)), equals: [0x40, 0x26, 0x16, 0x20, 0xec, 0x11])
    expect(data.count, equals: 26)
  }

  @Test func `finders, lines between them and the format are where readers look`() throws {
    let symbol = try #require(QRSymbol(Array("https://example.org".utf8), .h))
    let finder = [
      "1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111",
    ]
    func text(_ x: Int, _ y: Int) -> [String] {
      (0..<7).map { line in (0..<7).map { symbol.dark[y + line][x + $0] ? "1" : "0" }.joined() }
    }
    let end = symbol.side - 7
    for (x, y) in [(0, 0), (end, 0), (0, end)] { expect(text(x, y), equals: finder) }
    #expect(symbol.dark[6][8] && !symbol.dark[6][9] && symbol.dark[8][6] && !symbol.dark[9][6])
    // The format begins with the bits of level H, 10, under the standard's mask.
    let format = (0..<5).reduce(0) { $0 << 1 | (symbol.dark[8][$1] ? 1 : 0) } ^ 0b10101
    expect(format >> 3, equals: 0b10)
    #expect(symbol.dark[symbol.side - 8][8])
  }

  @MainActor @Test func `the filter's picture has a module of light around the code, and grows`()
    throws
  {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("ab".utf8)
    let image = try #require(filter.outputImage)
    expect(image.extent, equals: CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    expect(large.extent.size, equals: CGSize(width: 230, height: 230))
    expect(UIImage(ciImage: large).size, equals: CGSize(width: 230, height: 230))
    let picture = try #require(CIContext().createCGImage(large, from: large.extent))
    expect(picture.width, equals: 230)
    let named = try #require(CIFilter(name: "CIQRCodeGenerator"))
    named.setValue(Data("ab".utf8), forKey: "inputMessage")
    named.setValue("H", forKey: "inputCorrectionLevel")
    expect((named.outputImage as? CodeImage)?.symbol.level, equals: .h)
  }

  @MainActor @Test func `other filters give their picture as it is, and unknown names give none`()
    throws
  {
    let source = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let image = try #require(CIImage(image: source))
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    filter.setValue(image, forKey: kCIInputImageKey)
    filter.setValue(8, forKey: kCIInputRadiusKey)
    #expect(filter.outputImage === image)
    #expect(filter.value(forKey: kCIOutputImageKey) as? CIImage === image)
    #expect(CIFilter(name: "Blur") == nil)
    let part = image.cropped(to: CGRect(x: 5, y: 5, width: 50, height: 50))
    expect(part.extent, equals: CGRect(x: 5, y: 5, width: 15, height: 5))
  }
}
