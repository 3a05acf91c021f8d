// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Reads paths in the form of SVG: moves, lines, curves, and arcs with horizontal and vertical
/// axes.
///
/// The project's own drawings need no more; an unknown command ends the path.
struct DrawnWay {
  /// One step with its points.
  enum Step: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// The step with mapped points.
    func mapped(_ map: (CGPoint) -> CGPoint) -> Step {
      switch self {
      case .move(let end): .move(map(end))
      case .line(let end): .line(map(end))
      case .curve(let first, let second, let end): .curve(map(first), map(second), map(end))
      case .close: .close
      }
    }

    /// The step in the form of painters.
    var painted: PaintStep? {
      switch self {
      case .move(let end): .move(end.x, end.y)
      case .line(let end): .line(end.x, end.y)
      case .curve(let first, let second, let end):
        PaintStep(.cubic, [first.x, first.y, second.x, second.y, end.x, end.y])
      case .close: .close
      }
    }
  }

  private let bytes: [UInt8]
  private var index = 0
  private var steps: [Step] = []
  private var here = CGPoint.zero
  private var start = CGPoint.zero
  /// The second control point of the last curve, which a smooth curve mirrors.
  private var beside: CGPoint?

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The steps of a path.
  ///
  /// - Complexity: O(n) for n bytes of the text.
  static func steps(of text: String) -> [Step] {
    var way = DrawnWay(text)
    way.read()
    return way.steps
  }

  private mutating func read() {
    var command: UInt8 = 0
    while skipSeparators() {
      if let letter = letter() {
        command = letter
        if Self.lower(letter) == UInt8(ascii: "z") { close() }
      } else {
        guard Self.lower(command) != UInt8(ascii: "z"), apply(command) else { return }
        // Further points after a move are connected by lines.
        if Self.lower(command) == UInt8(ascii: "m") { command -= Self.fromMoveToLine }
      }
    }
  }

  private static let fromMoveToLine = UInt8(ascii: "m") - UInt8(ascii: "l")
  private static let lowerCase: UInt8 = 0x20

  private static func lower(_ letter: UInt8) -> UInt8 { letter | lowerCase }

  private mutating func close() {
    steps.append(.close)
    (here, beside) = (start, nil)
  }

  /// Takes the numbers of one command; `false` when the command is unknown or a number is missing.
  private mutating func apply(_ command: UInt8) -> Bool {
    let origin = command & Self.lowerCase == 0 ? CGPoint.zero : here
    switch Self.lower(command) {
    case UInt8(ascii: "m"):
      guard let end = point(from: origin) else { return false }
      start = end
      return go(.move(end), to: end)
    case UInt8(ascii: "l"):
      guard let end = point(from: origin) else { return false }
      return go(.line(end), to: end)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      let end = CGPoint(x: origin.x + x, y: here.y)
      return go(.line(end), to: end)
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      let end = CGPoint(x: here.x, y: origin.y + y)
      return go(.line(end), to: end)
    case UInt8(ascii: "c"): return curve(from: point(from: origin), origin)
    case UInt8(ascii: "s"):
      let mirrored = beside.map { CGPoint(x: 2 * here.x - $0.x, y: 2 * here.y - $0.y) }
      return curve(from: mirrored ?? here, origin)
    case UInt8(ascii: "a"): return arc(origin)
    default: return false
    }
  }

  private mutating func go(_ step: Step, to end: CGPoint) -> Bool {
    steps.append(step)
    (here, beside) = (end, nil)
    return true
  }

  private mutating func curve(from first: CGPoint?, _ origin: CGPoint) -> Bool {
    guard let first, let second = point(from: origin), let end = point(from: origin) else {
      return false
    }
    steps.append(.curve(first, second, end))
    (here, beside) = (end, second)
    return true
  }

  private mutating func arc(_ origin: CGPoint) -> Bool {
    guard let width = number(), let height = number(), number() != nil,
      let isLarge = number(), let isClockwise = number(), let end = point(from: origin)
    else { return false }
    let arc = ArcCurves(
      from: here,
      to: end,
      CGSize(width: width, height: height),
      isLarge: isLarge != 0,
      isClockwise: isClockwise != 0
    )
    steps += arc.steps
    (here, beside) = (end, nil)
    return true
  }

  // MARK: Letters and numbers

  /// Skips spaces and commas; returns whether anything follows.
  private mutating func skipSeparators() -> Bool {
    while index < bytes.count, [UInt8(ascii: " "), UInt8(ascii: ",")].contains(bytes[index]) {
      index += 1
    }
    return index < bytes.count
  }

  private mutating func letter() -> UInt8? {
    let range = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard range.contains(Self.lower(bytes[index])) else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  private mutating func point(from origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// A number, which ends before another sign or a second decimal point.
  private mutating func number() -> CGFloat? {
    guard skipSeparators() else { return nil }
    let first = index
    var hasPoint = false
    while index < bytes.count {
      let byte = bytes[index]
      let isSign = byte == UInt8(ascii: "-") && index == first
      let isPoint = byte == UInt8(ascii: ".") && !hasPoint
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard isSign || isPoint || isDigit else { break }
      hasPoint = hasPoint || isPoint
      index += 1
    }
    return Double(String(decoding: bytes[first..<index], as: UTF8.self)).map { CGFloat($0) }
  }
}
