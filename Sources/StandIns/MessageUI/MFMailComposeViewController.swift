// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// What became of a message.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// Lets a person write a mail: as on a simulator, no account is there, so that apps that ask do what they do without one.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open class func canSendMail() -> Bool { false }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open func setSubject(_ subject: String) { viewControllers.first?.title = subject }
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  /// An empty place with a button that cancels.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let page = UIViewController()
    page.title = "New Message"
    page.view.backgroundColor = .systemBackground
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    viewControllers = [page]
  }

  private func cancel() {
    guard let delegate = mailComposeDelegate else { return dismiss(animated: true) }
    delegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
  }
}

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
