// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The view of a question: its texts, and a button for each answer.
@MainActor
final class AlertContent: ControllerView {
  /// - Source: the measures of alerts and action sheets on phones.
  private enum Measures {
    static let width: CGFloat = 270
    static let button: CGFloat = 44
    static let sheetButton: CGFloat = 57
    static let margin: CGFloat = 16
    static let top: CGFloat = 20
    static let gap: CGFloat = 4
    static let radius: CGFloat = 14
    static let sheetMargin: CGFloat = 8
  }

  private unowned let alert: UIAlertController
  private let card = UIView()
  private let cancelCard = UIView()
  private var buttons: [UIButton] = []
  /// The answers of the buttons.
  private var shownActions: [UIAlertAction] = []
  /// What the places of the parts follow from.
  private struct Shape: Equatable {
    var size: CGSize
    var covered: UIEdgeInsets
    var count: Int
  }
  /// For what the buttons were made; a button that has a finger must stay.
  private var made: Shape?

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(of: alert)
    for card in [card, cancelCard] {
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = Measures.radius
      card.layer.masksToBounds = true
      addSubview(card)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var isSheet: Bool { alert.preferredStyle == .actionSheet }

  /// A tap beside an action sheet is the answer that cancels it.
  func tapped(at point: CGPoint) {
    guard isSheet, !card.frame.contains(point), !cancelCard.frame.contains(point),
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    alert.choose(cancel)
  }

  override func layOutContent() {
    for (action, button) in zip(shownActions, buttons) where button.isEnabled != action.isEnabled {
      button.isEnabled = action.isEnabled
    }
    let shape = Shape(size: bounds.size, covered: safeAreaInsets, count: alert.actions.count)
    guard made != shape else { return }
    made = shape
    for view in card.subviews + cancelCard.subviews { view.removeFromSuperview() }
    (buttons, shownActions) = ([], [])
    let width =
      isSheet
      ? min(bounds.width - 2 * Measures.sheetMargin, BarPolicy.formSheet.width) : Measures.width
    let x = (bounds.width - width) / 2
    let others = alert.actions.filter { $0.style != .cancel || !isSheet }
    let cancel = isSheet ? alert.actions.first { $0.style == .cancel } : nil
    let height = fill(card, others, width: width)
    guard isSheet else {
      cancelCard.isHidden = true
      card.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      return
    }
    var bottom = bounds.height - max(shape.covered.bottom, Measures.sheetMargin)
    cancelCard.isHidden = cancel == nil
    if let cancel {
      let tall = Measures.sheetButton
      cancelCard.frame = CGRect(x: x, y: bottom - tall, width: width, height: tall)
      add(cancel, to: cancelCard, CGRect(x: 0, y: 0, width: width, height: tall))
      bottom -= tall + Measures.sheetMargin
    }
    card.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
  }

  /// Puts texts, fields and answers into a card.
  ///
  /// - Returns: The height that they need.
  private func fill(_ card: UIView, _ actions: [UIAlertAction], width: CGFloat) -> CGFloat {
    var y = Measures.top
    let room = width - 2 * Measures.margin
    let texts: [(String?, UIFont, UIColor)] =
      isSheet
      ? [
        (alert.title, .systemFont(ofSize: 13, weight: .semibold), .secondaryLabel),
        (alert.message, .systemFont(ofSize: 13), .secondaryLabel),
      ]
      : [
        (alert.title, .systemFont(ofSize: 17, weight: .semibold), .label),
        (alert.message, .systemFont(ofSize: 13), .label),
      ]
    var hasText = false
    for (words, font, colour) in texts {
      guard let words, !words.isEmpty else { continue }
      hasText = true
      let label = UILabel()
      (label.text, label.font, label.textColor) = (words, font, colour)
      label.numberOfLines = 0
      label.textAlignment = .center
      let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
      label.frame = CGRect(x: Measures.margin, y: y, width: room, height: height)
      card.addSubview(label)
      y += height + Measures.gap
    }
    for field in alert.textFields ?? [] {
      field.frame = CGRect(x: Measures.margin, y: y + Measures.gap, width: room, height: 30)
      card.addSubview(field)
      hasText = true
      y = field.frame.maxY + Measures.gap
    }
    y = hasText ? y + Measures.margin : 0
    return addAnswers(actions, to: card, from: y, width: width)
  }

  /// Two answers of an alert are beside each other, others below each other.
  private func addAnswers(
    _ actions: [UIAlertAction],
    to card: UIView,
    from start: CGFloat,
    width: CGFloat
  ) -> CGFloat {
    var y = start
    let tall = isSheet ? Measures.sheetButton : Measures.button
    let areBeside = !isSheet && actions.count == 2
    // On a device the answer that cancels is at the left.
    let ordered = areBeside && actions[1].style == .cancel ? actions.reversed() : actions
    for (index, action) in ordered.enumerated() {
      if y > 0, !areBeside || index == 0 { addLine(to: card, at: y, width: width) }
      let part = areBeside ? width / 2 : width
      let x = areBeside ? CGFloat(index) * part : 0
      add(action, to: card, CGRect(x: x, y: y, width: part, height: tall))
      if !areBeside { y += tall }
    }
    return areBeside ? y + tall : y
  }

  private func addLine(to card: UIView, at y: CGFloat, width: CGFloat) {
    let line = UIView(
      frame: CGRect(x: 0, y: y, width: width, height: BarPolicy.hairline)
    )
    line.backgroundColor = .separator
    card.addSubview(line)
  }

  private func add(_ action: UIAlertAction, to card: UIView, _ frame: CGRect) {
    let button = UIButton(type: .system)
    button.frame = frame
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    let isBold = action.style == .cancel || action === alert.preferredAction
    button.titleLabel?.font = .systemFont(
      ofSize: isSheet ? 20 : 17,
      weight: isBold ? .semibold : .regular
    )
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.addAction(
      UIAction { [weak alert] _ in alert?.choose(action) },
      for: .touchUpInside
    )
    card.addSubview(button)
    buttons.append(button)
    shownActions.append(action)
  }
}
