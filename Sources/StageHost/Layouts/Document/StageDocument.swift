// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol

/// What a stage is, apart from the views on it: data, layout, and the values of its parameters.
///
/// A value of a parameter is what people set, else what the layout file says, else the default.
struct StageDocument {
  var stage: String
  var title: String
  /// The data as people edit it, and what can be taken back.
  var edits: EditableData
  /// The data file's name, and where the data comes from in words.
  var dataName: String
  var dataCredit: String
  /// The layouts that the stage can have, its file's own first.
  private(set) var choices: [LayoutChoice]
  var layoutName: String
  /// The layout file as it was read; `nil` before one was.
  private(set) var layoutFile: LayoutDocument?
  /// Cells that the layout file registers.
  var prototypes: [CellPrototype] = []
  /// Values that people set, by the keys that clients know; among them which layout the stage has.
  private(set) var overrides: [String: ParameterValue] = [:]
  /// What there is to know about the files.
  var diagnostics: [Diagnostic] = []

  /// A stage whose files could not be read yet: nothing in a flow layout.
  @MainActor
  static func empty(stage: String, title: String, limits: Limits) -> StageDocument {
    StageDocument(
      stage: stage,
      title: title,
      edits: EditableData(limits: limits),
      dataName: "",
      dataCredit: "",
      choices: [LayoutChoice(own: FlowStagedLayout.kind)],
      layoutName: ""
    )
  }

  /// What the stage shows.
  var data: StageData { edits.data }

  /// What of the data is shown.
  var visible: StageData { edits.visible }

  /// What of that the layout shows with the present values.
  var shownData: StageData { kind.shows(visible, values) }

  /// Which of its layouts the stage has.
  var choice: LayoutChoice {
    guard case .choice(let id)? = overrides[LayoutChoice.key] else { return choices[0] }
    return choices.first { $0.option.id == id } ?? choices[0]
  }

  /// The layout that the stage has.
  var kind: LayoutKind { choice.kind }

  /// The value of every parameter, by the layout's own keys.
  var values: LayoutValues { values(of: choice) }

  /// The value that every parameter has as soon as the stage has a layout, by the layout's own keys.
  func values(of choice: LayoutChoice) -> LayoutValues {
    var own: [String: ParameterValue] = [:]
    for (key, value) in overrides {
      if let key = choice.ownKey(key) { own[key] = value }
    }
    return LayoutValues(
      parameters: choice.kind.descriptors,
      layers: [sharedFileValues, choice.values, own]
    )
  }

  /// What the layout file says of the collection view itself, whatever its layout.
  private var sharedFileValues: [String: ParameterValue] {
    choices[0].values.filter { LayoutKind.sharedKeys.contains($0.key) }
  }

  /// How a change of the document is carried; `nil` when people want none.
  var animation: ElementAnimation? {
    let values = values
    let curve = UpdateCurve(rawValue: values.choice(CollectionParameters.curve)) ?? .spring
    return curve.animation(duration: Double(values.number(CollectionParameters.duration)))
  }

  /// The layout's parameters; each falls back to what the layout file says of it.
  private func parameters(of choice: LayoutChoice) -> [ParameterDescriptor] {
    let shared = sharedFileValues
    return choice.kind.descriptors.map { descriptor in
      var descriptor = descriptor
      let said = choice.values[descriptor.key] ?? shared[descriptor.key]
      descriptor.defaultValue = said ?? descriptor.defaultValue
      descriptor.key = choice.key(descriptor.key)
      return descriptor
    }
  }

  /// What the page's panels show.
  var state: StageState {
    let choice = choice
    let values = values(of: choice)
    return StageState(
      stage: stage,
      title: title,
      layout: choice.kind.name,
      layoutSource: layoutName,
      dataSource: dataName,
      dataCredit: dataCredit,
      sections: data.sections.count,
      items: data.itemCount,
      parameters: parameters(of: choice),
      values: Dictionary(
        values.values.map { (choice.key($0.key), $0.value) },
        uniquingKeysWith: { first, _ in first }
      ),
      scrolls: choice.kind.scrolls(values),
      layouts: choices.count > 1 ? choices.map(\.option) : [],
      choice: choice.option.id,
      pinch: choice.stagePinch
    )
  }

  /// Sets a parameter for everyone, or with `nil` takes what people set back.
  ///
  /// - Throws: `ProtocolError` when the layout has no such parameter or the value is out of its bounds;
  ///   nothing is changed then.
  mutating func set(_ key: String, to value: ParameterValue?) throws(ProtocolError) {
    defer { if key == ItemsChoice.key { settleItems(overrides) } }
    if key == LayoutChoice.key { return try choose(value) }
    // What can be taken back may be about a layout that the stage does not have at present.
    let owner = [choice] + choices
    guard let owned = owner.first(where: { $0.ownKey(key) != nil }), let own = owned.ownKey(key)
    else {
      _ = try ParameterSchema.validate(
        key: key,
        value: value ?? .flag(false),
        descriptors: parameters(of: choice)
      )
      return
    }
    let fallback = values(of: owned).values[own] ?? .flag(false)
    let checked = try ParameterSchema.validate(
      key: own,
      value: value ?? fallback,
      descriptors: owned.kind.descriptors
    )
    overrides[key] = value == nil ? nil : checked
  }

