// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Why a compositional layout put a view that is no cell where it is: what it belongs to, and from what its lengths
/// were computed.
///
/// Lengths are points.
package struct CompositionalViewTrace: Sendable {
  /// What the view belongs to.
  package enum Place: Hashable, Sendable {
    /// An edge of its section.
    case section(CompositionalBoundary)
    /// An edge of the whole layout.
    case layout(CompositionalBoundary)
    /// An item.
    case item(CompositionalSupplementary)
    /// A group.
    case group(CompositionalSupplementary)
    /// The ground behind its section.
    case ground(CompositionalDecoration)
  }

  package var place: Place
  /// The size before the content insets.
  package var size: CGSize
  /// The box to which fractions refer.
  package var container: CGSize
}

extension CompositionalGeometry {
  /// Why a supplementary view of a section is where it is; `nil` when there is no such view.
  ///
  /// - Complexity: O(log m) in the measured items, and the views of a group.
  package func trace(
    ofView kind: String,
    section index: Int,
    item: Int
  ) -> CompositionalViewTrace? {
    guard let section = section(index), let element = view(ofKind: kind, section: index, item: item)
    else { return nil }
    switch element.kind {
    case .boundary:
      return section.boundaries.first { $0.spec.kind == kind && $0.ordinal == item }
        .map { trace(of: $0, .section($0.spec)) }
    case .itemView, .groupView:
      let isItems = element.kind == .itemView(kind)
      let run =
        isItems
        ? section.runs.run(holding: item).map { section.runs.runs[$0] }
        : section.runs.run(ofGroup: item / max(1, section.runs.template.groupViews[kind] ?? 1))
      guard let run else { return nil }
      let number = (item - run.firstItem) % run.capacity
      let ordinal = item % max(1, run.template.groupViews[kind] ?? 1)
      let found = run.template.views.first { view in
        view.spec.kind == kind
          && (isItems ? view.cell == number : view.cell == nil && view.ordinal == ordinal)
      }
      let measure = section.viewMeasures[.init(kind: kind, item: item)]
      return found.map { view in
        CompositionalViewTrace(
          place: isItems ? .item(view.spec) : .group(view.spec),
          size: pixels.packed(view.spec.size.size(in: view.host.size, measure)),
          container: view.host.size
        )
      }
    default: return nil
    }
  }

  /// Why a header or footer of the whole layout is where it is; `nil` when there is no such view.
  package func trace(ofLayoutView kind: String, item: Int) -> CompositionalViewTrace? {
    layoutBoundaries.first { $0.spec.kind == kind && $0.ordinal == item }
      .map { trace(of: $0, .layout($0.spec)) }
  }

  /// Why a view behind a section is where it is; `nil` when there is no such view.
  package func trace(
    ofDecoration kind: String,
    section index: Int,
    item: Int
  ) -> CompositionalViewTrace? {
    guard let section = section(index), !section.isEmpty else { return nil }
    let same = section.spec.decorations.filter { $0.kind == kind }
    guard same.indices.contains(item) else { return nil }
    let size = axis.plainSize(
      AxisSize(main: section.length, cross: section.containerCross.length)
    )
    return CompositionalViewTrace(place: .ground(same[item]), size: size, container: size)
  }

  private func trace(
    of boundary: SectionGeometry.Boundary,
    _ place: CompositionalViewTrace.Place
  ) -> CompositionalViewTrace {
    CompositionalViewTrace(
      place: place,
      size: axis.plainSize(boundary.box.size),
      container: boundary.container
    )
  }
}
