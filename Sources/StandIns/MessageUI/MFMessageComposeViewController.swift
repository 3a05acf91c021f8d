// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// Lets a person write a message: as on a simulator, none can be sent.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?
}

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}
