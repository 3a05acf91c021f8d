// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A rectangle of a view, such as its safe area.
///
/// A view's own guides compute their rectangle. Guides that are added to a view in a cell are
/// placed by constraints.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view in whose coordinates the rectangle is.
  open weak var owningView: UIView?
  /// A name by which code can find the guide.
  open var identifier = ""
  /// The rectangle, in the owning view's coordinates.
  open var layoutFrame: CGRect { solved ?? placed() }

  /// The rectangle by constraints, in the coordinates of the cell that contains the guide.
  var solved: CGRect?
  private let placed: () -> CGRect

  /// Makes a guide without a view; its rectangle is zero.
  @preconcurrency @MainActor public override init() {
    placed = { .zero }
    super.init()
  }

  /// Makes a guide without a view; the archive's values are not read.
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
