// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A transition from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the transition.
  public let identifier: String?
  /// The controller at its start.
  public let source: UIViewController
  /// The controller at its end.
  public let destination: UIViewController
  /// How the storyboard, or who made the transition, performs it.
  var performHandler: () -> Void = {}

  /// Makes a transition between two controllers.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a transition that a function performs.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination in the way of the segue's kind; an app's own segues override it.
  open func perform() { performHandler() }
}
