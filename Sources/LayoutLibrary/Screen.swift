// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A window with the view of a controller, which appears as on a device.
@MainActor
final class Screen {
  let window: UIWindow
  /// What started the app; `nil` for a controller without its app.
  private let launch: AppRoot?
  /// The most layout passes while the source puts more work off.
  private static let mostPasses = 4

  /// Makes a window as large as the screen, puts the controller's view into it and lays it out.
  ///
  /// The collection views in it are not laid out, because the stage may show their layouts itself.
  convenience init(_ controller: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    self.init(window, launch: nil)
  }

  /// Starts an app, and lays out the window that it shows.
  convenience init(_ launch: AppRoot) {
    let launched = launch.launch()
    let window = launched ?? UIWindow(frame: UIScreen.main.bounds)
    window.frame = UIScreen.main.bounds
    let isBlank = window.rootViewController == nil && window.subviews.isEmpty
    if window.rootViewController == nil { window.rootViewController = UIViewController() }
    self.init(window, launch: launch)
    self.isBlank = isBlank
  }

  /// Whether the app gave its window nothing to show.
  private(set) var isBlank = false

  private init(_ window: UIWindow, launch: AppRoot?) {
    (self.window, self.launch) = (window, launch)
    window.isOfApp = launch != nil
    // Code of the launch may ask for the safe area once, as chats do that begin at their end.
    window.coveredInsets = UIScreen.main.covered
    window.makeKeyAndVisible()
    root?.beginAppearanceTransition(true, animated: false)
    layOut()
    if launch != nil { window.layOutContents() }
    root?.endAppearanceTransition()
    var passes = 0
    while passes < Self.mostPasses, MainWork.run() {
      layOut()
      passes += 1
    }
    guard launch != nil, FirstSearch.run(in: window) else { return }
    for _ in 0..<Self.mostPasses where MainWork.run() { layOut() }
    layOut()
  }

  /// The controller whose view fills the window.
  var root: UIViewController? { window.rootViewController }

  /// The collection views on the screen, the largest ones first; views of the same size are in the
  /// order in which they lie, from back to front.
  var collectionViews: [UICollectionView] {
    let all = window.collectionViewsWithin.enumerated().map { index, view in
      (index: index, view: view, area: view.visibleArea(in: window))
    }
    return all.sorted { ($1.area, $0.index) < ($0.area, $1.index) }.map(\.view)
  }

  /// Gives the window another size, in points; the controller's view already has it.
  func resize(to size: CGSize) {
    window.autoresizesSubviews = false
    window.frame.size = size
    window.autoresizesSubviews = true
  }

  private func layOut() { window.layOutAround() }
}

/// A controller for a view that has none.
@MainActor
final class ViewHolder: UIViewController {
  private let held: UIView

  init(_ held: UIView) {
    self.held = held
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    held.frame = UIScreen.main.bounds
    view = held
  }
}
