// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What manages a view: makes it when it is first asked for and is told when it comes and goes.
@preconcurrency @MainActor
open class UIViewController: NSObject {
  /// The coming or going of a view, between its begin and end.
  private struct Transition {
    var isAppearing: Bool
    var isAnimated: Bool
  }

  private var loadedView: UIView?
  private var transition: Transition?

  /// The title for whoever shows the controller.
  open var title: String?

  /// Makes a controller whose view is made when it is first asked for.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes a controller from an archive; archives hold nothing that a controller here reads.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view; made, and told to `viewDidLoad()`, when it is first asked for.
  ///
  /// Optional as UIKit declares it, and never `nil` once asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view if it was made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if it was not.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { loadedView = ControllerView(of: self) }
    viewDidLoad()
  }

  /// Makes the view and assigns it to `view`.
  open func loadView() {
    loadedView = ControllerView(of: self)
  }

  /// Tells that the view was made.
  open func viewDidLoad() {}

  /// Tells that the view is going to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is going to be shown no more.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view is shown no more.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is going to come or go; whoever shows it calls this.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transition = Transition(isAppearing: isAppearing, isAnimated: animated)
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
  }

  /// Tells the controller that what `beginAppearanceTransition(_:animated:)` began is done.
  open func endAppearanceTransition() {
    guard let ended = transition else { return }
    transition = nil
    if ended.isAppearing {
      viewDidAppear(ended.isAnimated)
    } else {
      viewDidDisappear(ended.isAnimated)
    }
  }

  /// Tells that the view is going to place what it holds.
  open func viewWillLayoutSubviews() {}

  /// Tells that the view placed what it holds.
  open func viewDidLayoutSubviews() {}
}
