// SPDX-License-Identifier: Apache-2.0
import SwiftyJSON
import Testing

@Suite struct SwiftyJSONTests {
  private let json = JSON(
    parseJSON: #"{"users": [{"name": "Ada", "age": 36, "ok": true}, {"name": "Bo", "age": "7"}]}"#
  )

  @Test func `steps lead to values`() {
    #expect(json["users"][0]["name"].string == "Ada")
    #expect(json["users", 1, "name"].stringValue == "Bo")
    #expect(json["users"][0]["age"].int == 36)
    #expect(json["users"][0]["ok"].boolValue)
    #expect(json["users"].arrayValue.count == 2)
    #expect(json["users"][0].dictionaryValue.keys.sorted() == ["age", "name", "ok"])
  }

  @Test func `values of another type are nothing, or are read as far as they can be`() {
    #expect(json["users"][1]["age"].int == nil)
    #expect(json["users"][1]["age"].intValue == 7)
    #expect(json["users"][0]["age"].stringValue == "36")
    #expect(json["users"][0]["name"].intValue == 0)
  }

  @Test func `wrong steps have an error and do not end the program`() {
    #expect(json["users"][2].error == .indexOutOfBounds)
    #expect(json["nobody"].error == .notExist)
    #expect(json["nobody"]["x"].error == .notExist)
    #expect(json[3].error == .wrongType)
    #expect(!json["nobody"].exists())
    #expect(JSON(parseJSON: "{").error == .invalidJSON)
  }

  @Test func `a value within is exchanged`() {
    var copy = json
    copy["users"][0]["name"] = "Eve"
    #expect(copy["users"][0]["name"].stringValue == "Eve")
    #expect(copy["users"][1]["name"].stringValue == "Bo")
  }

  @Test func `a list is gone through with its places`() {
    #expect(json["users"].map { $0.0 + $0.1["name"].stringValue } == ["0Ada", "1Bo"])
  }
}
