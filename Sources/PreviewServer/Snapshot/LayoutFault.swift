// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The reason and the place of a crash in a layout's code.
struct LayoutFault: Equatable {
  /// The reason, such as `Fatal error: Index out of range`.
  var reason: String
  /// File, line and column in the user's source, if known.
  var place: String?

  /// One sentence for users.
  var message: String { place.map { "\($0): \(reason)" } ?? reason }

  private static let fatal = "Fatal error: "
  private static let frame = " at "
  private static let noMemory = "Fatal error: failed to allocate"
  /// So many frames at one place mean endless recursion.
  private static let deepRepeats = 8

  /// Reads the last words of a process; `files` are the paths of the user's files.
  init(end: BoundedProcess.End, errors: String, files: [String], seconds: Double) {
    let lines = errors.split(whereSeparator: \.isNewline).map(String.init)
    let places = lines.compactMap { Self.place(in: $0, files) }
    place = places.first
    let isOutOfMemory = errors.contains(Self.noMemory)
    let told = lines.lazy.compactMap { line in
      line.range(of: Self.fatal).map { String(line[$0.lowerBound...]) }
    }.first
    guard !isOutOfMemory else {
      reason = "the layout took all the memory that it may have; it may grow without end"
      return
    }
    reason =
      switch end {
      case .overdue:
        "the layout did not finish within \(Self.text(seconds)) s; it may loop without end"
      case .exited(let code): told ?? "the layout's process ended with \(code)"
      case .signalled(let number):
        Self.isDeep(places) && told == nil
          ? "the layout calls itself without end" : told ?? Self.words(signal: number)
      }
  }

  /// Whether a list of calls repeats one place many times.
  private static func isDeep(_ places: [String]) -> Bool {
    Dictionary(grouping: places, by: \.self).values.contains { $0.count >= deepRepeats }
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }

  private static func words(signal: Int32) -> String {
    if signal == SIGKILL { return "the layout's process was killed; it may have taken all memory" }
    if signal == SIGXFSZ { return "the layout printed more than can be kept" }
    switch signal {
    case SIGILL, SIGTRAP: return "the layout ran into a trap, such as an arithmetic overflow"
    case SIGSEGV: return "the layout used memory that it does not own"
    default: return "the layout crashed with signal \(signal)"
    }
  }

  /// The place in a line of a list of calls, if it is in one of the files.
  private static func place(in line: String, _ files: [String]) -> String? {
    guard let range = line.range(of: frame, options: .backwards) else { return nil }
    let parts = line[range.upperBound...].split(separator: ":")
    guard parts.count > 1, let row = Int(parts[1]), row > 0 else { return nil }
    let name = (String(parts[0]) as NSString).lastPathComponent
    guard let file = files.first(where: { ($0 as NSString).lastPathComponent == name }) else {
      return nil
    }
    let column = parts.count > 2 ? Int(parts[2]).map { ":\($0)" } ?? "" : ""
    return "\(file):\(row)\(column)"
  }
}
