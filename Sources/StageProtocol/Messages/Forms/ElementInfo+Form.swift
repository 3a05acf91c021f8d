// SPDX-License-Identifier: Apache-2.0

extension ElementInfo {
  static let form = ObjectForm(
    "ElementInfo",
    joined,
    .inline(identity),
    .inline(looks),
    .one("values", \.values, .first(\.infoValues, of: Value.form.value)),
    .maybe("item", \.item, Item.form.value),
    .maybe("section", \.section, Section.form.value),
    .usual("rules", \.rules, .first(\.infoValues, of: Value.form.value), [])
  )

  private static func joined(
    identity: ElementInfo,
    looks: ElementInfo,
    values: [Value],
    item: Item?,
    section: Section?,
    rules: [Value]
  ) -> ElementInfo {
    var info = looks
    info.category = identity.category
    info.kind = identity.kind
    info.indexPath = identity.indexPath
    info.key = identity.key
    info.reuseIdentifier = identity.reuseIdentifier
    info.viewClass = identity.viewClass
    info.attributesClass = identity.attributesClass
    info.values = values
    info.item = item
    info.section = section
    info.rules = rules
    return info
  }

  private static let identity = ObjectForm(
    "ElementIdentity",
    named,
    .one("category", \.category, .word),
    .one("kind", \.kind, .notice),
    .one("indexPath", \.indexPath, .list(.index, atMost: \.indexPathDepth)),
    .one("key", \.key, .notice),
    .one("reuseIdentifier", \.reuseIdentifier, .notice),
    .one("viewClass", \.viewClass, .notice),
    .one("attributesClass", \.attributesClass, .notice)
  )

  private static func named(
    category: Category,
    kind: String,
    indexPath: [Int],
    key: String,
    reuseIdentifier: String,
    viewClass: String,
    attributesClass: String
  ) -> ElementInfo {
    let nowhere = ContentRect(x: 0, y: 0, width: 0, height: 0)
    var info = ElementInfo(
      category: category,
      kind: kind,
      indexPath: indexPath,
      key: key,
      frame: nowhere
    )
    info.reuseIdentifier = reuseIdentifier
    info.viewClass = viewClass
    info.attributesClass = attributesClass
    return info
  }

  private static let looks = ObjectForm(
    "ElementLooks",
    placed,
    .one("frame", \.frame, ContentRect.described.value),
    .one("alpha", \.alpha, .described),
    .one("zIndex", \.zIndex, depth),
    .one("hidden", \.hidden, .flag),
    .one("transformed", \.transformed, .flag),
    .one("selected", \.selected, .flag),
    .one("highlighted", \.highlighted, .flag),
    .maybe("slot", \.slot, .integer(in: counts)),
    .one("measured", \.measured, .flag),
    .usual("estimated", \.estimated, .flag, false)
  )

  private static func placed(
    frame: ContentRect,
    alpha: Double,
    zIndex: Int,
    hidden: Bool,
    transformed: Bool,
    selected: Bool,
    highlighted: Bool,
    slot: Int?,
    measured: Bool,
    estimated: Bool
  ) -> ElementInfo {
    var info = ElementInfo(category: .cell, indexPath: [], key: "", frame: frame)
    info.alpha = alpha
    info.zIndex = zIndex
    info.hidden = hidden
    info.transformed = transformed
    info.selected = selected
    info.highlighted = highlighted
    info.slot = slot
    info.measured = measured
    info.estimated = estimated
    return info
  }

  /// The range of z-indexes and slots.
  private static let counts = Int(Int32.min)...Int(Int32.max)

  /// A z-index, which a layout may set to any number.
  private static let depth = ValueForm<Double>.anyNumber.mapped(
    { Int(min(max($0, Double(counts.lowerBound)), Double(counts.upperBound))) },
    { Double(min(max($0, counts.lowerBound), counts.upperBound)) }
  )
}

extension ElementInfo.Value {
  fileprivate static let form = ObjectForm(
    "ElementValue",
    Self.init(name:value:),
    .one("name", \.name, .notice),
    .one("value", \.value, .notice)
  )
}

extension ElementInfo.Item {
  fileprivate static let form = ObjectForm(
    "ElementItem",
    Self.init(id:title:subtitle:width:height:colour:image:),
    .one("id", \.id, .text),
    .one("title", \.title, .text),
    .one("subtitle", \.subtitle, .text),
    .maybe("width", \.width, .number(in: \.itemLength)),
    .maybe("height", \.height, .number(in: \.itemLength)),
    .maybe("colour", \.colour, .colour),
    .one("image", \.image, .text)
  )
}

extension ElementInfo.Section {
  fileprivate static let form = ObjectForm(
    "ElementSection",
    Self.init(id:title:footer:items:metrics:),
    .one("id", \.id, .text),
    .one("title", \.title, .text),
    .one("footer", \.footer, .text),
    .one("items", \.items, .integer(in: \.itemCounts)),
    .inline(\.metrics, SectionMetrics.form)
  )
}
