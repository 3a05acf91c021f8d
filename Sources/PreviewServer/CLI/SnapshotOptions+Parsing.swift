// SPDX-License-Identifier: Apache-2.0
import Confinement
import StageProtocol

extension SnapshotOptions {
  private typealias UsageError = CommandLineRequest.UsageError

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
    case "--size": (order.width, order.height) = try Self.size(try rest.value(of: name))
    case "--out", "-o": out = try rest.value(of: name)
    case "--check": stored = try rest.value(of: name)
    case "--junit": junit = try rest.value(of: name)
    case "--difference": difference = try rest.value(of: name)
    case "--layout": order.layout = try rest.value(of: name)
    case "--data": order.data = try rest.value(of: name)
    case "--items": order.items = try Self.items(try rest.value(of: name))
    case "--offset":
      let numbers = try rest.numbers(of: name, "X,Y", SnapshotOrder.offsets)
      order.offset = Point(x: numbers[0], y: numbers[1])
    case "--safe-area":
      let numbers = try rest.numbers(of: name, "TOP,LEFT,BOTTOM,RIGHT", SnapshotOrder.insets)
      order.safeArea = Insets(numbers)
    case "--scale":
      let text = try rest.value(of: name)
      guard let number = Int(text).map(Double.init), SnapshotOrder.scales.contains(number) else {
        throw UsageError(message: "--scale must be 1, 2 or 3, not \(text)")
      }
      order.scale = number
    case "--timeout":
      order.seconds = try rest.numbers(of: name, "SECONDS", SnapshotOrder.timeouts)[0]
    case "--text-size": order.textSize = try Self.textSize(try rest.value(of: name))
    case "--rtl": order.isRightToLeft = true
    case "--dark": order.isDark = true
    case "--all": order.includesAll = true
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
    if order.data != nil, order.items != nil {
      throw UsageError(message: "--data and --items cannot be used together; leave one out")
    }
    try checkComparison()
    if let out, out != Self.standardOutput {
      guard let format = Self.format(of: out) else {
        throw UsageError(message: "--out \(out) must end in .json, .svg or .png, or be -")
      }
      self.format = format
    }
    order.includesPaint = format != .json || difference != nil
  }

  private mutating func checkComparison() throws(CommandLineRequest.UsageError) {
    if let option = junit.map({ _ in "--junit" }) ?? difference.map({ _ in "--difference" }),
      stored == nil
    {
      throw UsageError(message: "\(option) needs --check STORED, whose result it writes")
    }
    guard let difference else { return }
    guard let format = Self.format(of: difference), format != .json else {
      throw UsageError(message: "--difference \(difference) must end in .png or .svg")
    }
    differenceFormat = format
  }

  private static func format(of path: String) -> Format? {
    let suffix = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return path.contains(".") ? Format(rawValue: suffix) : nil
  }

  private static func textSize(
    _ text: String
  ) throws(CommandLineRequest.UsageError) -> TextSize {
    guard let size = TextSize(rawValue: text) else {
      let words = TextSize.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "--text-size must be one of \(words), not \(text)")
    }
    return size
  }

  private static func size(
    _ text: String
  ) throws(CommandLineRequest.UsageError) -> (width: Double, height: Double) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { SnapshotOrder.sides.contains($0) }
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
