// SPDX-License-Identifier: Apache-2.0

/// Which column of a table is an item's title, subtitle, picture and so on, by the columns' names.
struct ColumnRoles: Hashable {
  /// What a column can be for an item.
  enum Role: String, CaseIterable {
    case id, title, subtitle, image, width, height, colour, latitude, longitude, section
  }

  /// The index of the column for each role.
  private(set) var columns: [Role: Int] = [:]

  /// Names that mean a role in some languages, the best first, in small letters without anything between them.
  private static let names: [Role: [String]] = [
    .id: ["id", "uuid", "key", "slug", "identifier"],
    .title: [
      "title", "name", "fullname", "displayname", "label", "headline", "heading", "product",
      "caption", "firstname", "filename", "titel", "überschrift", "bezeichnung", "produkt",
      "artikel", "vorname", "titre", "nom", "produit", "título", "nombre", "producto", "text",
    ],
    .subtitle: [
      "subtitle", "description", "summary", "detail", "details", "byline", "author", "artist",
      "role", "company", "email", "city", "price", "category", "date", "untertitel", "beschreibung",
      "kurzbeschreibung", "autor", "künstler", "rolle", "firma", "stadt", "ort", "preis",
      "kategorie", "datum", "soustitre", "auteur", "ville", "prix", "catégorie", "subtítulo",
      "descripción", "ciudad", "precio", "categoría", "fecha",
    ],
    .image: [
      "image", "picture", "photo", "thumbnail", "thumb", "avatar", "portrait", "headshot", "cover",
      "artwork", "poster", "logo", "icon", "img", "images", "pictures", "photos", "bild", "foto",
      "bilder", "fotos", "titelbild", "vorschaubild", "imagen",
    ],
    .width: [
      "width", "w", "imagewidth", "breite", "bildbreite", "largeur", "ancho",
    ],
    .height: [
      "height", "h", "imageheight", "höhe", "hoehe", "bildhöhe", "hauteur", "alto",
    ],
    .colour: [
      "colour", "color", "hex", "tint", "background", "farbe", "farbwert", "couleur",
    ],
    .latitude: ["latitude", "lat", "breitengrad"],
    .longitude: ["longitude", "lon", "lng", "long", "längengrad"],
    .section: ["section", "group", "sectiontitle", "abschnitt", "gruppe"],
  ]
  /// Rows that are looked at for a title when no name means one.
  private static let sample = 50

  init(_ table: PlainTable) {
    let plain = table.columns.map(Self.plain)
    for role in Role.allCases {
      let names = Self.names[role] ?? []
      // The last part of `user.name` counts, if no whole name fits.
      let match =
        names.lazy.compactMap { name in plain.firstIndex(of: name) }.first
        ?? names.lazy.compactMap { name in table.columns.firstIndex { Self.last($0) == name } }
        .first
      if let match, !columns.values.contains(match) { columns[role] = match }
    }
    if columns[.title] == nil { columns[.title] = firstText(table) }
    if columns[.subtitle] == nil { columns[.subtitle] = firstText(table) }
  }

  /// The text of a row for a role; empty when there is none.
  func text(_ role: Role, _ row: PlainTable.Row) -> String {
    guard let index = columns[role], row.cells.indices.contains(index) else { return "" }
    return row.cells[index].trimmed
  }

  /// The first column without a role that has texts which are no numbers.
  private func firstText(_ table: PlainTable) -> Int? {
    let rows = table.rows.prefix(Self.sample)
    let free = table.columns.indices.filter { index in !columns.values.contains(index) }
    return free.first { index in
      rows.contains { row in
        guard row.cells.indices.contains(index) else { return false }
        let cell = row.cells[index].trimmed
        return !cell.isEmpty && Double(cell) == nil
      }
    } ?? (columns[.title] == nil ? free.first : nil)
  }

  private static func plain(_ name: String) -> String {
    let plain = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    // `photo_url`, and `photo.src` of an object, are about the photo.
    let ending = addressEndings.first { plain.hasSuffix($0) && plain.count > $0.count }
    return String(plain.dropLast(ending?.count ?? 0))
  }

  private static let addressEndings = ["url", "src"]

  private static func last(_ name: String) -> String {
    plain(String(name.split(separator: ".").last ?? ""))
  }
}
