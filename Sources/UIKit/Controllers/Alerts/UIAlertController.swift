// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A question to the person.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The way in which the question is shown.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The text.
  open var message: String?
  /// The way in which the question is shown.
  open private(set) var preferredStyle = Style.alert
  /// The possible answers.
  open private(set) var actions: [UIAlertAction] = []

  /// Makes a question with its texts.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The answer that is emphasised.
  open var preferredAction: UIAlertAction?
  /// The fields for texts; `nil` for none.
  open private(set) var textFields: [UITextField]?

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
  }

  /// Adds a field for a text.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Makes the view with the texts and the answers.
  open override func loadView() {
    let content = AlertContent(of: self)
    content.frame = UIScreen.main.bounds
    view = content
  }

  /// Gives the first field the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The fields are put into the view as it is laid out.
    view.layoutIfNeeded()
    textFields?.first?.becomeFirstResponder()
  }

  /// Closes the question and runs an answer.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { action.run() }
  }
}

/// An answer to a question.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The meaning of an answer.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The text.
  public let title: String?
  /// The meaning of the answer.
  public let style: Style
  /// Whether the answer can be chosen.
  open var isEnabled = true { didSet { alert?.viewIfLoaded?.setNeedsLayout() } }
  /// The question that it answers.
  weak var alert: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  /// Calls the answer's handler.
  func run() { handler?(self) }

  /// Makes an answer; `handler` is called when it is chosen.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
