// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A library's file, as far as it says where its code comes from.
///
/// - Source: System V Application Binary Interface, chapter "Object Files", for 64 bits.
struct LibraryFile {
  private static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
  /// Places in the file's head and in the head of a section, in bytes.
  private static let sectionsPlace = 0x28
  private static let entrySizePlace = 0x3A
  private static let sectionBytesPlace = 0x18
  private static let wordBytes = 8
  private static let flagsPlace = 8
  private static let compressedFlag: UInt64 = 0x800
  /// Largest file that is looked at, in bytes.
  private static let bound = 256 * 1024 * 1024

  let lines: LineProgram

  /// Reads a file; `nil` when it is no library or says nothing of lines.
  init?(path: String) {
    guard let bytes = try? FileReader.read(path, bound: Self.bound) else { return nil }
    self.init(Array(bytes))
  }

  /// Takes a file's bytes.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.magic),
      let section = Self.section(".debug_line", in: bytes)
    else { return nil }
    lines = LineProgram(section)
  }

  private static func section(_ name: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var head = ByteReader(bytes[...])
    head.move(to: sectionsPlace)
    let start = Int(clamping: head.number(wordBytes))
    head.move(to: entrySizePlace)
    let size = Int(head.number(2))
    let count = Int(head.number(2))
    let namesIndex = Int(head.number(2))
    guard let names = content(start, size, namesIndex, in: bytes) else { return nil }
    for index in 0..<count {
      var entry = ByteReader(bytes[...])
      entry.move(to: place(start, size, index))
      var text = ByteReader(names)
      text.move(to: Int(entry.number(4)))
      if text.text() == name { return content(start, size, index, in: bytes) }
    }
    return nil
  }

  private static func place(_ start: Int, _ size: Int, _ index: Int) -> Int {
    let (place, isTooFar) = start.addingReportingOverflow(size * index)
    return isTooFar ? .max : place
  }

  private static func content(
    _ start: Int,
    _ size: Int,
    _ index: Int,
    in bytes: [UInt8]
  ) -> ArraySlice<UInt8>? {
    let place = place(start, size, index)
    guard place < bytes.count else { return nil }
    var entry = ByteReader(bytes[...])
    entry.move(to: place + flagsPlace)
    guard entry.number(wordBytes) & compressedFlag == 0 else { return nil }
    entry.move(to: place + sectionBytesPlace)
    let offset = Int(clamping: entry.number(wordBytes))
    let length = Int(clamping: entry.number(wordBytes))
    guard offset <= bytes.count, length <= bytes.count - offset else { return nil }
    return bytes[offset..<(offset + length)]
  }
}
