// SPDX-License-Identifier: Apache-2.0
import CCairo
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

/// A photograph of 64 by 32 pixels, whose left half is red and whose right half is blue, in places.
@Suite final class PictureFilesTests {
  private static let photograph = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQ
    c1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk
    pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAgAEADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAA
    AAIE/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABYBAQEBAAAAAAAAAAAAAAAAAAAFA//EABQRAQAAAAAAAAAAAAAA
    AAAAAAD/2gAMAwEAAhEDEQA/AMgDBVAASAsIYACgEdcAASAsIYAD/9k=
    """
  private static let red = [0xC0, 0x30, 0x30]
  private static let blue = [0x30, 0x50, 0xC0]
  private static let green = [0, 0xFF, 0]
  /// How far a photograph's colours are from those that it was made of, at most.
  private static let loss = 6

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "pictures-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bytes = try #require(
      Data(base64Encoded: Self.photograph, options: .ignoreUnknownCharacters)
    )
    try bytes.write(to: folder.appending(path: "photo.jpg"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String {
    PathOnServer.of(folder.appending(path: name).path())
  }

  /// A square of 40 points that a picture fills, on a green ground.
  private func painted(_ image: PaintImage, _ pictures: PictureFiles?) throws -> Data {
    let rect = Snapshot.Rect(x: 0, y: 0, width: 40, height: 40)
    let snapshot = Snapshot(
      bounds: rect,
      contentWidth: 40,
      contentHeight: 40,
      elements: [],
      diagnostics: []
    )
    let picture = SnapshotPicture(
      snapshot: snapshot,
      rect: rect,
      paper: PaintInk(0x00FF00),
      operations: [.image(image)]
    )
    return try SnapshotPNG.bytes(of: picture, scale: 1, fonts: nil, pictures: pictures)
  }

  private func image(_ name: String, isWhole: Bool = false, tint: PaintInk? = nil) -> PaintImage {
    let box = PaintBox(x: 0, y: 0, width: 40, height: 40)
    return PaintImage(name: name, box: box, isWhole: isWhole, tint: tint)
  }

  private func pictures(examples: String? = nil) -> PictureFiles {
    PictureFiles(beside: [folder.path()], examples: examples)
  }

  /// Red, green and blue of a place in a PNG file.
  private func colour(_ file: Data, _ x: Int, _ y: Int) throws -> [Int] {
    let surface = try #require(PNGPixels.surface([UInt8](file)))
    defer { cairo_surface_destroy(surface) }
    let bytes = try #require(cairo_image_surface_get_data(surface))
    let pixel = bytes + Int(cairo_image_surface_get_stride(surface)) * y + 4 * x
    return [2, 1, 0].map { Int(pixel[$0]) }
  }

  private func isNear(_ colour: [Int], _ wanted: [Int]) -> Bool {
    zip(colour, wanted).allSatisfy { abs($0 - $1) <= Self.loss }
  }

  @Test func `a photograph covers its place from the middle`() throws {
    let file = try painted(image(path("photo.jpg")), pictures())
    expect(isNear(try colour(file, 4, 4), Self.red))
    expect(isNear(try colour(file, 36, 36), Self.blue))
    expect(isNear(try colour(file, 0, 0), Self.red))
  }

  @Test func `a whole photograph leaves room above and below`() throws {
    let file = try painted(image(path("photo.jpg"), isWhole: true), pictures())
    // 40 points wide and 20 high: from 10 to 30.
    expect(try colour(file, 4, 5), equals: Self.green)
    expect(isNear(try colour(file, 4, 20), Self.red))
    expect(isNear(try colour(file, 36, 20), Self.blue))
    expect(try colour(file, 36, 35), equals: Self.green)
  }

  @Test func `pictures of the painter's own format are read, too, and painted in a tint`() throws {
    let made = try painted(image(path("photo.jpg")), pictures())
    try made.write(to: folder.appending(path: "made.png"))
    let file = try painted(image(path("made.png")), pictures())
    expect(isNear(try colour(file, 4, 20), Self.red))
    let tinted = try painted(image(path("made.png"), tint: PaintInk(0x0000FF)), pictures())
    expect(try colour(tinted, 4, 20), equals: [0, 0, 0xFF])
  }

  @Test func `pictures of the gallery stand for others, and nothing outside of it`() throws {
    let gallery = pictures(examples: folder.path())
    let file = try painted(image("/examples/photo.jpg"), gallery)
    expect(isNear(try colour(file, 4, 4), Self.red))
    let inner = folder.appending(path: "inner").path()
    let outside = try painted(image("/examples/../photo.jpg"), pictures(examples: inner))
    expect(try colour(outside, 4, 4), equals: Self.green)
  }

  @Test func `a file that is broken, or claims to be huge, is not painted`() throws {
    // The length and the name of the first chunk, then 60,000 by 60,000 pixels.
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let sides: [UInt8] = [
      0x49, 0x48, 0x44, 0x52, 0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0,
    ]
    try Data(head + sides).write(to: folder.appending(path: "huge.png"))
    let whole = try Data(contentsOf: folder.appending(path: "photo.jpg"))
    try whole.prefix(170).write(to: folder.appending(path: "short.jpg"))
    try Data([0xFF, 0xD8, 0xFF]).write(to: folder.appending(path: "empty.jpg"))
    let gallery = pictures(examples: folder.path())
    for name in ["huge.png", "short.jpg", "empty.jpg", "none.jpg"] {
      let file = try painted(image("/examples/\(name)"), gallery)
      expect(try colour(file, 4, 4), equals: Self.green, "\(name)")
    }
    expect(PNGPixels.area(head + sides), equals: 3_600_000_000)
  }

  @Test func `without pictures, their grounds stand for them`() throws {
    var image = image(path("photo.jpg"))
    image.ground = PaintInk(0x0000FF)
    expect(try colour(try painted(image, nil), 20, 20), equals: [0, 0, 0xFF])
  }
}
