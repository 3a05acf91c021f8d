// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// A `UICollectionViewCompositionalLayout` that the layout file describes and parameters change.
@MainActor
final class CompositionalStagedLayout: StagedLayout, RowActing {
  /// The code of the diagnostic for insets that leave no space in a section.
  private static let insetsCode = "negativeContentSize"

  /// The file's description, without numbers that users have set.
  private var file: CompositionalDocument
  /// The shown description.
  private let builder: CompositionalBuilder
  private let compositional: UICollectionViewCompositionalLayout
  private var applied: LayoutValues?
  private var data = StageData()

  /// Makes a layout for a description.
  init(_ file: CompositionalDocument) {
    self.file = file
    let builder = CompositionalBuilder(file)
    self.builder = builder
    compositional = UICollectionViewCompositionalLayout(
      sectionProvider: { builder.section(at: $0, in: $1) },
      configuration: builder.configuration
    )
    registerBackgrounds()
  }

  /// The kind of layout for a description; the file's numbers are its defaults.
  static func kind(_ file: CompositionalDocument) -> LayoutKind {
    LayoutKind(
      id: CompositionalDocument.kind,
      name: "Compositional",
      parameters: file.parameters(),
      scrolls: { $0.choice("configuration.scrollDirection") },
      compositional: file,
      make: { CompositionalStagedLayout(file) }
    )
  }

  var rowActions: (any RowActionsSource)? {
    get { builder.rowActions }
    set { builder.rowActions = newValue }
  }

  var layout: UICollectionViewLayout { compositional }
  var delegate: (any UICollectionViewDelegate)? { nil }
  var badgeKinds: [String] { builder.document.itemViewKinds.map(\.uiKitKind) }
  var sectionViewKinds: [String] { builder.document.sectionViewKinds.map(\.uiKitKind) }

  func take(_ kind: LayoutKind) -> Bool {
    guard let next = kind.compositional, next != file else { return false }
    file = next
    builder.document = next
    applied = nil
    return true
  }

  /// Lays everything out again for other values, and measures changed items again for other data.
  func apply(_ values: LayoutValues, data: StageData, _ changes: StageChanges) {
    let old = self.data
    self.data = data
    builder.data = data
    guard values == applied, !data.hasOtherRows(than: old) else {
      applied = values
      builder.document = file.applying(values.values)
      registerBackgrounds()
      compositional.configuration = builder.configuration
      compositional.invalidateLayout()
      return
    }
    let changed = changes.difference(from: old, to: data).changedItems
    guard !changed.isEmpty, old.itemCount == data.itemCount else { return }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: changed.map { IndexPath($0) })
    compositional.invalidateLayout(with: context)
  }

  func filePath(of finding: LayoutDiagnostic) -> String? {
    let isDescribed = finding.subitems != nil || finding.code == Self.insetsCode
    guard isDescribed, let section = finding.section,
      let collectionView = compositional.collectionView
    else {
      return nil
    }
    let inset = collectionView.adjustedContentInset
    let width = collectionView.bounds.width - inset.left - inset.right
    return builder.document.path(section: section, finding.subitems, width: Double(width))
  }

  private func registerBackgrounds() {
    for kind in builder.document.backgroundKinds.map(\.uiKitKind) {
      compositional.register(SectionBackgroundView.self, forDecorationViewOfKind: kind)
    }
  }
}

extension StageData {
  /// Whether other data has other headers, footers or actions of lists.
  fileprivate func hasOtherRows(than other: StageData) -> Bool {
    hasRowActions != other.hasRowActions
      || !sections.elementsEqual(other.sections) {
        $0.title.isEmpty == $1.title.isEmpty && $0.footer.isEmpty == $1.footer.isEmpty
      }
  }
}

/// A view behind a section; the page paints it as a plain card.
final class SectionBackgroundView: UICollectionReusableView {}

extension LayoutKind {
  /// A note about numbers of the file that cannot be parameters.
  func omissions(_ limits: Limits) -> [Diagnostic] {
    let count = compositional?.omittedParameters(limits: limits) ?? 0
    guard count > 0 else { return [] }
    return [
      Diagnostic(
        severity: .note,
        code: "more-parameters",
        message:
          "The layout file has \(count) more numbers than the \(limits.layoutParameters) that "
          + "can be set here; change them in the file."
      )
    ]
  }
}

extension CompositionalDocument {
  /// The path in the file of a section, of its group, or of a part of the group.
  ///
  /// - Parameters:
  ///   - section: The section's index in the data.
  ///   - subitems: The indexes from the group to the part; `nil` for the section itself.
  ///   - width: The container's width in points.
  /// - Returns: A path such as `sections[0].group.subitems[1]`.
  func path(section: Int, _ subitems: [Int]?, width: Double) -> String {
    let (list, variant) = sections(width: width)
    let index = min(section, list.count - 1)
    var path = (variant.map { "variants[\($0)]." } ?? "") + "sections[\(index)]"
    if case .named(let name) = list[index] { path = "parts.sections.\(name)" }
    guard let subitems, let group = self.section(list[index])?.group else { return path }
    return self.path(of: group, at: path + ".group", subitems[...])
  }

  private func path(of part: Part<Item>, at path: String, _ subitems: ArraySlice<Int>) -> String {
    var own = path
    if case .named(let name) = part { own = "parts.items.\(name)" }
    guard let next = subitems.first, let item = item(part), !item.subitems.isEmpty else {
      return own
    }
    let (step, inner) = item.subitems[min(next, item.subitems.count - 1)]
    return self.path(of: inner, at: "\(own).\(step)", subitems.dropFirst())
  }
}
