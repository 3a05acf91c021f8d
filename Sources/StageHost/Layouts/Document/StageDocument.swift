// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageDocuments
import StageProtocol

/// The state of a stage without its views: data, layout, and values of parameters.
///
/// The value of a parameter is the one that users set, or else the layout file's, or else the
/// default.
struct StageDocument {
  var stage: String
  var title: String
  /// The data with edits and history.
  var edits: EditableData
  /// The data file's name; the next property is the origin of the data, in words.
  var dataName: String
  var dataCredit: String
  /// The layouts of the stage, its file's own first.
  private(set) var choices: [LayoutChoice]
  var layoutName: String
  /// The last read layout file; `nil` before the first.
  private(set) var layoutFile: LayoutDocument?
  /// The cells that the layout file registers.
  var prototypes: [CellPrototype] = []
  /// The values that users have set, by the clients' keys; the chosen layout is one of them.
  private(set) var overrides: [String: ParameterValue] = [:]
  /// The diagnostics of the files.
  var diagnostics: [Diagnostic] = []
  /// Recorded answers to the requests of the app.
  var answers = AnswerShelf()
  /// How often the app was given other answers.
  var answersUsed = 0

  /// The document of a stage before its files are read: no items in a flow layout.
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

  /// All data of the stage.
  var data: StageData { edits.data }

  /// The visible part of the data: without items below collapsed ones.
  var visible: StageData { edits.visible }

  /// The part of the visible data that the layout shows with the present values.
  var shownData: StageData { kind.shows(visible, values) }

  /// The present layout among those of the stage.
  var choice: LayoutChoice {
    guard case .choice(let id)? = overrides[LayoutChoice.key] else { return choices[0] }
    return choices.first { $0.option.id == id } ?? choices[0]
  }

  /// The kind of the present layout.
  var kind: LayoutKind { choice.kind }

  /// The value of every parameter, by the layout's own keys.
  var values: LayoutValues { values(of: choice) }

  /// The values of a layout's parameters if it were the stage's, by the layout's own keys.
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

  /// The values of a layout's parameters as in the files, by the layout's own keys.
  func fileValues(of choice: LayoutChoice) -> LayoutValues {
    LayoutValues(
      parameters: choice.kind.descriptors,
      layers: [sharedFileValues, choice.values]
    )
  }

  /// The values in the layout file for the collection view itself.
  private var sharedFileValues: [String: ParameterValue] {
    choices[0].values.filter { LayoutKind.sharedKeys.contains($0.key) }
  }

  /// The animation of a change of the document; `nil` when users want none.
  var animation: ElementAnimation? {
    let values = values
    let curve = UpdateCurve(rawValue: values.choice(CollectionParameters.curve)) ?? .spring
    return curve.animation(duration: Double(values.number(CollectionParameters.duration)))
  }

  /// A layout's parameters; their defaults are the values in the layout file.
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

