// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A format whose words depend on its numbers, as a `.stringsdict` describes one.
///
/// In the format, `%#@name@` stands for the form of a variable that fits its argument. Formats travel through apps as
/// plain strings, so that a table's reader puts the number of the variable in place of its name (``marked()``).
///
/// - Source: Apple's "Localizing strings that contain plurals" and the reference of `.stringsdict` files.
struct PluralFormat {
  /// The words of one variable.
  struct Variable {
    var zero: String?
    var one: String?
    var other: String

    /// The form for a number in English; one for none is taken where it is given.
    func form(for number: Double) -> String {
      switch number {
      case 0: zero ?? other
      case 1: one ?? other
      default: other
      }
    }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [Variable] = []

  private let format: String
  private let variables: [String: Variable]

  /// Reads one entry of a property list; `nil` for one without a format.
  init?(_ entry: Any) {
    guard let entry = entry as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    self.format = format
    variables = entry.compactMapValues { value in
      guard let forms = value as? [String: Any], let other = forms["other"] as? String else {
        return nil
      }
      return Variable(zero: forms["zero"] as? String, one: forms["one"] as? String, other: other)
    }
  }

  /// Makes the format of a catalogue's entry, whose parts say which argument each is about.
  init(_ format: String, variables: [String: Variable], places: [String: Int]) {
    self.variables = variables
    self.format = format.replacing(/%#@([^@]*)@/) { match in
      let place = places[String(match.output.1)].map { "\($0)$" } ?? ""
      return "%\(place)#@\(match.output.1)@"
    }
  }

  /// The format with the form of each variable that fits its own argument; its signs then name their places.
  ///
  /// - Parameter numbers: The arguments in their order; `nil` for one that is no whole number.
  /// - Returns: The format.
  func text(for numbers: [Int?]) -> String {
    var next = 0
    return expanded(format, own: nil, numbers, &next)
  }

  private func expanded(
    _ text: String,
    own: Int?,
    _ numbers: [Int?],
    _ next: inout Int
  ) -> String {
    text.replacing(Self.sign) { match in
      let (whole, given, name, usual) = match.output
      guard usual != "%" else { return String(whole) }
      let named = given.flatMap { Int($0) } ?? own
      if named == nil { next += 1 }
      let place = named ?? next
      guard let name else { return "%\(place)$\(usual ?? "")" }
      guard let variable = variables[String(name)] else { return String(whole) }
      let number = numbers.indices.contains(place - 1) ? numbers[place - 1] : nil
      let form = number.map { variable.form(for: Double($0)) } ?? variable.other
      return expanded(form, own: place, numbers, &next)
    }
  }

  /// A sign: its place, and the name of a variable or the kind of a value.
  private static var sign: Regex<(Substring, Substring?, Substring?, Substring?)> {
    /%(?:(\d+)\$)?(?:#@([^@]*)@|(%|[-+ 0#'\d.]*(?:hh|h|ll|l|q|z|t|j)?[a-zA-Z@]))/
  }

  /// The format with numbers in place of the variables' names, by which ``Filled`` knows them.
  func marked() -> String {
    let numbers = Self.lock.withLock {
      let first = Self.known.count
      let names = variables.keys.sorted()
      Self.known += names.compactMap { variables[$0] }
      return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, first + $0) })
    }
    let marked = Self.marked(format, numbers)
    Self.lock.withLock {
      for number in numbers.values {
        let old = Self.known[number]
        Self.known[number] = Variable(
          zero: old.zero.map { Self.marked($0, numbers) },
          one: old.one.map { Self.marked($0, numbers) },
          other: Self.marked(old.other, numbers)
        )
      }
    }
    return marked
  }

  private static func marked(_ text: String, _ numbers: [String: Int]) -> String {
    text.replacing(/%(\d+\$)?#@([^@]*)@/) { match in
      guard let number = numbers[String(match.output.2)] else { return String(match.output.0) }
      return "%\(match.output.1 ?? "")#@\(mark)\(number)@"
    }
  }

  /// What stands before the number of a variable.
  private static let mark = "form "

  private static func variable(_ name: Substring) -> Variable? {
    guard name.hasPrefix(mark), let number = Int(name.dropFirst(mark.count)) else { return nil }
    return lock.withLock { known.indices.contains(number) ? known[number] : nil }
  }

  // MARK: Arguments

  /// A format with the forms that fit its arguments, and the arguments that its signs then stand for, in their order.
  struct Filled {
    private(set) var format = ""
    private(set) var arguments: [any CVarArg] = []
    private let given: [any CVarArg]
    private var next = 0

    init(_ format: String, _ arguments: [any CVarArg]) {
      given = arguments
      if format.contains("#@\(PluralFormat.mark)") {
        fill(format, own: nil)
      } else {
        (self.format, self.arguments) = (format, arguments)
      }
    }

    /// Adds a format.
    ///
    /// - Parameters:
    ///   - text: The format.
    ///   - own: The place of the variable's argument if it is a form; its signs without a place stand for that one.
    private mutating func fill(_ text: String, own: Int?) {
      var rest = Substring(text)
      while let sign = rest.firstMatch(of: PluralFormat.sign) {
        let (_, given, name, usual) = sign.output
        format += rest[..<sign.range.lowerBound]
        rest = rest[sign.range.upperBound...]
        if usual == "%" {
          format += "%%"
        } else if let name {
          let place = place(given, own: nil)
          let value = argument(place).map(PluralFormat.number) ?? 0
          PluralFormat.variable(name).map { fill($0.form(for: value), own: place) }
        } else if let usual, let value = argument(place(given, own: own)) {
          format += "%\(usual)"
          arguments.append(value)
        }
      }
      format += rest
    }

    private mutating func place(_ given: Substring?, own: Int?) -> Int {
      if let named = given.flatMap({ Int($0) }) ?? own { return named }
      next += 1
      return next
    }

    private func argument(_ place: Int) -> (any CVarArg)? {
      given.indices.contains(place - 1) ? given[place - 1] : nil
    }
  }

  private static func number(_ argument: any CVarArg) -> Double {
    switch argument {
    case let whole as any BinaryInteger: Double(whole)
    case let broken as any BinaryFloatingPoint: Double(broken)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
}

extension AppCalls {
  /// A text made from a format, whose words may depend on its numbers.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: What its signs stand for.
  ///   - isLocalised: Whether numbers are written as people write them.
  /// - Returns: The text.
  public static func formatted(
    _ format: String,
    _ arguments: [any CVarArg],
    isLocalised: Bool
  ) -> String {
    let filled = PluralFormat.Filled(format, arguments)
    return String(
      format: filled.format,
      locale: isLocalised ? Locale.current : nil,
      arguments: filled.arguments
    )
  }
}
