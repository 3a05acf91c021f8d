// SPDX-License-Identifier: Apache-2.0
@_exported public import Combine
@_exported public import Observation
@_exported public import UIKit

/// What SwiftUI shows: here only its name.
public protocol View {}

/// Any view: the name of the one that would be shown.
public struct AnyView: View {
  /// The name for people.
  let place: String

  /// Makes the place of a view; the source pass calls it.
  public init(place: String) { self.place = place }
  /// Makes the place of a view.
  public init<Content: View>(_ view: Content) { place = viewName(view) }
}

/// Nothing.
public struct EmptyView: View {
  /// Makes nothing.
  public init() {}
}

private func viewName<Content: View>(_ view: Content) -> String {
  (view as? AnyView)?.place ?? String(describing: Content.self)
}

/// How a hosting controller tells the size of its view; there is none.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int
  /// Makes a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By `preferredContentSize`.
  public static let preferredContentSize = Self(rawValue: 1)
  /// By the view's own size.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// The place of a view of SwiftUI: it has the view's name, and nothing of the view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view that would be shown.
  open var rootView: Content { didSet { place?.name = viewName(rootView) } }
  /// How the size of the view is told; recorded.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Which parts of the safe area the view keeps to; recorded.
  open var safeAreaRegions: UInt = .max

  private var place: HostedPlace? { viewIfLoaded as? HostedPlace }

  /// Makes the place of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes the place of a view; the archive's values are not read.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// There is no view without one that is given.
  public required init?(coder aDecoder: NSCoder) { return nil }

  open override func loadView() { view = HostedPlace(viewName(rootView)) }

  /// The size that the view would like to have; here that of its place.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}
