// SPDX-License-Identifier: Apache-2.0
import LayoutLibrary
import StageDocuments
import StageProtocol

/// Numbers of compiled source that have other values than when it was compiled.
enum DesignNumbers {
  /// Gives numbers their values; they count from the next time that the code asks for them.
  static func set(_ constants: [LibraryConstant]) {
    for constant in constants { DesignConstants.set(constant.index, to: constant.value) }
  }
}

extension StageFiles.Layout {
  /// A compiled layout in place of a layout file.
  ///
  /// `values` are what the file beside the source says; those that the layout does not have, or does not
  /// allow, are left out with a warning.
  @MainActor
  init(
    library path: String,
    entry: SourceState.Entry,
    values: [String: ParameterValue]
  ) throws(ProtocolError) {
    let reported = CompileReport.Entry(
      id: entry.id,
      kind: .layoutClass,
      file: entry.file,
      line: entry.line,
      column: 1,
      notes: entry.notes
    )
    let kind: LayoutKind
    do throws(LibraryLoader.LoadError) {
      kind = try LibraryKind.make(library: path, entry: reported)
    } catch {
      throw ProtocolError(code: "library", field: "path", message: error.message)
    }
    var taken: [String: ParameterValue] = [:]
    var warnings: [Diagnostic] = []
    // Without items of its own a source shows the data anyway.
    let fitting = values.filter { $0.key != ItemsChoice.key || kind.source?.items != nil }
    for (key, value) in fitting.sorted(by: { $0.key < $1.key }) {
      do throws(ProtocolError) {
        taken[key] = try ParameterSchema.validate(
          key: key,
          value: value,
          descriptors: kind.descriptors
        )
      } catch {
        warnings.append(
          Diagnostic(
            severity: .warning,
            code: error.code,
            message: error.message,
            path: "parameters.\(key)"
          )
        )
      }
    }
    self.init(
      name: entry.file,
      kind: kind,
      document: nil,
      prototypes: [],
      choices: LayoutChoices.besides(LayoutChoice(own: kind, values: taken)),
      warnings: warnings
    )
  }
}
