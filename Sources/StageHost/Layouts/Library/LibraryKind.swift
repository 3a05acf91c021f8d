// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutLibrary
import StageDocuments
import StageProtocol
import UIKit

/// Makes kinds of layouts from compiled layout files.
///
/// Layout files in JSON cannot name them: only files of the command line may run code.
@MainActor
enum LibraryKind {
  /// The start of these kinds' ids; no word of a layout file has a colon.
  static let idPrefix = "compiled:"
  /// The end of the id when data replace the source's own items.
  private static let dataMark = "/data"

  /// The kind of a library's entry.
  ///
  /// It makes one layout and runs its initialisers to get the values of its properties. If `asked`
  /// names a number of sections, data with that number replace the file's own items.
  static func make(
    library path: String,
    entry: CompileReport.Entry,
    asked sections: Int? = nil
  ) throws(LibraryLoader.LoadError) -> LayoutKind {
    make(try LibraryLoader.entry(entry.id, of: path), of: entry) { layout, instance in
      let outcome = SourceTrial.run(layout, instance)
      return sections.map { outcome?.outvoted(by: $0) } ?? outcome
    }
  }

  /// The kind of a registered layout.
  ///
  /// `trial` finds out whether the file's own cells can be shown.
  static func make(
    _ layout: LayoutEntry,
    of entry: CompileReport.Entry,
    trial: @escaping @MainActor @Sendable (LayoutEntry, LayoutInstance) -> SourceTrial.Outcome? =
      SourceTrial.run
  ) -> LayoutKind {
    let untouched = layout.make(StagePreviewData())
    let outcome = trial(layout, untouched)
    let remade = { @MainActor @Sendable in make(layout, of: entry, trial: trial) }
    let kind = kind(layout, entry, untouched, outcome, remade: remade)
    guard outcome == .items else { return kind }
    let other = layout.make(StagePreviewData())
    let data = Self.kind(layout, entry, other, .setAside, remade: remade)
    return ItemsSwitch.between(own: kind, data: data).kind(.own)
  }

  /// The kind of a registered layout after a trial.
  private static func kind(
    _ layout: LayoutEntry,
    _ entry: CompileReport.Entry,
    _ untouched: LayoutInstance,
    _ outcome: SourceTrial.Outcome?,
    remade: @escaping @MainActor @Sendable () -> LayoutKind
  ) -> LayoutKind {
    let answers = outcome?.isUsable == true && DelegateTrial.isSound(layout, untouched)
    if outcome?.isUsable == true { untouched.useSource(asDelegate: answers) }
    if outcome?.isSound == true {
      untouched.source?.start()
      untouched.followSource()
    }
    let parameters = LibraryParameters(of: untouched, file: entry.file)
    let scrolls = direction(of: untouched.layout)
    let name = untouched.source?.name ?? ""
    let choice = outcome?.hasItems == true ? [ItemsChoice.descriptor(owner: name)] : []
    return LayoutKind(
      id: idPrefix + entry.id + (outcome == .setAside ? dataMark : ""),
      name: entry.id,
      parameters: parameters.descriptors + choice,
      scrolls: { values in
        let isSet = values.values[FlowParameters.scrollDirection] != nil
        return isSet ? values.choice(FlowParameters.scrollDirection) : scrolls
      },
      remade: remade,
      findings: notes(outcome, name, answers: answers).map { finding($0, of: entry) },
      // A layout with its own data knows their sections itself.
      knownSections: { outcome?.isUsable == true ? nil : SectionTrial.count(layout) },
      itemOwner: outcome == .items ? name : nil,
      collectionDefaults: outcome?.isSound == true ? defaults(of: untouched.source) : [:],
      make: { LibraryStagedLayout(layout, parameters, source: outcome, isDelegate: answers) }
    )
  }

  /// The settings of the file's own collection view that differ from a new one's.
  private static func defaults(of source: OwnSource?) -> [String: ParameterValue] {
    guard let source else { return [:] }
    var defaults: [String: ParameterValue] = [:]
    let insets = source.contentInset
    if insets != .zero {
      defaults[CollectionParameters.contentInset] = .insets(
        Insets(
          top: Double(insets.top),
          left: Double(insets.left),
          bottom: Double(insets.bottom),
          right: Double(insets.right)
        )
      )
    }
    if source.selectsSeveral != false {
      let mode: SelectionRule = source.selectsSeveral == nil ? .none : .multiple
      defaults[BehaviourParameters.selection] = .choice(mode.rawValue)
    }
    return defaults
  }

  private static func notes(
    _ outcome: SourceTrial.Outcome?,
    _ name: String,
    answers: Bool
  ) -> [String] {
    guard let outcome else { return [] }
    let unturned = outcome.isSound ? OwnSource.unturned[name] : nil
    let answer = answers ? "\(name) is the delegate, in place of the stand-in." : nil
    return [outcome.note(name)] + [answer, unturned].compactMap { $0 }
  }

  /// The replacements of things that an app would give the layout, as diagnostics.
  static func diagnostics(of entry: CompileReport.Entry) -> [Diagnostic] {
    entry.notes.map { finding($0, of: entry) }
  }

  private static func finding(_ message: String, of entry: CompileReport.Entry) -> Diagnostic {
    Diagnostic(
      severity: .note,
      code: "stand-in",
      message: message,
      file: entry.file,
      line: entry.line,
      column: entry.column
    )
  }

  /// The direction in which the content scrolls; for an unknown class of layout, its content
  /// decides.
  private static func direction(of layout: UICollectionViewLayout) -> String {
    switch layout {
    case let flow as UICollectionViewFlowLayout: word(flow.scrollDirection)
    case let compositional as UICollectionViewCompositionalLayout:
      word(compositional.configuration.scrollDirection)
    default: "both"
    }
  }

  private static func word(_ direction: UICollectionView.ScrollDirection) -> String {
    direction == .horizontal ? "horizontal" : "vertical"
  }
}
