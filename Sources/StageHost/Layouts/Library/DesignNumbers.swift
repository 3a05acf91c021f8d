// SPDX-License-Identifier: Apache-2.0
import LayoutLibrary
import StageDocuments
import StageProtocol

/// Changes numbers in compiled source.
enum DesignNumbers {
  /// Sets numbers; the code gets them when it reads them the next time.
  static func set(_ constants: [LibraryConstant]) {
    for constant in constants { DesignConstants.set(constant.index, to: constant.value) }
  }
}

extension StageFiles.Layout {
  /// A compiled layout instead of a layout file.
  ///
  /// `values` are those in the file beside the source. Values that are unknown or not allowed are
  /// left out, with a warning.
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
    // A source without its own items shows the data in any case.
    let fitting = values.filter { $0.key != ItemsChoice.key || kind.source?.items != nil }
    for (key, value) in fitting.sorted(by: { $0.key < $1.key }) {
      do throws(ProtocolError) {
        taken[key] = try ParameterSchema.validate(
          key: key,
          value: value,
          descriptors: kind.descriptors,
          isKept: true
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
