// SPDX-License-Identifier: Apache-2.0
import Confinement
import StageProtocol

extension SnapshotOptions {
  private typealias UsageError = CommandLineRequest.UsageError

  /// The possible lengths of the screen's sides, in points.
  private static let sides = 1.0...10_000
  private static let offsets = -1_000_000.0...1_000_000_000
  private static let insets = 0.0...1000
  private static let timeouts = 0.1...3600
  private static let scales = ["1", "2", "3"]

  /// Reads the arguments after the word `snapshot`; `nil` means that help is asked for.
  static func parse(
    _ arguments: ArraySlice<String>
  ) throws(CommandLineRequest.UsageError) -> SnapshotOptions? {
    var options = SnapshotOptions()
    var rest = OptionArguments(arguments)
    while let argument = try rest.next() {
      switch argument {
      case .help: return nil
      case .file(let file) where file == standardOutput: options.out = file
      case .file(let file): options.files.append(file)
      case .option(let name): try options.take(name, &rest)
      }
    }
    try options.check()
    return options
  }

  private mutating func take(
    _ name: String,
    _ rest: inout OptionArguments
  ) throws(CommandLineRequest.UsageError) {
    switch name {
    case "--size": (width, height) = try Self.size(try rest.value(of: name))
    case "--out", "-o": out = try rest.value(of: name)
    case "--check": stored = try rest.value(of: name)
    case "--layout": layout = try rest.value(of: name)
    case "--data": data = try rest.value(of: name)
    case "--items": items = try Self.items(try rest.value(of: name))
    case "--offset":
      let numbers = try rest.numbers(of: name, "X,Y", Self.offsets)
      offset = Point(x: numbers[0], y: numbers[1])
    case "--safe-area":
      let numbers = try rest.numbers(of: name, "TOP,LEFT,BOTTOM,RIGHT", Self.insets)
      safeArea = Insets(numbers)
    case "--scale":
      let text = try rest.value(of: name)
      guard Self.scales.contains(text), let number = Double(text) else {
        throw UsageError(message: "--scale must be 1, 2 or 3, not \(text)")
      }
      scale = number
    case "--timeout": seconds = try rest.numbers(of: name, "SECONDS", Self.timeouts)[0]
    case "--rtl": isRightToLeft = true
    case "--dark": isDark = true
    case "--all": includesAll = true
    case ConfinementMode.requiring: confinement = .required
    case ConfinementMode.avoiding: confinement = .off
    default:
      throw UsageError(
        message: "unknown option \(name); tessera snapshot --help lists all options"
      )
    }
  }

  private mutating func check() throws(CommandLineRequest.UsageError) {
    guard !files.isEmpty else {
      throw UsageError(
        message: "no file is named; use tessera snapshot FILE.swift --size 390x844"
      )
    }
    if data != nil, items != nil {
      throw UsageError(message: "--data and --items cannot be used together; leave one out")
    }
    guard let out, out != Self.standardOutput else { return }
    let suffix = out.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard out.contains("."), let format = Format(rawValue: suffix) else {
      throw UsageError(message: "--out \(out) must end in .json, .svg or .png, or be -")
    }
    self.format = format
  }

  private static func size(
    _ text: String
  ) throws(CommandLineRequest.UsageError) -> (width: Double, height: Double) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { sides.contains($0) }
    guard parts.count == 2, numbers.count == 2 else {
      throw UsageError(
        message: "--size must be WIDTHxHEIGHT in points, such as 390x844, not \(text)"
      )
    }
    return (numbers[0], numbers[1])
  }

  private static func items(
    _ text: String
  ) throws(CommandLineRequest.UsageError) -> [Int] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let counts = parts.compactMap { Int($0) }
    let limits = Limits.standard
    guard counts.count == parts.count, counts.allSatisfy({ (0...limits.items).contains($0) }),
      counts.count <= limits.sections
    else {
      throw UsageError(
        message: "--items must be a number for each section, such as 12,0,9, not \(text)"
      )
    }
    return counts
  }
}

extension Insets {
  /// Makes insets of numbers in the order top, left, bottom, right.
  fileprivate init(_ numbers: [Double]) {
    var rest = numbers.makeIterator()
    self.init(
      top: rest.next() ?? 0,
      left: rest.next() ?? 0,
      bottom: rest.next() ?? 0,
      right: rest.next() ?? 0
    )
  }
}
