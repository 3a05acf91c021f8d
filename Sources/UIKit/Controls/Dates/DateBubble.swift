// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The bubble that a compact date picker opens beside one of its fields: a month, or wheels.
@MainActor
final class DateBubble: UIViewController, UIPopoverPresentationControllerDelegate {
  /// - Source: the sizes of the bubbles on a phone, in points.
  private enum Measures {
    static let width: CGFloat = 320
    static let wheels = CGSize(width: 232, height: 216)
    static let margin: CGFloat = 10
  }

  private unowned let owner: UIDatePicker
  private let content: UIView
  private let update: () -> Void
  private let closed: () -> Void

  /// Makes a bubble that chooses a part of a date, at the field that shows it.
  init(
    of owner: UIDatePicker,
    _ part: UIDatePicker.Mode,
    at field: UIView,
    closed: @escaping () -> Void
  ) {
    self.owner = owner
    self.closed = closed
    if part == .date {
      let calendar = DateCalendar()
      (content, update) = (calendar, { calendar.show(owner) })
    } else {
      let (picker, wheels) = (UIPickerView(), DateWheels())
      (content, update) = (picker, { wheels.show(owner, part, in: picker) })
    }
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    let size =
      part == .date
      ? CGSize(width: Measures.width, height: content.intrinsicContentSize.height)
      : Measures.wheels
    preferredContentSize = CGSize(
      width: size.width + 2 * Measures.margin,
      height: size.height + 2 * Measures.margin
    )
    popoverPresentationController?.sourceView = field
    popoverPresentationController?.delegate = self
    // A month that is cut off would be of less use than one over its field.
    popoverPresentationController?.canOverlapSourceViewRect = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .tertiarySystemBackground
    view.tintColor = owner.tintColor
    view.addSubview(content)
    update()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.inset(by: view.safeAreaInsets)
      .insetBy(dx: Measures.margin, dy: Measures.margin)
  }

  /// Shows the picker's present date.
  func showDate() { if isViewLoaded { update() } }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    closed()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }
}

/// A field of a compact date picker.
@MainActor
final class DateField: UIControl {
  private static let radius: CGFloat = 8
  private let label = UILabel()

  /// What the field shows and chooses.
  let part: UIDatePicker.Mode

  init(_ part: UIDatePicker.Mode) {
    self.part = part
    super.init(frame: .zero)
    label.textAlignment = .center
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The text.
  var words: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityLabel = newValue
    }
  }

  /// The colour of the text.
  var ink: UIColor {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
