// SPDX-License-Identifier: Apache-2.0

/// Reads a command's arguments one by one: options with or without `=`, and files.
struct OptionArguments {
  /// One argument.
  enum Argument: Equatable {
    case help
    case option(String)
    case file(String)
  }

  private typealias UsageError = CommandLineRequest.UsageError

  private var rest: ArraySlice<String>
  /// The value after the option's `=`.
  private var attached: String?
  private var endsOptions = false

  init(_ arguments: ArraySlice<String>) { rest = arguments }

  /// The next argument; `nil` at the end.
  mutating func next() throws(CommandLineRequest.UsageError) -> Argument? {
    if let attached { throw UsageError(message: "the option before takes no value: \(attached)") }
    guard let word = rest.popFirst() else { return nil }
    if endsOptions || !word.hasPrefix("-") || word == "-" { return .file(word) }
    if word == "--" {
      endsOptions = true
      return try next()
    }
    if word == "--help" || word == "-h" { return .help }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    attached = parts.count > 1 ? String(parts[1]) : nil
    return .option(String(parts[0]))
  }

  /// The value of the last option.
  mutating func value(of option: String) throws(CommandLineRequest.UsageError) -> String {
    let value = attached ?? rest.popFirst()
    attached = nil
    guard let value, !value.isEmpty else {
      throw UsageError(message: "\(option) needs a value")
    }
    return value
  }

  /// The numbers of the last option, as many as its form names.
  mutating func numbers(
    of option: String,
    _ form: String,
    _ range: ClosedRange<Double>
  ) throws(CommandLineRequest.UsageError) -> [Double] {
    let text = try value(of: option)
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { range.contains($0) }
    let count = form.split(separator: ",").count
    guard parts.count == count, numbers.count == count else {
      throw UsageError(
        message: "\(option) is \(form), each from \(range.lowerBound) to \(range.upperBound), "
          + "not \(text)"
      )
    }
    return numbers
  }
}
