// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class UsualControls: UIViewController, UITextFieldDelegate, UITextViewDelegate, UIPickerViewDataSource, UIPickerViewDelegate, UIGestureRecognizerDelegate {
  func buttons() {
    let button = UIButton(type: .system)
    button.setTitle("x", for: .normal)
    button.setTitleColor(.red, for: [.highlighted, .selected])
    button.setTitleShadowColor(.red, for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setBackgroundImage(nil, for: .disabled)
    button.setAttributedTitle(NSAttributedString(string: "x"), for: .normal)
    button.setPreferredSymbolConfiguration(.init(pointSize: 20, weight: .bold), forImageIn: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 14, weight: .semibold)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.imageView?.contentMode = .scaleAspectFit
    button.contentEdgeInsets = .zero
    button.titleEdgeInsets = .zero
    button.imageEdgeInsets = .zero
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .fill
    button.adjustsImageWhenHighlighted = false
    button.showsTouchWhenHighlighted = true
    button.reversesTitleShadowWhenHighlighted = false
    button.isEnabled = false
    button.isSelected.toggle()
    button.isHighlighted = true
    _ = button.currentTitle
    _ = button.currentImage
    _ = button.currentTitleColor
    _ = button.title(for: .normal)
    _ = button.image(for: .selected)
    _ = button.buttonType == .custom
    _ = button.state.contains(.selected)
    button.addTarget(self, action: Selector(("x")), for: .touchUpInside)
    button.addTarget(self, action: Selector(("x")), for: [.touchDown, .touchDragExit, .touchCancel])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.addAction(UIAction { action in _ = action.sender as? UIButton }, for: .primaryActionTriggered)
    button.addAction(UIAction(handler: { _ in }), for: .touchUpInside)
    button.removeAction(identifiedBy: .init("x"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    _ = button.actions(forTarget: self, forControlEvent: .touchUpInside)
    _ = button.allTargets.count
    _ = button.allControlEvents.contains(.valueChanged)
    button.enumerateEventHandlers { action, target, event, stop in }
    button.menu = UIMenu(title: "x", children: [])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.role = .primary
    button.isPointerInteractionEnabled = true
    button.toolTip = "x"
    var configuration = UIButton.Configuration.filled()
    configuration = .borderedProminent()
    configuration.title = "x"
    configuration.subtitle = "x"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 3
    configuration.titlePadding = 2
    configuration.titleAlignment = .center
    configuration.baseBackgroundColor = .red
    configuration.baseForegroundColor = .white
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .large
    configuration.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
    configuration.background.cornerRadius = 3
    configuration.background.strokeColor = .red
    configuration.showsActivityIndicator = true
    configuration.attributedTitle = AttributedString("x", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 3)]))
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 16)
      return outgoing
    }
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
    configuration.macIdiomStyle = .borderless
    configuration.automaticallyUpdateForSelection = false
    configuration.indicator = .popup
    button.configuration = configuration
    button.configurationUpdateHandler = { button in button.configuration?.baseBackgroundColor = button.isHighlighted ? .red : .blue }
    button.setNeedsUpdateConfiguration()
    button.automaticallyUpdatesConfiguration = true
    _ = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "x") { _ in })
    _ = UIButton(primaryAction: nil)
    _ = UIButton(type: .close)
    _ = UIButton(type: .roundedRect)
    _ = UIButton.systemButton(with: UIImage(), target: nil, action: nil)
    _ = UIButton(frame: .zero, primaryAction: nil)
  }

  func controls() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    toggle.onTintColor = .red
    toggle.thumbTintColor = .white
    toggle.preferredStyle = .sliding
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 3
    slider.setValue(1, animated: true)
    slider.isContinuous = false
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .gray
    slider.thumbTintColor = .white
    slider.setThumbImage(UIImage(), for: .normal)
    slider.setMinimumTrackImage(nil, for: .normal)
    slider.minimumValueImage = nil
    _ = slider.thumbRect(forBounds: .zero, trackRect: .zero, value: 1)
    let stepper = UIStepper()
    stepper.value = 3
    stepper.stepValue = 0.5
    stepper.wraps = true
    stepper.autorepeat = false
    stepper.setIncrementImage(nil, for: .normal)
    let segments = UISegmentedControl(items: ["a", UIImage()])
    segments.selectedSegmentIndex = UISegmentedControl.noSegment
    segments.insertSegment(withTitle: "x", at: 0, animated: true)
    segments.insertSegment(with: nil, at: 0, animated: false)
    segments.insertSegment(action: UIAction(title: "x") { _ in }, at: 0, animated: false)
    segments.removeAllSegments()
    segments.setTitle("x", forSegmentAt: 0)
    segments.setImage(nil, forSegmentAt: 0)
    segments.setEnabled(false, forSegmentAt: 0)
    segments.setWidth(30, forSegmentAt: 0)
    segments.setContentOffset(.zero, forSegmentAt: 0)
    _ = segments.titleForSegment(at: 0)
    segments.selectedSegmentTintColor = .red
    segments.apportionsSegmentWidthsByContent = true
    segments.isMomentary = false
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    segments.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    segments.setDividerImage(UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    _ = UISegmentedControl(frame: .zero, actions: [])
    let date = UIDatePicker()
    date.datePickerMode = .dateAndTime
    date.preferredDatePickerStyle = .inline
    date.minimumDate = Date()
    date.maximumDate = nil
    date.minuteInterval = 5
    date.locale = Locale(identifier: "de_DE")
    date.calendar = Calendar(identifier: .gregorian)
    date.timeZone = TimeZone(secondsFromGMT: 0)
    date.countDownDuration = 3
    date.setDate(Date(), animated: true)
    date.roundsToMinuteInterval = true
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(0, inComponent: 0, animated: false)
    picker.reloadAllComponents()
    _ = picker.selectedRow(inComponent: 0)
    _ = picker.view(forRow: 0, forComponent: 0)
    let well = UIColorWell(frame: .zero)
    well.selectedColor = .red
    let refresh = UIRefreshControl(frame: .zero, primaryAction: nil)
    refresh.tintColor = .red
  }

  func labels() {
    let label = UILabel()
    label.text = "x"
    label.attributedText = NSAttributedString(string: "x", attributes: [.kern: 1.0])
    label.font = UIFont(name: "HelveticaNeue-Bold", size: 14)
    label.textColor = .label
    label.highlightedTextColor = .red
    label.isHighlighted = true
    label.textAlignment = .justified
    label.numberOfLines = 0
    label.lineBreakMode = .byTruncatingMiddle
    label.lineBreakStrategy = .hangulWordPriority
    label.adjustsFontSizeToFitWidth = true
    label.adjustsFontForContentSizeCategory = true
    label.allowsDefaultTighteningForTruncation = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = .alignCenters
    label.preferredMaxLayoutWidth = 100
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 1, height: 1)
    label.isEnabled = false
    label.showsExpansionTextWhenTruncated = true
    _ = label.textRect(forBounds: .zero, limitedToNumberOfLines: 2)
    label.drawText(in: .zero)
    _ = label.intrinsicContentSize.width
  }

  func fields() {
    let field = UITextField()
    field.placeholder = "x"
    field.attributedPlaceholder = NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.gray])
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.clearsOnBeginEditing = true
    field.leftView = UIView()
    field.leftViewMode = .always
    field.rightView = nil
    field.rightViewMode = .unlessEditing
    field.isSecureTextEntry = true
    field.keyboardType = .emailAddress
    field.keyboardAppearance = .dark
    field.returnKeyType = .done
    field.textContentType = .oneTimeCode
    field.autocapitalizationType = .words
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.smartQuotesType = .no
    field.smartDashesType = .no
    field.smartInsertDeleteType = .no
    field.enablesReturnKeyAutomatically = true
    field.passwordRules = nil
    field.inputView = UIPickerView()
    field.inputAccessoryView = UIToolbar()
    field.inputAssistantItem.leadingBarButtonGroups = []
    field.delegate = self
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 3
    field.defaultTextAttributes = [:]
    field.typingAttributes = nil
    field.background = nil
    field.allowsEditingTextAttributes = false
    field.textAlignment = .natural
    field.addTarget(self, action: Selector(("x")), for: .editingChanged)
    _ = field.isEditing
    _ = field.hasText
    field.insertText("x")
    field.deleteBackward()
    field.selectAll(nil)
    field.reloadInputViews()
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    if let position = field.position(from: field.beginningOfDocument, offset: 2) { _ = field.offset(from: field.beginningOfDocument, to: position) }
    _ = field.text(in: UITextRange())
    _ = field.textRect(forBounds: .zero)
    _ = field.editingRect(forBounds: .zero)
    _ = field.markedTextRange
    let text = UITextView(frame: .zero, textContainer: nil)
    text.text = "x"
    text.attributedText = NSAttributedString(string: "x")
    text.font = .preferredFont(forTextStyle: .body)
    text.textColor = .label
    text.isEditable = false
    text.isSelectable = true
    text.isScrollEnabled = false
    text.textContainerInset = .zero
    text.textContainer.lineFragmentPadding = 0
    text.textContainer.maximumNumberOfLines = 3
    text.textContainer.lineBreakMode = .byTruncatingTail
    text.textContainer.exclusionPaths = [UIBezierPath(rect: .zero)]
    text.layoutManager.allowsNonContiguousLayout = false
    _ = text.layoutManager.usedRect(for: text.textContainer)
    _ = text.layoutManager.glyphRange(for: text.textContainer)
    _ = text.layoutManager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: text.textContainer)
    _ = text.layoutManager.characterIndex(for: .zero, in: text.textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    _ = text.textStorage.length
    text.textStorage.append(NSAttributedString(string: "x"))
    text.dataDetectorTypes = [.link, .phoneNumber]
    text.linkTextAttributes = [.foregroundColor: UIColor.red]
    text.typingAttributes = [.font: UIFont.systemFont(ofSize: 3)]
    text.selectedRange = NSRange(location: 0, length: 1)
    text.scrollRangeToVisible(NSRange(location: 0, length: 1))
    text.allowsEditingTextAttributes = true
    text.inputAccessoryView = nil
    text.delegate = self
    text.usesStandardTextScaling = true
    text.isFindInteractionEnabled = true
    text.adjustsFontForContentSizeCategory = true
    text.contentOffset = .zero
    _ = text.caretRect(for: text.endOfDocument)
    _ = text.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)).height
    let storage = NSTextStorage(string: "x")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.ensureLayout(for: container)
    manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 1), at: .zero)
    manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 1), at: .zero)
    _ = manager.numberOfGlyphs
    _ = manager.glyphIndex(for: .zero, in: container)
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 1)) { rect, used, container, range, stop in }
    container.size = .zero
    container.widthTracksTextView = true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    guard let text = textField.text, let swift = Range(range, in: text) else { return true }
    return text.replacingCharacters(in: swift, with: string).count < 10
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {}
  func textFieldDidEndEditing(_ textField: UITextField) {}
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  func textFieldDidChangeSelection(_ textField: UITextField) {}
  func textViewDidChange(_ textView: UITextView) {}
  func textViewDidBeginEditing(_ textView: UITextView) {}
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { true }
  func textViewDidChangeSelection(_ textView: UITextView) {}
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 30 }
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { UIView() }

  func gestures() {
    let tap = UITapGestureRecognizer(target: self, action: Selector(("x")))
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 1
    tap.cancelsTouchesInView = false
    tap.delaysTouchesBegan = false
    tap.delegate = self
    tap.require(toFail: UITapGestureRecognizer())
    tap.addTarget(self, action: Selector(("x")))
    tap.name = "x"
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    _ = tap.location(in: view)
    _ = tap.location(ofTouch: 0, in: nil)
    _ = tap.numberOfTouches
    _ = tap.view?.tag
    tap.state = .failed
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0.3
    press.allowableMovement = 3
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.setTranslation(.zero, in: view)
    _ = pan.velocity(in: view).x
    pan.allowedScrollTypesMask = .all
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    let pinch = UIPinchGestureRecognizer()
    pinch.scale = 1
    _ = pinch.velocity
    let rotation = UIRotationGestureRecognizer()
    rotation.rotation = 0
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let hover = UIHoverGestureRecognizer()
    view.gestureRecognizers = [press, pan, swipe, pinch, rotation, edge, hover]
    switch pan.state {
    case .began, .changed, .ended, .cancelled, .failed, .possible: break
    @unknown default: break
    }
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { touch.view !== view }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  func menus() {
    let action = UIAction(title: "x", subtitle: "y", image: nil, identifier: nil, discoverabilityTitle: nil, attributes: .keepsMenuPresented, state: .mixed) { _ in }
    action.state = .off
    action.attributes = [.disabled, .hidden]
    let menu = UIMenu(title: "x", subtitle: "y", image: nil, identifier: .edit, options: [.singleSelection, .destructive], preferredElementSize: .small, children: [action, UIDeferredMenuElement { done in done([]) }, UIDeferredMenuElement.uncached { _ in }])
    _ = menu.replacingChildren([])
    _ = menu.children.compactMap { $0 as? UIAction }
    _ = menu.selectedElements
    let controller = UIMenuController.shared
    controller.menuItems = [UIMenuItem(title: "x", action: Selector(("x")))]
    controller.showMenu(from: view, rect: .zero)
    controller.hideMenu()
    let edit = UIEditMenuInteraction(delegate: nil)
    view.addInteraction(edit)
    edit.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    view.addInteraction(UILargeContentViewerInteraction())
  }
}

final class UsualControl: UIControl {
  override var isEnabled: Bool { didSet { } }
  override var isHighlighted: Bool { didSet { } }
  override var isSelected: Bool { didSet { } }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { sendActions(for: .valueChanged); return true }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  override func cancelTracking(with event: UIEvent?) {}
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}
final class UsualButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { super.titleRect(forContentRect: contentRect) }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect { super.imageRect(forContentRect: contentRect) }
  override func updateConfiguration() { super.updateConfiguration() }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}
final class UsualField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func deleteBackward() { super.deleteBackward() }
}
final class UsualLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 3, dy: 3)) }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
  override var text: String? { didSet { } }
}
