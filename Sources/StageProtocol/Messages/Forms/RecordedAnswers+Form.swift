// SPDX-License-Identifier: Apache-2.0

extension RecordedAnswers {
  /// Statuses of HTTP.
  private static let statuses = 100...599

  private static let form = ObjectForm(
    "RecordedAnswers",
    Self.init(name:answers:),
    .one("name", \.name, .text(characters: \.versionCharacters)),
    .one("answers", \.answers, .list(answer.value, atMost: \.answers).filled("no answers"))
  )

  private static let answer = ObjectForm(
    "RecordedAnswer",
    Answer.init(request:file:type:status:body:),
    .one("request", \.request, request),
    .one("file", \.file, .text),
    .one("type", \.type, .text),
    .one("status", \.status, .integer(in: statuses)),
    .one("body", \.body, .text(bytes: \.answerBytes))
  )

  /// A method and an address.
  private static let request = ValueForm<String>.text.checked {
    text,
    path,
    _ throws(ProtocolError) in
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].allSatisfy({ $0.isASCII && $0.isLetter }),
      parts[1].contains("://")
    else {
      let example = "such as GET https://example.org/photos*"
      throw ProtocolError(
        code: ErrorCode.unknownValue,
        field: path(),
        message: "\(path()) must be a method and an address, \(example)"
      )
    }
  }

  static func read(_ value: JSONValue, _ limits: Limits) throws(ProtocolError) -> Self {
    try form.read(FieldReader(value, path: "", limits: limits))
  }
}

extension AnswersStep {
  /// The most parts of one text.
  private static let pieces = 1...64

  static let form = ObjectForm<AnswersStep>(
    "AnswersStep",
    tag: "step",
    [
      KindForm(
        "bring",
        "",
        { AnswersStep.bring(piece: $0, pieces: $1, text: $2) },
        { if case .bring(let piece, let pieces, let text) = $0 { $1(piece, pieces, text) } },
        .one("piece", .integer(in: 0...pieces.upperBound - 1)),
        .one("pieces", .integer(in: pieces)),
        .one(
          "text",
          .text(bytes: \.answerPieceCharacters),
          "of at most 44,000 characters of base64"
        )
      ),
      KindForm("ask", "", .ask),
      KindForm(
        "write",
        "",
        { AnswersStep.write(fingerprint: $0) },
        { if case .write(let fingerprint) = $0 { $1(fingerprint) } },
        .one("fingerprint", .text)
      ),
    ]
  )
}
