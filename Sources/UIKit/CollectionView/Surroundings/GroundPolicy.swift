// SPDX-License-Identifier: Apache-2.0

/// The colour behind the elements of a collection view to which nobody gave one.
///
/// - Source: from iOS 13 on, a new collection view describes itself with `systemBackgroundColor`. A list shows the
///   colour of its appearance also where it has no rows. That an archive without a colour means the same is a guess.
@MainActor
enum GroundPolicy {
  /// The colour where there is no list.
  static let standard = UIColor.systemBackground

  /// The colour of a list, also without items; otherwise the system's.
  static func ground(of view: UICollectionView) -> UIColor {
    let sections = (view.layout as? UICollectionViewCompositionalLayout)?.cache.sections ?? []
    guard let list = sections.first??.list else { return standard }
    return list.backgroundColor ?? list.appearance.ground
  }
}
