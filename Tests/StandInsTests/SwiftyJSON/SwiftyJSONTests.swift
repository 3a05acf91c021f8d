// SPDX-License-Identifier: Apache-2.0
import Expectations
import SwiftyJSON
import Testing
import UIKitTestSupport

@Suite(.ownProcess) struct SwiftyJSONTests {
  private let json = JSON(
    parseJSON: #"{"users": [{"name": "Ada", "age": 36, "ok": true}, {"name": "Bo", "age": "7"}]}"#
  )

  @Test func `steps lead to values`() {
    expect(json["users"][0]["name"].string, equals: "Ada")
    expect(json["users", 1, "name"].stringValue, equals: "Bo")
    expect(json["users"][0]["age"].int, equals: 36)
    expect(json["users"][0]["ok"].boolValue)
    expect(json["users"].arrayValue.count, equals: 2)
    expect(json["users"][0].dictionaryValue.keys.sorted(), equals: ["age", "name", "ok"])
  }

  @Test func `values of another type are nothing, or are read as far as they can be`() {
    expect(json["users"][1]["age"].int, equals: nil)
    expect(json["users"][1]["age"].intValue, equals: 7)
    expect(json["users"][0]["age"].stringValue, equals: "36")
    expect(json["users"][0]["name"].intValue, equals: 0)
  }

  @Test func `wrong steps have an error and do not end the program`() {
    expect(json["users"][2].error, equals: .indexOutOfBounds)
    expect(json["nobody"].error, equals: .notExist)
    expect(json["nobody"]["x"].error, equals: .notExist)
    expect(json[3].error, equals: .wrongType)
    expect(!json["nobody"].exists())
    expect(JSON(parseJSON: "{").error, equals: .invalidJSON)
  }

  @Test func `a value within is exchanged`() {
    var copy = json
    copy["users"][0]["name"] = "Eve"
    expect(copy["users"][0]["name"].stringValue, equals: "Eve")
    expect(copy["users"][1]["name"].stringValue, equals: "Bo")
  }

  @Test func `a list is gone through with its places`() {
    expect(json["users"].map { $0.0 + $0.1["name"].stringValue }, equals: ["0Ada", "1Bo"])
  }
}
