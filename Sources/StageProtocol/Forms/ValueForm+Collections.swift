// SPDX-License-Identifier: Apache-2.0

extension ValueForm {
  /// A list with a limited number of values.
  static func list<Element>(
    _ element: ValueForm<Element>,
    atMost bound: (@Sendable (Limits) -> Int)? = nil
  ) -> Self where Value == [Element] {
    Self(
      .list(element.shape, atMost: bound),
      read: { [read = element.read] json, path, limits throws(ProtocolError) in
        let values = try FieldReader.array(json, path())
        if let most = bound?(limits), values.count > most {
          throw ProtocolError.tooMany(path(), values.count, most)
        }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
          elements.append(try read(value, { "\(path())[\(index)]" }, limits))
        }
        return elements
      },
      write: { [write = element.write] in .array($0.map(write)) }
    )
  }

  /// A list that is cut when it is written, to the number of values that a reader accepts.
  static func first<Element>(
    _ bound: @escaping @Sendable (Limits) -> Int,
    of element: ValueForm<Element>
  ) -> Self where Value == [Element] {
    let all = list(element, atMost: bound)
    return Self(
      all.shape,
      read: all.read,
      write: { [write = element.write] values in
        .array(values.prefix(bound(Limits.standard)).map(write))
      }
    )
  }

  /// The same list, which must not be empty; `words` name what is missing.
  func filled<Element>(_ words: String) -> Self where Value == [Element] {
    checked { values, path, _ throws(ProtocolError) in
      guard values.isEmpty else { return }
      let field = path()
      throw ProtocolError(
        code: ErrorCode.missing,
        field: field,
        message: "\(field) names \(words)"
      )
    }
  }

  /// An object with one value for each name.
  ///
  /// The names are written in alphabetical order, so that equal values give equal bytes.
  static func dictionary<Element>(
    _ element: ValueForm<Element>,
    atMost bound: @escaping @Sendable (Limits) -> Int = { _ in .max }
  ) -> Self where Value == [String: Element] {
    Self(
      .dictionary(element.shape),
      read: { [read = element.read] json, path, limits throws(ProtocolError) in
        let reader = try FieldReader(json, path: path(), limits: limits)
        let members = reader.object.members
        guard members.count <= bound(limits) else {
          throw ProtocolError.tooMany(path(), members.count, bound(limits))
        }
        var values: [String: Element] = [:]
        for member in members {
          values[member.key] = try read(member.value, { reader.field(member.key) }, limits)
        }
        return values
      },
      write: { [write = element.write] values in
        let sorted = values.sorted { $0.key < $1.key }
        return .members(sorted.map { ($0.key, write($0.value)) })
      }
    )
  }
}
