// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Decodes JSON, in front of Foundation's; for an invented answer it invents the values.
open class JSONDecoder: Foundation.JSONDecoder, @unchecked Sendable {
  /// Makes a decoder.
  public override init() { super.init() }

  /// Decodes a value, or invents one.
  ///
  /// - Throws: The errors of decoding; what is invented throws only what the type's own initialiser
  ///   throws.
  @_disfavoredOverload
  open override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try decode(type, from: data, at: nil)
  }

  /// Decodes a value, or invents one, and tells the line that asked.
  public func decode<T: Decodable>(
    _ type: T.Type,
    from data: Data,
    file: String = #fileID,
    line: Int = #line
  ) throws -> T {
    try decode(type, from: data, at: SourcePlace(file, line))
  }

  private func decode<T: Decodable>(
    _ type: T.Type,
    from data: Data,
    at place: SourcePlace?
  ) throws -> T {
    guard let request = Invention.request(of: data) else {
      do {
        let made = try super.decode(type, from: data)
        if let source = AnswerBook.current.source(of: data), source.isBrought {
          AppNotes.report(
            "decoded-answer",
            "\(source.file) is decoded as \(type).",
            about: source.request
          )
        }
        return made
      } catch {
        if let source = AnswerBook.current.source(of: data) {
          Self.report(misfit: error, in: source, type, at: place)
          throw Self.naming(source.file, in: error)
        }
        throw error
      }
    }
    let asking = (request.place ?? place).map { "\($0) asks" } ?? "The app asks"
    do {
      let made = try InventingDecoder.invent(type, for: request.address, userInfo: userInfo)
      AppNotes.report(
        "invented-answer",
        "\(asking) \(request.method) \(request.address) for \(type): nothing leaves the machine, so "
          + "its values are invented. A file in tessera.json's \u{201C}responses\u{201D}, or one dropped onto "
          + "the page, takes their place.",
        about: request.words
      )
      return made
    } catch {
      AppNotes.report(
        "answer-not-invented",
        "\(asking) \(request.method) \(request.address) for \(type), which invented values do not fit: "
          + "\(Self.words(for: error)). A file in tessera.json's \u{201C}responses\u{201D} can answer.",
        about: request.words
      )
      throw error
    }
  }

  private static func report(
    misfit error: any Error,
    in source: AnswerBook.Source,
    _ type: Any.Type,
    at place: SourcePlace?
  ) {
    let asking = place.map { ", which \($0) decodes" } ?? ""
    AppNotes.report(
      "response-misfit",
      "\(source.file) does not fit \(type)\(asking): \(words(for: error)).",
      about: source.request
    )
  }

  /// The same error, whose description names the file of a recorded answer: whoever lets it end the
  /// app shows it.
  private static func naming(_ file: String, in error: any Error) -> any Error {
    guard let error = error as? DecodingError else { return error }
    let named = { (context: DecodingError.Context) in
      DecodingError.Context(
        codingPath: context.codingPath,
        debugDescription: "\(file), a recorded answer: \(context.debugDescription)",
        underlyingError: context.underlyingError
      )
    }
    switch error {
    case .keyNotFound(let key, let context): return DecodingError.keyNotFound(key, named(context))
    case .valueNotFound(let type, let context):
      return DecodingError.valueNotFound(type, named(context))
    case .typeMismatch(let type, let context):
      return DecodingError.typeMismatch(type, named(context))
    case .dataCorrupted(let context): return DecodingError.dataCorrupted(named(context))
    @unknown default: return error
    }
  }

  /// What an error of decoding says, in one clause.
  static func words(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let (what, context): (String, DecodingError.Context) =
      switch error {
      case .keyNotFound(let key, let context): ("\(key.stringValue) is missing", context)
      case .valueNotFound(let type, let context): ("there is no \(type)", context)
      case .typeMismatch(let type, let context): ("it is no \(type)", context)
      case .dataCorrupted(let context): (context.debugDescription, context)
      @unknown default: ("\(error)", .init(codingPath: [], debugDescription: ""))
      }
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }.joined()
    let plain = path.hasPrefix(".") ? String(path.dropFirst()) : path
    return plain.isEmpty ? what : "\(plain): \(what)"
  }
}
