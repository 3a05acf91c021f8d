// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Recorded answers to an app's requests that somebody brought onto the page, as one JSON text.
public struct RecordedAnswers: Hashable, Sendable {
  /// The name for people, such as that of the file.
  public var name: String
  /// The answers; the first one that fits a request counts.
  public var answers: [Answer]

  /// An answer.
  public struct Answer: Hashable, Sendable {
    /// The method and the address, in which `*` stands for any text.
    public var request: String
    /// The name of the file it comes from.
    public var file: String
    /// The media type.
    public var type: String
    /// The status of HTTP.
    public var status: Int
    /// The content.
    public var body: String

    /// Makes an answer.
    public init(request: String, file: String, type: String, status: Int, body: String) {
      self.request = request
      self.file = file
      self.type = type
      self.status = status
      self.body = body
    }
  }

  /// Makes the answers.
  public init(name: String, answers: [Answer]) {
    self.name = name
    self.answers = answers
  }

  /// Reads the text.
  ///
  /// - Throws: `ProtocolError` with the path of the member that does not fit.
  public static func read(_ text: Data, limits: Limits) throws(ProtocolError) -> RecordedAnswers {
    guard text.count <= limits.answerBytes else {
      throw ProtocolError.tooBig("The text with answers", text.count, limits.answerBytes)
    }
    let bytes = [UInt8](text)
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(bytes)
    } catch {
      throw error.protocolError(in: bytes)
    }
    return try read(value, limits)
  }
}

/// The parameter with which people choose among the recorded answers of a stage.
public enum AnswersChoice {
  /// The key of the parameter.
  public static let key = "stage.answers"
  /// The value for none of them; the app's own files and invented values answer.
  public static let none = "none"

  /// The id of the chosen answers; `nil` for none.
  public static func id(_ value: ParameterValue?) -> String? {
    guard case .choice(let id)? = value, id != none else { return nil }
    return id
  }

  /// The parameter of a stage with some recorded answers, by id and name.
  public static func descriptor(_ sets: [(id: String, name: String)]) -> ParameterDescriptor {
    ParameterDescriptor(
      key: key,
      label: "Recorded answers",
      group: "Answers",
      help: "The files that answer the app\u{2019}s requests; it is run again with them.",
      kind: .choice(
        options: [.init(value: none, label: "None")]
          + sets.map { .init(value: $0.id, label: $0.name) }
      ),
      defaultValue: .choice(none),
      panel: .data
    )
  }
}

/// A step with recorded answers; only who may edit may take it.
public enum AnswersStep: Hashable, Sendable {
  /// Sends a part of their text, in base64; after the last one, the app is run with them.
  case bring(piece: Int, pieces: Int, text: String)
  /// Asks what would be written into `tessera.json`; answered by `unsaved`.
  case ask
  /// Writes exactly this change, and the files that it names.
  case write(fingerprint: String)
}
