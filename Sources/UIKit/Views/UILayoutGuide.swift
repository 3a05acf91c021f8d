// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A rectangle of a view that has a meaning.
///
/// A view's own guides tell where they are; those that are added to a view within a cell stand where constraints say.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view whose coordinates the rectangle is in.
  open weak var owningView: UIView?
  /// A name to find the guide by.
  open var identifier = ""
  /// The rectangle, in the owning view's coordinates.
  open var layoutFrame: CGRect { solved ?? placed() }

  /// Where constraints put the guide, in the coordinates of the cell around it.
  var solved: CGRect?
  private let placed: () -> CGRect

  /// Makes a guide without a view, which is nowhere.
  @preconcurrency @MainActor public override init() {
    placed = { .zero }
    super.init()
  }

  /// Makes a guide from an archive, which is nowhere.
  public required init?(coder: NSCoder) {
    placed = { .zero }
    super.init()
  }

  init(of view: UIView, _ placed: @escaping () -> CGRect) {
    self.placed = placed
    super.init()
    owningView = view
  }
}
