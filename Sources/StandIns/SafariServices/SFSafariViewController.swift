// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// A browser within an app: here a named empty place, because nothing leaves the machine.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How the browser begins.
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }

  /// The button that closes the browser.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration
  private let address: URL

  public init(url URL: URL, configuration: Configuration) {
    (address, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let name = UILabel(frame: view.bounds)
    name.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    name.text = address.host ?? address.absoluteString
    name.textAlignment = .center
    name.textColor = .secondaryLabel
    view.addSubview(name)
  }
}

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
