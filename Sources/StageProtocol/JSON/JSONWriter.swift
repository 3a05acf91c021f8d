// SPDX-License-Identifier: Apache-2.0

/// Writes JSON without spaces, with members in the given order.
enum JSONWriter {
  /// Whole numbers below this limit are exact doubles; they are written without fraction or
  /// exponent.
  private static let exactLimit = 9_007_199_254_740_992.0

  static func bytes(of value: JSONValue) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(128)
    write(value, to: &out)
    return out
  }

  private static func write(_ value: JSONValue, to out: inout [UInt8]) {
    switch value {
    case .null: out.append(contentsOf: "null".utf8)
    case .flag(let flag): out.append(contentsOf: (flag ? "true" : "false").utf8)
    case .number(let number): write(number, to: &out)
    case .text(let text): write(text, to: &out)
    case .array(let values):
      out.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        write(value, to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let object): write(object, to: &out)
    }
  }

  private static func write(_ object: JSONObject, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "{"))
    for (index, member) in object.members.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      write(member.key, to: &out)
      out.append(UInt8(ascii: ":"))
      write(member.value, to: &out)
    }
    out.append(UInt8(ascii: "}"))
  }

  /// JSON cannot represent numbers that are not finite, so they are written as `null`.
  private static func write(_ number: Double, to out: inout [UInt8]) {
    guard number.isFinite else {
      out.append(contentsOf: "null".utf8)
      return
    }
    if number.magnitude < exactLimit, number == number.rounded(.towardZero) {
      out.append(contentsOf: String(Int64(number)).utf8)
    } else {
      out.append(contentsOf: number.description.utf8)
    }
  }

  private static func write(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        out.append(UInt8(ascii: "\\"))
        out.append(byte)
      case UInt8(ascii: "\n"): out.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): out.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\t"): out.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        out.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        out.append(contentsOf: digits.utf8)
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}
