// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What a stage is, apart from the views on it: data, layout, and the values of its parameters.
///
/// A value of a parameter is what people set, else what the layout file says, else the default.
struct StageDocument {
  var stage: String
  var title: String
  var data: StageData
  /// The data file's name, and where the data comes from in words.
  var dataName: String
  var dataCredit: String
  var kind: LayoutKind
  var layoutName: String
  /// Values that the layout file gives.
  var fileValues: [String: ParameterValue]
  /// Values that people set.
  private(set) var overrides: [String: ParameterValue] = [:]
  /// What there is to know about the files.
  var diagnostics: [Diagnostic] = []

  /// A stage whose files could not be read yet: nothing in a flow layout.
  @MainActor
  static func empty(stage: String, title: String) -> StageDocument {
    StageDocument(
      stage: stage,
      title: title,
      data: StageData(),
      dataName: "",
      dataCredit: "",
      kind: FlowStagedLayout.kind,
      layoutName: "",
      fileValues: [:]
    )
  }

  /// The value of every parameter.
  var values: LayoutValues {
    LayoutValues(parameters: kind.parameters, layers: [fileValues, overrides])
  }

  /// The layout's parameters; each falls back to what the layout file says of it.
  private var parameters: [ParameterDescriptor] {
    kind.parameters.map { descriptor in
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
      descriptors: kind.parameters
    )
    overrides[key] = value == nil ? nil : checked
  }

  /// Takes what the files say and a whole set of values that people made.
  ///
  /// What this layout does not know or allow of those is left out with a note.
  mutating func take(
    _ layout: StageFiles.Layout,
    _ content: StageFiles.Content,
    _ overrides: [String: ParameterValue]
  ) {
    kind = layout.kind
    layoutName = layout.name
    fileValues = layout.values
    data = StageData(sections: content.document.sections)
    dataName = content.name
    dataCredit = content.document.source
    diagnostics = layout.warnings + content.document.warnings
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
}
