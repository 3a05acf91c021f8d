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
  nonisolated static let idPrefix = "compiled:"
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
    let shown = try ScreenTrial.shown(try LibraryLoader.entry(entry.id, of: path))
    return make(
      shown,
      of: entry,
      trial: { layout, instance, rehearsed in
        let outcome = SourceTrial.run(layout, instance, rehearsed)
        return sections.map { outcome?.outvoted(by: $0) } ?? outcome
      },
      needsHeaders: HeaderTrial.needsHeaders
    )
  }

  /// What the file's own cells can show, from a rehearsal that has just been or from a new one.
  typealias SourceQuestion =
    @MainActor @Sendable (
      LayoutEntry,
      LayoutInstance,
      _ rehearsed: Rehearsal.Ending?
    ) -> SourceTrial.Outcome?

  /// Whether a layout has to be given headers; it is made ready first.
  typealias HeaderQuestion =
    @MainActor @Sendable (
      LayoutEntry,
      LayoutInstance,
      _ ready: @escaping @MainActor (LayoutInstance) -> Void
    ) -> Bool

  /// The kind of a registered layout.
  ///
  /// `trial` finds out whether the file's own cells can be shown, and `needsHeaders` whether the layout takes
  /// headers for granted.
  static func make(
    _ shown: ScreenTrial.Shown,
    of entry: CompileReport.Entry,
    trial: @escaping SourceQuestion = SourceTrial.run,
    needsHeaders: @escaping HeaderQuestion = { _, _, _ in false }
  ) -> LayoutKind {
    let layout = shown.layout
    let untouched = layout.make(StagePreviewData())
    let outcome = trial(layout, untouched, shown.rehearsed)
    let remade = { @MainActor @Sendable in
      make(.init(layout: layout), of: entry, trial: trial, needsHeaders: needsHeaders)
    }
    let kind = kind(layout, entry, untouched, outcome, remade: remade, needsHeaders)
    guard outcome == .items else { return kind }
    let other = layout.make(StagePreviewData())
    let data = Self.kind(layout, entry, other, .setAside, remade: remade, needsHeaders)
    return ItemsSwitch.between(own: kind, data: data).kind(.own)
  }

  /// The kind of a registered layout after a trial.
  private static func kind(
    _ layout: LayoutEntry,
    _ entry: CompileReport.Entry,
    _ untouched: LayoutInstance,
    _ outcome: SourceTrial.Outcome?,
    remade: @escaping @MainActor @Sendable () -> LayoutKind,
    _ needsHeaders: HeaderQuestion
  ) -> LayoutKind {
    let answers = outcome?.isUsable == true && DelegateTrial.isSound(layout, untouched)
    if untouched.isScreen { untouched.source?.start() }
    if outcome?.isUsable == true { untouched.useSource(asDelegate: answers) }
    if outcome?.isSound == true {
      untouched.source?.start()
      untouched.followSource()
    }
    let hasHeaders = needsHeaders(layout, untouched) { instance in
      if outcome?.isUsable == true { instance.useSource(asDelegate: answers) }
    }
    if hasHeaders { HeaderTrial.give(to: untouched.layout) }
    let parameters = inCollectionView(untouched.layout) {
      LibraryParameters(of: untouched, file: entry.file)
    }
    let name = untouched.source?.name ?? ""
    var kind = kind(entry.id, untouched, parameters) {
      LibraryStagedLayout(layout, parameters, source: outcome, isDelegate: answers, hasHeaders)
    }
    kind.id = idPrefix + entry.id + (outcome == .setAside ? dataMark : "")
    if outcome?.hasItems == true { kind.parameters.append(ItemsChoice.descriptor(owner: name)) }
    if outcome?.isUsable == true { kind.parameters.append(CollectionParameters.wordsChoice) }
    kind.source = LayoutKind.Source(
      remade: remade,
      findings: (notes(outcome, name, answers: answers) + (hasHeaders ? [headersNote] : [])
        + (layout.launchesApp ? [launchNote] : [])
        + (outcome?.isUsable == true ? [] : hiddenNote(untouched)))
        .map { finding($0, of: entry) },
      // A layout with its own data knows their sections itself.
      knownSections: { outcome?.isUsable == true ? nil : SectionTrial.count(layout) },
      itemOwner: outcome == .items ? name : nil,
      isScreen: untouched.isScreen && outcome?.isUsable == true,
      collectionDefaults: outcome?.isSound == true ? defaults(of: untouched.source) : [:]
    )
    return kind
  }

  /// A kind of layout with the comments in its source; `untouched` is a new layout.
  static func kind(
    _ name: String,
    _ untouched: LayoutInstance,
    _ parameters: LibraryParameters,
    make: @escaping @MainActor @Sendable () -> any StagedLayout
  ) -> LayoutKind {
    let comment = untouched.comment
    let scrolls =
      comment.scrolls ?? inCollectionView(untouched.layout) { direction(of: untouched.layout) }
    return LayoutKind(
      id: name,
      name: comment.label ?? name,
      parameters: parameters.descriptors,
      scrolls: { values in
        let isSet = values.values[FlowParameters.scrollDirection] != nil
        return isSet ? values.choice(FlowParameters.scrollDirection) : scrolls
      },
      pinch: pinch(comment, parameters),
      make: make
    )
  }

  /// The parameter that a pinch changes, if it is a number or a size.
  private static func pinch(_ comment: LayoutComment, _ parameters: LibraryParameters) -> PinchRule?
  {
    guard let pinched = parameters.descriptors.first(where: { $0.key == comment.pinch }) else {
      return nil
    }
    switch pinched.kind {
    case .number, .size: return PinchRule(parameter: pinched.key, detents: comment.detents)
    default: return nil
    }
  }

  /// The note on the collection views that a screen has besides the one on show.
  private static func hiddenNote(_ instance: LayoutInstance) -> [String] {
    guard let source = instance.source, source.hiddenCount > 0 else { return [] }
    let others = source.hiddenCount == 1 ? "one more" : "\(source.hiddenCount) more"
    return ["The screen of \(source.name) has \(others) besides the largest collection view."]
  }

  private static let launchNote =
    "The app is launched before this screen is shown, because the screen stops without that."

  private static let headersNote =
    "The layout needs headers: each section gets one of \(Int(HeaderTrial.size.height)) points."

  /// Reads a layout while it is in a collection view, as it is in an app: its getters may ask for that.
  private static func inCollectionView<Result>(
    _ layout: UICollectionViewLayout,
    _ read: () -> Result
  ) -> Result {
    guard layout.attachedCollectionView == nil else { return read() }
    let view = UICollectionView(frame: SourceTrial.screen, collectionViewLayout: layout)
    return withExtendedLifetime(view, read)
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
