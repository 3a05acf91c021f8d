// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Invents texts, numbers and dates that fit a name: distinct for each item, plausible, and the same
/// each time.
package struct InventedValues {
  /// The item's number: different for each item of all lists around it.
  var item: Int
  /// A number that differs between answers and names.
  var seed: UInt64
  /// Whether the value stands in no list.
  var isAlone: Bool

  // MARK: Words

  private static let titles = [
    "Morning Light", "Harbour Walk", "Quiet Rooms", "Paper Boats", "Northern Garden", "Small Fires",
    "Blue Hour", "The Long Table", "Salt and Stone", "Second Spring", "Open Water", "Evening Train",
  ]
  private static let people = [
    "Mara Lind", "Jonas Weber", "Ines Costa", "Theo Marsh", "Lena Fors", "Omar Haddad",
    "Clara Voss", "Samir Patel", "Nora Quinn", "Ivo Banik", "Yuki Mori", "Elsa Brandt",
  ]
  private static let sentences = [
    "A calm place to begin with, and worth a second look.",
    "Everything that matters, told in a few plain words.",
    "Made slowly, by people who like what they do.",
    "What remains after the first impression is the light.",
    "Bring time, a warm coat and something to read.",
    "It starts small and grows with every step.",
  ]
  private static let places = [
    "Lisbon", "Bergen", "Kyoto", "Ghent", "Porto", "Turku", "Graz", "Bath", "Lucca", "Aarhus",
  ]
  private static let kinds = [
    "Travel", "Music", "Food", "Design", "Nature", "Science", "Film", "Sport", "Books", "Art",
  ]

  private func pick(_ words: [String]) -> String {
    let round = item / words.count
    let word = words[(item + Int(seed % UInt64(words.count))) % words.count]
    return round > 0 ? "\(word) \(round + 1)" : word
  }

  // MARK: Names

  /// A name in small letters without marks, so that `created_at` and `createdAt` are the same.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func ends(_ name: String, _ ends: [String]) -> Bool {
    ends.contains { name.hasSuffix($0) }
  }

  private static func has(_ name: String, _ parts: [String]) -> Bool {
    parts.contains { name.contains($0) }
  }

  private static let pictures = [
    "image", "photo", "picture", "thumbnail", "thumb", "avatar", "poster", "icon", "cover",
    "artwork", "backdrop", "logo", "banner", "sprite", "img", "regular", "small", "full", "raw",
  ]
  private static let addresses = ["url", "uri", "link", "href", "src"]

  // MARK: Values

  /// A text.
  func text(_ name: String) -> String {
    let key = Self.plain(name)
    let address = Self.ends(key, Self.addresses)
    if address || Self.ends(key, Self.pictures) || Self.ends(key, ["urlstring", "path"]) {
      return Self.ends(key, ["path"]) && !key.contains("url")
        ? "/\(key)-\(item + 1).jpg" : link(key).absoluteString
    }
    if Self.ends(key, ["uuid"]) { return uuid.uuidString }
    if key == "id" || Self.ends(key, ["identifier", "id", "key", "slug", "hash", "token"]) {
      return "\(key)-\(item + 1)"
    }
    if let said = known(key) { return said }
    return title
  }

  private func known(_ key: String) -> String? {
    if Self.ends(key, ["at", "timestamp"]) || Self.has(key, ["datetime", "createdtime"]) {
      return Self.format(date, time: true)
    }
    if Self.has(key, ["date", "released", "birthday"]) { return Self.format(date, time: false) }
    if key == "time" || Self.ends(key, ["duration"]) { return "\(1 + item % 9):\(10 + item % 49)" }
    if Self.has(key, ["email"]) { return "hello\(item + 1)@example.org" }
    if Self.has(key, ["phone"]) { return "+1 555 01\(10 + item % 89)" }
    if Self.has(key, ["color", "colour", "hex"]) { return colour }
    if Self.ends(key, ["language", "locale", "lang"]) { return "en" }
    if Self.ends(key, ["currency"]) { return "EUR" }
    if Self.has(key, ["price", "cost", "amount"]) { return "\(4 + item).90" }
    if Self.has(key, ["rating", "score", "average"]) { return "\(6 + item % 4).\(item % 10)" }
    let isPlace = Self.has(key, ["country", "county"])
    if !isPlace, Self.has(key, ["count", "total", "number", "year", "width", "height"]) {
      return "\(integer(key))"
    }
    if key == "version" { return "1.\(item)" }
    if isAlone, ["status", "state", "code", "stat"].contains(key) { return "ok" }
    if Self.has(key, ["country", "county", "city", "location", "place", "address", "region"]) {
      return pick(Self.places)
    }
    if Self.has(key, ["category", "genre", "type", "kind", "tag", "section", "topic", "status"]) {
      return pick(Self.kinds)
    }
    if Self.has(key, ["author", "user", "artist", "owner", "director", "actor", "creator", "by"])
      || ["firstname", "lastname", "fullname", "login", "character"].contains(key)
    {
      return pick(Self.people)
    }
    if Self.has(
      key,
      [
        "subtitle", "description", "overview", "body", "text", "summary", "message", "caption",
        "bio",
        "content", "detail", "abstract", "plot",
      ]
    ) {
      return stageText?.subtitle.nonEmpty ?? pick(Self.sentences)
    }
    return nil
  }

  private var stageText: (title: String, subtitle: String)? { AppProcess.current.stageTexts(item) }

  private var title: String { stageText?.title.nonEmpty ?? pick(Self.titles) }

  private var colour: String {
    let red = 64 + Int(seed >> 8 & 127)
    let green = 64 + (item * 37) % 128
    let blue = 64 + (item * 71) % 128
    return "#" + [red, green, blue].map { String($0 + 256, radix: 16).suffix(2) }.joined()
  }

  /// A whole number.
  func integer(_ name: String) -> Int {
    let key = Self.plain(name)
    if key == "id" || Self.ends(key, ["id", "identifier"]) { return item + 1 }
    if Self.has(key, ["year"]) { return 1990 + (item * 7) % 35 }
    if Self.ends(key, ["at", "timestamp", "date", "time"]), !Self.has(key, ["runtime"]) {
      return Int(date.timeIntervalSince1970)
    }
    if isAlone {
      if ["status", "statuscode", "code"].contains(key) { return 200 }
      if Self.has(key, ["page", "total"]) { return 1 }
    }
    if Self.has(key, ["rating", "stars", "score"]) { return 1 + item % 5 }
    if key == "width" || key == "w" { return 400 }
    if key == "height" || key == "h" { return 300 + (item % 4) * 100 }
    if Self.has(key, ["duration", "runtime", "minutes", "length"]) { return 80 + (item * 11) % 60 }
    if Self.has(key, ["age"]), !Self.has(key, ["page", "image", "message", "average"]) {
      return 20 + item % 50
    }
    if Self.has(key, ["count", "likes", "views", "votes", "followers", "downloads", "comments"]) {
      return 12 + (item * 137) % 2_400
    }
    return item + 1
  }

  /// A number with fractions.
  func number(_ name: String) -> Double {
    let key = Self.plain(name)
    if Self.has(key, ["rating", "vote", "score", "average", "popularity"]),
      !Self.has(key, ["count"])
    {
      return 6 + Double((item * 7) % 40) / 10
    }
    if Self.has(key, ["latitude"]) || key == "lat" { return 38 + Double(item % 20) }
    if Self.has(key, ["longitude"]) || ["lon", "lng"].contains(key) {
      return -9 + Double(item % 30)
    }
    if Self.has(key, ["price", "cost", "amount"]) { return Double(4 + item) + 0.9 }
    if Self.has(key, ["ratio", "aspect"]) { return [1, 1.5, 0.75, 1.25][item % 4] }
    if Self.has(key, ["progress", "alpha", "opacity", "percent"]) {
      return Double(1 + item % 10) / 10
    }
    if Self.has(key, ["temp"]) { return 8 + Double((item * 3) % 17) }
    return Double(integer(name))
  }

  /// Yes or no.
  func flag(_ name: String) -> Bool {
    let key = Self.plain(name)
    if Self.has(key, ["success", "ok", "valid", "active", "enabled", "available"]) { return true }
    if Self.has(key, ["error", "adult", "deleted", "hidden", "fail", "locked"]) { return false }
    return (item + Int(seed & 1)) % 2 == 0
  }

  /// A date: the item's day in 2024.
  var date: Date {
    let (start, day, days) = (1_704_110_400.0, 86_400.0, 360)
    return Date(timeIntervalSince1970: start + day * Double((item * 5) % days))
  }

  /// An address: of a picture, or of something with the item's number at its end, which apps read.
  func link(_ name: String) -> URL {
    let place = Self.plain(name)
    let isPicture = Self.has(place, Self.pictures)
    let text =
      isPicture
      ? "https://pictures.invalid/\(place)/\(seed % 1_000)/\(item + 1).jpg"
      : "https://answers.invalid/\(place)/\(item + 1)"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// An identifier.
  var uuid: UUID {
    var bytes: [UInt8] = []
    for part in [seed, UInt64(item)] {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: part >> (56 - 8 * $0)) }
    }
    let b = bytes
    return UUID(
      uuid: (
        b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13],
        b[14], b[15]
      )
    )
  }

  private static func format(_ date: Date, time: Bool) -> String {
    let text = date.ISO8601Format()
    return time ? text : String(text.prefix { $0 != "T" })
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
