// SPDX-License-Identifier: Apache-2.0

extension StageEdit {
  static let form = ObjectForm("StageEdit", tag: "type", kinds)

  static let kinds = itemKinds + sectionKinds + mixtures

  private static let selected = ValueForm<[String]>.list(.text, atMost: \.actionItems)
  private static let ofNew = ValueForm<Int>.integer(in: \.newItems)

  private static let itemKinds: [KindForm<StageEdit>] = [
    KindForm(
      "insert",
      "without a place, after the last selected item, or at the end if no item is selected",
      StageEdit.insert(count:at:seed:),
      { if case .insert(let count, let place, let seed) = $0 { $1(count, place, seed) } },
      .one("count", .integer(in: \.editCount)),
      .maybe("at", ItemPlace.form.value),
      .one("seed", .bits)
    ),
    KindForm(
      "delete",
      "without `items`, those of the selection",
      StageEdit.delete,
      { if case .delete(let items) = $0 { $1(items) } },
      .maybe("items", selected)
    ),
    KindForm(
      "duplicate",
      "without `items`, those of the selection",
      StageEdit.duplicate,
      { if case .duplicate(let items) = $0 { $1(items) } },
      .maybe("items", selected)
    ),
    KindForm(
      "move",
      "the index is the one after the items were removed from their old places",
      StageEdit.move(items:to:),
      { if case .move(let items, let place) = $0 { $1(items, place) } },
      .one("items", selected),
      .one("to", ItemPlace.form.value)
    ),
  ]

  private static let sectionKinds: [KindForm<StageEdit>] = [
    KindForm(
      "insertSection",
      "",
      StageEdit.insertSection(at:title:count:seed:),
      {
        if case .insertSection(let at, let title, let count, let seed) = $0 {
          $1(at, title, count, seed)
        }
      },
      .one("at", .integer(in: \.sectionCounts)),
      .maybe("title", .text),
      .one("count", ofNew),
      .one("seed", .bits)
    ),
    KindForm(
      "deleteSection",
      "",
      StageEdit.deleteSection,
      { if case .deleteSection(let section) = $0 { $1(section) } },
      .one("section", .text)
    ),
    KindForm(
      "moveSection",
      "",
      StageEdit.moveSection(_:to:),
      { if case .moveSection(let section, let index) = $0 { $1(section, index) } },
      .one("section", .text),
      .one("to", .integer(in: \.sectionCounts))
    ),
    KindForm(
      "shuffle",
      "the items of one section, or of all sections",
      StageEdit.shuffle(seed:section:),
      { if case .shuffle(let seed, let section) = $0 { $1(seed, section) } },
      .one("seed", .bits),
      .maybe("section", .text)
    ),
    KindForm(
      "sort",
      "the items of one section, or of all sections, by title",
      StageEdit.sort,
      { if case .sort(let section) = $0 { $1(section) } },
      .maybe("section", .text)
    ),
  ]

  private static let mixtures: [KindForm<StageEdit>] = [
    KindForm(
      "batch",
      "random insertions, deletions, moves and reloads in one update",
      StageEdit.batch,
      { if case .batch(let seed) = $0 { $1(seed) } },
      .one("seed", .bits)
    ),
    KindForm(
      "randomSizes",
      "",
      { StageEdit.randomSizes(seed: $0, minimum: $1.minimum, maximum: $1.maximum) },
      {
        if case .randomSizes(let seed, let low, let high) = $0 {
          $1(seed, Lengths(minimum: low, maximum: high))
        }
      },
      .one("seed", .bits),
      .inline(Lengths.form)
    ),
    KindForm("fileSizes", "restores the sizes of the data file", .fileSizes),
    KindForm(
      "words",
      "gives all items, headers and footers accented or long texts, or those of the data file",
      StageEdit.words,
      { if case .words(let style) = $0 { $1(style) } },
      .one("style", .word)
    ),
    KindForm(
      "count",
      "adds or removes items until there are `items` of them",
      StageEdit.count(items:seed:),
      { if case .count(let items, let seed) = $0 { $1(items, seed) } },
      .one("items", .integer(in: \.itemCounts)),
      .one("seed", .bits)
    ),
    KindForm(
      "fill",
      """
      shows these items instead of all data, in one section; without `replaces`, after the last item; \
      with `continues`, it is one step with the `fill` before it
      """,
      StageEdit.fill(items:replaces:continues:),
      {
        if case .fill(let items, let replaces, let continues) = $0 {
          $1(items, replaces, continues)
        }
      },
      .one("items", .list(StageDelivery.Item.form.value, atMost: \.actionItems)),
      .one("replaces", .flag),
      .maybe("continues", .flag)
    ),
    KindForm(
      "update",
      """
      members that are left out stay unchanged; `expanded` shows or hides the items below the item \
      in an outline
      """,
      StageEdit.update(item:_:),
      { if case .update(let item, let update) = $0 { $1(item, update) } },
      .one("item", .text),
      .inline(ItemUpdate.form)
    ),
    KindForm(
      "updateSection",
      "members that are left out stay unchanged; `null` restores the layout's measure",
      StageEdit.updateSection,
      { if case .updateSection(let section, let update) = $0 { $1(section, update) } },
      .one("section", .text),
      .inline(SectionUpdate.form)
    ),
    KindForm(
      "revert",
      "goes back to the files as one step: data, parameters and the choice of a layout",
      .revert
    ),
  ]

