// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CompositionalGeometry {
  /// The code of the finding about a section without a description.
  private static let noSectionCode = "noSection"

  /// Findings about the description, each with the path to its group.
  ///
  /// - Complexity: O(s) for s sections.
  package var diagnostics: [LayoutDiagnostic] {
    // A view without a size yet has space for nothing.
    guard container.size.width > 0, container.size.height > 0 else { return [] }
    return sections.indices.flatMap { index -> [LayoutDiagnostic] in
      guard let section = sections[index] else { return missing(index) }
      guard !section.isEmpty else { return [] }
      return insetFindings(section, index)
        + section.runs.template.findings.map { diagnostic($0, index) }
    }
  }

  /// The finding about a section without a description.
  private func missing(_ index: Int) -> [LayoutDiagnostic] {
    let count = itemCounts[index]
    guard count > 0 else { return [] }
    return [
      LayoutDiagnostic(
        code: Self.noSectionCode,
        message:
          "section \(index): the section provider returned no section. It counts as empty, and "
          + (count == 1 ? "its item is not shown." : "its \(count) items are not shown."),
        section: index
      )
    ]
  }

  private func insetFindings(_ section: SectionGeometry, _ index: Int) -> [LayoutDiagnostic] {
    let whole = axis.size(container.size)
    let insets = section.spec.insets
    let isTooWide =
      !section.isOrthogonal && insets.sum(axis.cross) + section.spec.margins.cross > whole.cross
    guard isTooWide || insets.sum(axis) > whole.main else { return [] }
    return [
      LayoutDiagnostic(
        code: GroupFinding.Kind.negativeContentSize.rawValue,
        message:
          "The section's content insets are larger than its container, which leaves no space "
          + "for its groups. Their container counts as empty.",
        section: index
      )
    ]
  }

  private func diagnostic(_ finding: GroupFinding, _ section: Int) -> LayoutDiagnostic {
    let way = finding.path.map { "subitem \($0)" }
    let place = (["section \(section)", "group"] + way).joined(separator: " › ")
    return LayoutDiagnostic(
      code: finding.kind.rawValue,
      message: "\(place): \(finding.kind.text)",
      section: section,
      subitems: finding.path
    )
  }
}

extension GroupFinding.Kind {
  fileprivate var text: String {
    switch self {
    case .cannotFit:
      "this is too large for its group, with its size and spacing. UIKit throws an exception here; "
        + "it is placed anyway and reaches beyond the group."
    case .negativeContentSize:
      "the content insets are larger than the group, which leaves no space for its subitems. UIKit "
        + "throws an exception here; the space counts as empty."
    case .subitemsNeverReached:
      "this and the subitems after it are never used, because the group is full before. A group "
        + "repeats only what fits; the next group starts again at subitem 0."
    case .fractionOfEstimate:
      "a fraction of an estimated length stays a fraction of the estimate; the item is not measured."
    case .copiesExceedGroup:
      "the copies are longer than the group; repeating subitems keep their own size."
    case .invalidDimension:
      "a length is negative, not a finite number or far too large. It counts as zero, or its cell is "
        + "left out."
    case .noCells:
      "the group contains no cells, so no item of the section is shown."
    case .noLength:
      "the subitems have no length along the group and would repeat endlessly; they are used once."
    case .tooMuch:
      "the group contains too many cells or is nested too deep; the rest is left out."
    case .uniformNeedsEstimate:
      "a length that is uniform across siblings needs a group whose length is estimated, too."
    }
  }
}