  /// The description for the page's panels.
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
      parameters: parameters(of: choice) + (answersParameter.map { [$0] } ?? []),
      values: Dictionary(
        values.values.map { (choice.key($0.key), $0.value) }
          + (answersParameter == nil ? [] : [(AnswersChoice.key, answersValue)]),
        uniquingKeysWith: { first, _ in first }
      ),
      scrolls: choice.kind.scrolls(values),
      layouts: choices.count > 1 ? choices.map(\.option) : [],
      choice: choice.option.id,
      pinch: choice.stagePinch
    )
  }

  /// Sets a parameter for all clients; `nil` removes the value that users have set.
  ///
  /// `isKept` is for a value of earlier, see ``ParameterSchema``.
  ///
  /// - Throws: `ProtocolError` when the layout has no such parameter or the value is out of bounds.
  ///   Nothing is changed then.
  mutating func set(
    _ key: String,
    to value: ParameterValue?,
    isKept: Bool = false
  ) throws(ProtocolError) {
    defer { if key == ItemsChoice.key { settleItems(overrides) } }
    if key == LayoutChoice.key { return try choose(value) }
    if key == AnswersChoice.key {
      overrides[key] = try checkedAnswers(value)
      return
    }
    // An undone step may be about a layout that is not the present one.
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
      descriptors: owned.kind.descriptors,
      isKept: isKept
    )
    overrides[key] = value == nil ? nil : checked
  }

  /// Lets every view make a new layout object of the same kind; `number` is that of the command.
  ///
  /// Only the file's own layout can have source, so only that one is made again. The present
  /// numbers of the source become the defaults of its parameters.
  @MainActor
  mutating func remakeLayout(number: UInt64) { remakeKind(marked: "\(number)") }

  /// Makes the kind of the file's own layout again, with another id.
  @MainActor
  mutating func remakeKind(marked mark: String) {
    choices[0].kind = choices[0].kind.source?.remade() ?? choices[0].kind
    settleItems(overrides)
    let id = choices[0].kind.id
    let plain = id.split(separator: Self.remakeMark).first.map(String.init) ?? id
    choices[0].kind.id = "\(plain)\(Self.remakeMark)\(mark)"
  }

  /// The character between a kind's id and the number of the command that made the kind again.
  private static let remakeMark: Character = "#"

  /// Shows the source's items or the data in the file's own layout, as users or the file beside the
  /// source say.
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

  /// The error for an unknown layout.
  static func unknownLayout(_ id: String, _ choices: [LayoutChoice]) -> ProtocolError {
    let known = choices.map(\.option.id).joined(separator: ", ")
    return ProtocolError(
      code: ErrorCode.unknownValue,
      field: "to",
      message: "to is \"\(id)\", but the stage's layouts are its own and \(known)"
    )
  }

  /// Takes a single layout; `name` is its name for users.
  mutating func show(_ own: LayoutChoice, named name: String) {
    choices = [own]
    layoutName = name
  }

  /// Takes the files' content and all values that users have set.
  ///
  /// Values that are unknown or not allowed are left out, with a note. Other data remove all edits.
  /// Another layout removes the steps about parameters that it does not have.
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
      edits.keepParameters(Set(keys).union([LayoutChoice.key, AnswersChoice.key]))
    }
    layoutName = layout.name
    layoutFile = layout.document
    prototypes = layout.prototypes
    let replaced = takeData(content)
    dataName = content.name
    dataCredit = content.document.source
    diagnostics = layout.warnings + content.document.warnings + replaced
    diagnostics += takeOverrides(overrides)
  }

  /// Takes all values that users have set; those that are unknown or not allowed are left out.
  ///
  /// - Returns: A note for each value that is left out.
  private mutating func takeOverrides(_ overrides: [String: ParameterValue]) -> [Diagnostic] {
    self.overrides = [:]
    var notes: [Diagnostic] = []
    let isFirst = { (key: String) in key == LayoutChoice.key }
    let sorted = overrides.sorted {
      isFirst($0.key) != isFirst($1.key) ? isFirst($0.key) : $0.key < $1.key
    }
    for (key, value) in sorted where !isSatisfied(key) {
      do throws(ProtocolError) {
        try set(key, to: value, isKept: true)
      } catch {
        notes.append(
          Diagnostic(
            severity: .note,
            code: error.code,
            message: error.message,
            path: error.field
          )
        )
      }
    }
    return notes
  }

  /// Replaces all values that users have set; those that the layouts no longer allow are left out.
  mutating func replaceOverrides(_ overrides: [String: ParameterValue]) {
    settleItems(overrides)
    _ = takeOverrides(overrides)
  }

  /// Whether a value can be left out without a note: a source without its own items shows the data
  /// in any case.
  private func isSatisfied(_ key: String) -> Bool {
    key == ItemsChoice.key && choices[0].kind.source?.items == nil
  }

  /// Takes the data file's content, if it differs from the content before.
  ///
  /// - Returns: A note with the number of removed edits.
  private mutating func takeData(_ content: StageFiles.Content) -> [Diagnostic] {
    let file = StageData(sections: content.document.sections)
    guard file != edits.file else { return [] }
    let count = edits.history.state.edits
    // Parameters that users set count as edits, but only edits of the data are lost.
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