  /// The two bounds of random sizes; the second is at least the first.
  private struct Lengths: Sendable {
    var minimum: Double
    var maximum: Double

    private static let upper = ValueForm(
      .number(\.itemLength),
      read: ValueForm<Double>.anyNumber.read,
      write: { .number($0) }
    )

    static let form = ObjectForm(
      "Lengths",
      Lengths.init(minimum:maximum:),
      .one("minimum", \.minimum, .number(in: \.itemLength)),
      .one("maximum", \.maximum, upper)
    )
    .checked { lengths, reader throws(ProtocolError) in
      let range = lengths.minimum...max(lengths.minimum, reader.limits.itemLength.upperBound)
      guard !range.contains(lengths.maximum) else { return }
      throw ProtocolError.outOfRange(reader.field("maximum"), lengths.maximum, range)
    }
  }
}

extension StageEdit.ItemPlace {
  static let form = ObjectForm(
    "ItemPlace",
    Self.init(section:index:),
    .one("section", \.section, .text),
    .one("index", \.index, .integer(in: \.itemCounts))
  )
}

extension StageEdit.ItemUpdate {
  fileprivate static let form = ObjectForm(
    "ItemUpdate",
    Self.init(title:subtitle:width:height:colour:expanded:flagged:),
    .maybe("title", \.title, .text),
    .maybe("subtitle", \.subtitle, .text),
    .maybe("width", \.width, .number(in: \.itemLength)),
    .maybe("height", \.height, .number(in: \.itemLength)),
    .maybe("colour", \.colour, .colour, "`\"#rrggbb\"`"),
    .maybe("expanded", \.expanded, .flag),
    .maybe("flagged", \.flagged, .flag)
  )
}

extension StageEdit.SectionUpdate {
  fileprivate static let form = ObjectForm(
    "SectionUpdate",
    Self.init(title:footer:lineSpacing:interitemSpacing:inset:),
    .maybe("title", \.title, .text),
    .maybe("footer", \.footer, .text),
    .change("lineSpacing", \.lineSpacing, .number(in: \.sectionMetric)),
    .change("interitemSpacing", \.interitemSpacing, .number(in: \.sectionMetric)),
    .change("inset", \.inset, Insets.form(in: \.sectionMetric).value)
  )
}

extension Field where Owner == StageEdit.SectionUpdate {
  /// A member that is `null` means the layout's measure; a missing member means no change.
  fileprivate static func change<Measure>(
    _ name: String,
    _ part: @escaping @Sendable (Owner) -> Value,
    _ form: ValueForm<Measure>
  ) -> Field where Value == StageEdit.MetricChange<Measure> {
    Field(
      shape: .member(name: name, form.shape, .optionalOrNull, note: nil),
      read: { reader throws(ProtocolError) in
        guard let json = reader.object[name] else { return .unchanged }
        if json == .null { return .layouts }
        return .own(try form.read(json, { reader.field(name) }, reader.limits))
      },
      write: { owner, members in
        switch part(owner) {
        case .unchanged: break
        case .layouts: members.append(JSONMember(name, .null))
        case .own(let value): members.append(JSONMember(name, form.write(value)))
        }
      }
    )
  }
}
