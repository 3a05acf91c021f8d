// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
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
  var kind: LayoutKind
  var layoutName: String
  /// The layout file as it was read; `nil` before one was.
  private(set) var layoutFile: LayoutDocument?
  /// Cells that the layout file registers.
  var prototypes: [CellPrototype] = []
  /// Values that the layout file gives.
  var fileValues: [String: ParameterValue]
  /// Values that people set.
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
      kind: FlowStagedLayout.kind,
      layoutName: "",
      fileValues: [:]
    )
  }

  /// What the stage shows.
  var data: StageData { edits.data }

  /// What of it the layout shows with the present values.
  var shownData: StageData { kind.shows(data, values) }

  /// The value of every parameter.
  var values: LayoutValues {
    LayoutValues(parameters: kind.descriptors, layers: [fileValues, overrides])
  }

  /// How a change of the document is carried; `nil` when people want none.
  var animation: ElementAnimation? {
    let values = values
    let curve = UpdateCurve(rawValue: values.choice(CollectionParameters.curve)) ?? .spring
    return curve.animation(duration: Double(values.number(CollectionParameters.duration)))
  }

  /// The layout's parameters; each falls back to what the layout file says of it.
  private var parameters: [ParameterDescriptor] {
    kind.descriptors.map { descriptor in
      var descriptor = descriptor
      descriptor.defaultValue = fileValues[descriptor.key] ?? descriptor.defaultValue
      return descriptor
    }
  }

  /// What the page's panels show.
  var state: StageState {
    let values = values
    return StageState(
      stage: stage,
      title: title,
      layout: kind.name,
      layoutSource: layoutName,
      dataSource: dataName,
      dataCredit: dataCredit,
      sections: data.sections.count,
      items: data.itemCount,
      parameters: parameters,
      values: values.values,
      scrolls: kind.scrolls(values)
    )
  }

  /// Sets a parameter for everyone, or with `nil` takes what people set back.
  ///
  /// - Throws: `ProtocolError` when the layout has no such parameter or the value is out of its bounds;
  ///   nothing is changed then.
  mutating func set(_ key: String, to value: ParameterValue?) throws(ProtocolError) {
    let fallback = values.values[key] ?? .flag(false)
    let checked = try ParameterSchema.validate(
      key: key,
      value: value ?? fallback,
      descriptors: kind.descriptors
    )
    overrides[key] = value == nil ? nil : checked
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
    if kind.id != layout.kind.id {
      edits.keepParameters(Set(layout.kind.descriptors.map(\.key)))
    }
    kind = layout.kind
    layoutName = layout.name
    layoutFile = layout.document
    prototypes = layout.prototypes
    fileValues = layout.values
    let replaced = takeData(content)
    dataName = content.name
    dataCredit = content.document.source
    diagnostics = layout.warnings + content.document.warnings + replaced
    self.overrides = [:]
    for (key, value) in overrides.sorted(by: { $0.key < $1.key }) {
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
