// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct AnswerFilesTests {
  @Test func `sets entries of responses and keeps all other text`() throws {
    let cases: [(before: String?, after: String)] = [
      (nil, "{\n  \"responses\": {\n    \"GET https://a.b/\": \"new.json\"\n  }\n}\n"),
      ("{}", "{\n  \"responses\": {\n    \"GET https://a.b/\": \"new.json\"\n  }\n}"),
      (
        "{ \"title\" : \"A, }\\\"\" }\n",
        "{ \"title\" : \"A, }\\\"\",\n  \"responses\": {\n    \"GET https://a.b/\": \"new.json\"\n  } }\n"
      ),
      (
        "{\"responses\": {}, \"size\": \"a\"}",
        "{\"responses\": {\n    \"GET https://a.b/\": \"new.json\"\n  }, \"size\": \"a\"}"
      ),
      (
        "{\"responses\": {\"GET https:\\/\\/a.b/\" :\"old.json\", \"POST https://a.b/\": [1]}}",
        "{\"responses\": {\"GET https:\\/\\/a.b/\" :\"new.json\", \"POST https://a.b/\": [1]}}"
      ),
      (
        "{\"responses\":{\"GET https://c.d/\":\"c\"},\"x\":{\"responses\":1}}",
        "{\"responses\":{\"GET https://c.d/\":\"c\",\n    \"GET https://a.b/\": \"new.json\"},\"x\":{\"responses\":1}}"
      ),
    ]
    for (before, after) in cases {
      var text = try #require(ManifestText(before.map { Data($0.utf8) }))
      let isSet = text.set("GET https://a.b/", to: "new.json")
      expect(isSet)
      expect(String(decoding: text.bytes, as: UTF8.self), equals: after)
      _ = try JSONSerialization.jsonObject(with: Data(text.bytes))
    }
    for wrong in ["[]", "{", ""] { #expect(ManifestText(Data(wrong.utf8)) == nil) }
    var list = try #require(ManifestText(Data("{\"responses\": [1]}".utf8)))
    let isSet = list.set("GET https://a.b/", to: "new.json")
    expect(!isSet)
  }

  private func answer(_ request: String, _ file: String, _ body: String) -> RecordedAnswers.Answer {
    .init(request: request, file: file, type: "application/json", status: 200, body: body)
  }

  @Test func `plans what it writes, and never writes over a file`() throws {
    let home = FileManager.default.temporaryDirectory.path + "/answers-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: home + "/responses",
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(atPath: home) }
    try Data("mine".utf8).write(to: URL(fileURLWithPath: home + "/responses/photos.json"))
    try Data("{}".utf8).write(to: URL(fileURLWithPath: home + "/responses/same.json"))
    let answers = RecordedAnswers(
      name: "a",
      answers: [
        answer("GET https://a.b/1", "photos.json", "[1]"),
        answer("GET https://a.b/2", "../../photos.json", "[2]"),
        answer("GET https://a.b/3", "same.json", "{}"), answer("GET https://a.b/4", "é/", "[1]"),
        answer("GET https://a.b/5", "photos.json", "[1]"),
      ]
    )
    let manifest = home + "/tessera.json"
    let plan = try AnswerFiles(answers, manifest: manifest, limits: .standard)
    let names = plan.files.map(\.path)
    expect(
      names,
      equals: ["responses/photos-2.json", "responses/photos-3.json", "responses/answer.json"]
    )
    expect(plan.unsaved(on: "s").files.first, equals: "responses/photos-2.json, 3 bytes")
    expect(
      plan.unsaved(on: "s").lines.filter(\.isNew).count,
      equals: 9
    )
    expect(plan.write(bound: 1 << 20), equals: nil)
    expect(
      try String(contentsOfFile: home + "/responses/photos.json", encoding: .utf8),
      equals: "mine"
    )
    let (read, problems) = SourceManifest.read(try Data(contentsOf: URL(fileURLWithPath: manifest)))
    expectEmpty(problems)
    expect(read, equals: SourceManifest())
    // The same again changes nothing, and another manifest is another change.
    let again = try AnswerFiles(answers, manifest: manifest, limits: .standard)
    expectEmpty(again.files)
    expect(again.before, equals: again.after)
    #expect(again.fingerprint != plan.fingerprint)
    try Data("{} x".utf8).write(to: URL(fileURLWithPath: manifest))
    #expect(throws: ProtocolError.self) {
      try AnswerFiles(answers, manifest: manifest, limits: .standard)
    }
  }
}
