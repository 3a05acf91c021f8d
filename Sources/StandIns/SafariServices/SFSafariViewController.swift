// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// A page of the web, which is not loaded: its address in the middle of an empty screen.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    @preconcurrency @MainActor public override init() { super.init() }
  }

  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  private let address: URL
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredBarTintColor: UIColor!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredControlTintColor: UIColor!
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL) {
    address = url
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = address.absoluteString
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