  /// Lets every view make a layout of the same kind anew; `number` is the command's that asks for it.
  ///
  /// Only the file's own layout can come from source, so only that one is made anew. Defaults of its parameters
  /// are what the numbers say now.
  @MainActor
  mutating func remakeLayout(number: UInt64) {
    choices[0].kind = choices[0].kind.source?.remade() ?? choices[0].kind
    settleItems(overrides)
    let id = choices[0].kind.id
    let plain = id.split(separator: Self.remakeMark).first.map(String.init) ?? id
    choices[0].kind.id = "\(plain)\(Self.remakeMark)\(number)"
  }

  /// Stands between a kind's name and the count of its making in the id of a kind made anew.
  private static let remakeMark: Character = "#"

  /// Has the file's own layout show its source's items, or the data, as people or the file beside it say.
  private mutating func settleItems(_ overrides: [String: ParameterValue]) {
    let said = overrides[ItemsChoice.key] ?? choices[0].values[ItemsChoice.key]
    guard let items = choices[0].kind.source?.items else { return }
    choices[0].kind = items.kind(ItemsChoice(said) ?? .own)
  }

  private mutating func choose(_ value: ParameterValue?) throws(ProtocolError) {
    guard let value else {
      overrides[LayoutChoice.key] = nil
      return
    }
    guard case .choice(let id) = value, choices.contains(where: { $0.option.id == id }) else {
      var word = ""
      if case .choice(let id) = value { word = id }
      throw Self.unknownLayout(word, choices)
    }
    overrides[LayoutChoice.key] = id == LayoutOption.own ? nil : value
  }

  /// The stage has no layout of this identity.
  static func unknownLayout(_ id: String, _ choices: [LayoutChoice]) -> ProtocolError {
    let known = choices.map(\.option.id).joined(separator: ", ")
    return ProtocolError(
      code: ErrorCode.unknownValue,
      field: "to",
      message: "to is \"\(id)\", but the stage's layouts are its own and \(known)"
    )
  }

  /// Has one layout and no other, as `name` says it.
  mutating func show(_ own: LayoutChoice, named name: String) {
    choices = [own]
    layoutName = name
  }

  /// Takes what the files say and a whole set of values that people made.
  ///
  /// What this layout does not know or allow of those is left out with a note. Other data end all edits;
  /// another layout ends what can be taken back of parameters that it does not have.
  mutating func take(
    _ layout: StageFiles.Layout,
    _ content: StageFiles.Content,
    _ overrides: [String: ParameterValue]
  ) {
    let before = choices.map(\.identity)
    choices = layout.choices
    settleItems(overrides)
    if choices.map(\.identity) != before {
      let keys = choices.flatMap { choice in
        (choice.kind.source?.items?.descriptors ?? choice.kind.descriptors).map {
          choice.key($0.key)
        }
      }
      edits.keepParameters(Set(keys).union([LayoutChoice.key]))
    }
    layoutName = layout.name
    layoutFile = layout.document
    prototypes = layout.prototypes
    let replaced = takeData(content)
    dataName = content.name
    dataCredit = content.document.source
    diagnostics = layout.warnings + content.document.warnings + replaced
    self.overrides = [:]
    let isFirst = { (key: String) in key == LayoutChoice.key }
    let sorted = overrides.sorted {
      isFirst($0.key) != isFirst($1.key) ? isFirst($0.key) : $0.key < $1.key
    }
    for (key, value) in sorted where !isSatisfied(key) {
      do throws(ProtocolError) {
        try set(key, to: value)
      } catch {
        diagnostics.append(
          Diagnostic(
            severity: .note,
            code: error.code,
            message: error.message,
            path: error.field
          )
        )
      }
    }
  }

  /// Whether a value can be left out without a word: without items of its own a source shows the data anyway.
  private func isSatisfied(_ key: String) -> Bool {
    key == ItemsChoice.key && choices[0].kind.source?.items == nil
  }

  /// Takes the data file's data where they are others than before.
  ///
  /// - Returns: A note of how many edits went.
  private mutating func takeData(_ content: StageFiles.Content) -> [Diagnostic] {
    let file = StageData(sections: content.document.sections)
    guard file != edits.file else { return [] }
    let count = edits.history.state.edits
    // Parameters that people set are edits too, but no data is lost with them.
    let isEdited = edits.data != edits.file
    edits.load(file: file)
    guard isEdited, count > 0 else { return [] }
    return [
      Diagnostic(
        severity: .note,
        code: "edits-replaced",
        message: count == 1
          ? "The saved data file replaced 1 edit." : "The saved data file replaced \(count) edits."
      )
    ]
  }
}
