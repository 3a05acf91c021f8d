// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What controls show.
extension ScreenPainter {
  private static let white = ContentColour(light: 0xFFFF_FFFF)
  private static let knobShadow = ContentColour(light: 0x0000_0026)
  /// How visible a control is that cannot be used, or that is pressed.
  private static let faint: CGFloat = 0.3

  mutating func paint(_ control: UIControl, _ box: CGRect) {
    guard !box.isEmpty else { return }
    switch control {
    case let button as UIButton: paint(button, box)
    case let button as BarButton: button.paint(in: &self)
    case let tab as TabButton: tab.paint(in: &self)
    case let own as UISwitch: paint(own, box)
    case let own as UISlider: paint(own, box)
    case let own as UIStepper: paint(own, box)
    case let own as UISegmentedControl: paint(own, box)
    case let own as UIPageControl: paint(own, box)
    case let own as UITextField: paint(own, box)
    default: break
    }
  }

  // MARK: Buttons

  private mutating func paint(_ button: UIButton, _ box: CGRect) {
    if let behind = button.currentBackgroundImage {
      paint(behind, button.tintColor, in: box, .scaleToFill)
    }
    if button.hasCloseDisc {
      let disc = CGRect(x: box.midX, y: box.midY, width: 0, height: 0)
        .insetBy(dx: -CloseSign.disc / 2, dy: -CloseSign.disc / 2)
      let shape = ScreenShape.box(placed(disc), radius: CloseSign.disc / 2)
      add(.fill(shape, ContentColour(.tertiarySystemFill)))
    }
    let places = button.places(in: box)
    let title = button.shownTitle
    var tint = button.titleInk
    // A configuration has colours of its own for a button that cannot be used, and a custom button keeps those of its title.
    let fades = !button.isEnabled && button.configuration == nil || button.isHighlighted
    if fades, button.buttonType != .custom || button.configuration != nil {
      tint = tint.withAlphaComponent(tint.components.alpha * Self.faint)
    }
    if button.configuration?.showsActivityIndicator == true {
      paintSpokes(in: places.image, tint)
    } else if let image = button.shownImage {
      let own = button.configuration == nil ? button.tintColor.map { faded($0, button) } : nil
      let ink = image.isPicture ? tint : own ?? tint
      let fills = title.isEmpty && image.isPicture
      // Buttons of the system take the picture for a template, too.
      let isSystem = button.buttonType != .custom && button.configuration == nil
      let shown = isSystem ? image.asTemplate : image
      let colour = shown.renderingMode == .alwaysTemplate ? own ?? tint : ink
      paint(shown, colour, in: places.image, fills ? button.imageMode : .scaleAspectFit)
    }
    if let varied = button.variedTitle {
      let lines = AttributedLines(
        varied,
        within: places.title.width,
        limit: button.titleLines,
        cutting: button.titleCut,
        standard: button.titleFont
      )
      for step in lines.steps(in: placed(places.title), .center, plain: tint) { add(step) }
    } else if !title.isEmpty {
      let font = button.titleFont
      write(
        title,
        font,
        ContentColour(tint),
        in: places.title,
        limit: button.titleLines,
        button.titleCut,
        at: .middle
      )
    }
    if !places.indicator.isEmpty, let sign = UIImage(systemName: "chevron.up.chevron.down") {
      paint(sign, tint, in: places.indicator, .scaleAspectFit)
    }
    let below = button.shownSubtitle
    if !below.isEmpty {
      write(below, button.subtitleFont, ContentColour(tint), in: places.subtitle, at: .middle)
    }
  }

  private func faded(_ colour: UIColor, _ button: UIButton) -> UIColor {
    guard !button.isEnabled || button.isHighlighted else { return colour }
    return colour.withAlphaComponent(colour.components.alpha * Self.faint)
  }

  // MARK: Switches, sliders, steppers

  private mutating func paint(_ control: UISwitch, _ box: CGRect) {
    let size = control.intrinsicContentSize
    let track = CGRect(
      x: box.midX - size.width / 2,
      y: box.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    let colour =
      control.isOn ? control.onTintColor ?? .systemGreen : UIColor.secondarySystemFill
    add(.fill(.box(placed(track), radius: size.height / 2), ContentColour(colour)))
    let side = size.height - 2 * Self.knobInset
    let isAtRight = control.isOn != control.readsFromRight
    let x = isAtRight ? track.maxX - Self.knobInset - side : track.minX + Self.knobInset
    let knob = CGRect(x: x, y: track.minY + Self.knobInset, width: side, height: side)
    paintKnob(knob, control.thumbTintColor)
  }

  private static let knobInset: CGFloat = 2

  private mutating func paintKnob(_ rect: CGRect, _ colour: UIColor?) {
    let shape = ScreenShape.box(placed(rect), radius: rect.height / 2)
    add(.shadow(shape, Self.knobShadow, blur: Self.knobBlur, offset: CGSize(width: 0, height: 2)))
    add(.fill(shape, colour.map { ContentColour($0) } ?? Self.white))
  }

  private static let knobBlur: CGFloat = 4
  private static let trackHeight: CGFloat = 4

  private mutating func paint(_ slider: UISlider, _ box: CGRect) {
    let side = slider.knobSide
    let rooms = slider.imageRooms
    var track = CGRect(
      x: rooms.before,
      y: box.midY - Self.trackHeight / 2,
      width: max(0, box.width - rooms.before - rooms.after),
      height: Self.trackHeight
    )
    let x = track.minX + slider.fraction * max(0, track.width - side)
    var before = track
    before.size.width = x - track.minX + side / 2
    before = slider.inReading(before)
    track = slider.inReading(track)
    for (image, isFirst) in [(slider.minimumValueImage, true), (slider.maximumValueImage, false)] {
      guard let image else { continue }
      let size = image.size
      let place = CGRect(
        x: isFirst ? 0 : box.width - size.width,
        y: box.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      paint(image, slider.tintColor ?? .systemBlue, in: slider.inReading(place))
    }
    let radius = Self.trackHeight / 2
    let after = slider.maximumTrackTintColor ?? .systemFill
    add(.fill(.box(placed(track), radius: radius), ContentColour(after)))
    let tint = slider.minimumTrackTintColor ?? slider.tintColor ?? .systemBlue
    add(.fill(.box(placed(before), radius: radius), ContentColour(tint)))
    paintKnob(
      slider.inReading(CGRect(x: x, y: box.midY - side / 2, width: side, height: side)),
      slider.thumbTintColor
    )
  }

  private mutating func paint(_ stepper: UIStepper, _ box: CGRect) {
    let half = box.width / 2
    add(.fill(.box(placed(box), radius: Self.segmentRadius), ContentColour(.tertiarySystemFill)))
    let line = CGRect(x: half - 0.5, y: box.height / 4, width: 1, height: box.height / 2)
    add(.fill(.box(placed(line), radius: 0), ContentColour(.separator)))
    for (name, x) in [("minus", half / 2), ("plus", half * 3 / 2)] {
      let side = box.height / 2
      let rect = CGRect(x: x - side / 2, y: box.midY - side / 2, width: side, height: side)
      add(.symbol(name, ContentColour(.label), placed(rect)))
    }
  }

  // MARK: Segments and pages

  private static let segmentRadius: CGFloat = 8
  private static let chosenRadius: CGFloat = 7
  private static let segmentInset: CGFloat = 2
  private static let segmentFont = TextFont(size: 13)
  private static let chosenFont = TextFont(size: 13, weight: .medium)

  private mutating func paint(_ control: UISegmentedControl, _ box: CGRect) {
    let count = control.numberOfSegments
    let ground = control.backgroundColor == nil ? UIColor.tertiarySystemFill : nil
    if let ground {
      add(.fill(.box(placed(box), radius: Self.segmentRadius), ContentColour(ground)))
    }
    guard count > 0 else { return }
    let width = box.width / CGFloat(count)
    for index in 0..<count {
      let segment = control.inReading(
        CGRect(x: CGFloat(index) * width, y: 0, width: width, height: box.height)
      )
      let isChosen = index == control.selectedSegmentIndex
      if isChosen {
        let inner = segment.insetBy(dx: Self.segmentInset, dy: Self.segmentInset)
        let shape = ScreenShape.box(placed(inner), radius: Self.chosenRadius)
        let offset = CGSize(width: 0, height: 2)
        add(.shadow(shape, Self.knobShadow, blur: Self.knobBlur, offset: offset))
        let colour =
          control.selectedSegmentTintColor.map { ContentColour($0) }
          ?? ContentColour(light: 0xFFFF_FFFF, dark: 0x6363_66FF).chosen
        add(.fill(shape, colour))
      } else if index > 0, index - 1 != control.selectedSegmentIndex {
        let edge = control.readsFromRight ? segment.maxX : segment.minX
        let line = CGRect(x: edge, y: box.height / 4, width: 1, height: box.height / 2)
        add(.fill(.box(placed(line), radius: 0), ContentColour(.separator)))
      }
      let attributes =
        isChosen
        ? control.titleTextAttributes(for: .selected) ?? control.titleTextAttributes(for: .normal)
        : control.titleTextAttributes(for: .normal)
      let font =
        (attributes?[.font] as? UIFont)?.text ?? (isChosen ? Self.chosenFont : Self.segmentFont)
      let ink = attributes?[.foregroundColor] as? UIColor ?? .label
      if let image = control.imageForSegment(at: index) {
        let size = image.size
        let rect = CGRect(
          x: segment.midX - size.width / 2,
          y: segment.midY - size.height / 2,
          width: size.width,
          height: size.height
        )
        paint(image, ink, in: rect)
      } else {
        let words = control.shown(control.titleForSegment(at: index) ?? "")
        let text = segment.insetBy(dx: Self.segmentInset, dy: 0)
        write(words, font, ContentColour(ink), in: text, at: .middle)
      }
    }
  }

  /// The strength of the white dots of pages that are not the current one.
  private static let otherPage: CGFloat = 0.5

  private mutating func paint(_ control: UIPageControl, _ box: CGRect) {
    let count = control.numberOfPages
    guard count > 1 || !control.hidesForSinglePage, count > 0 else { return }
    for page in 0..<count {
      let rect = control.place(ofPage: page, in: box)
      let colour =
        page == control.currentPage
        ? control.currentPageIndicatorTintColor ?? .white
        : control.pageIndicatorTintColor ?? .white.withAlphaComponent(Self.otherPage)
      if let image = control.shownImage(forPage: page) {
        paint(image.asTemplate, colour, in: rect)
      } else {
        add(.fill(.box(placed(rect), radius: rect.height / 2), ContentColour(colour)))
      }
    }
  }

  // MARK: Fields

  private static let fieldRadius: CGFloat = 5

  private mutating func paint(_ field: UITextField, _ box: CGRect) {
    var inner = CGRect.zero
    switch field.borderStyle {
    case .roundedRect:
      let shape = ScreenShape.box(placed(box), radius: Self.fieldRadius)
      if field.backgroundColor == nil { add(.fill(shape, ContentColour(.systemBackground))) }
      add(.stroke(shape, ContentColour(.systemGray4), width: 0.5))
    case .line, .bezel:
      add(.stroke(.box(placed(box), radius: 0), ContentColour(.systemGray), width: 1))
    case .none: break
    }
    let isEmpty = (field.text ?? "").isEmpty
    inner = isEmpty ? field.placeholderRect(forBounds: box) : field.textRect(forBounds: box)
    field.textPlace = inner
    let font = (field.font ?? .systemFont(ofSize: UIFont.labelFontSize)).text
    let anchor: ScreenLine.Anchor =
      switch field.textAlignment {
      case .center: .middle
      case .right: .end
      case .natural: field.readsFromRight ? .end : .start
      default: .start
      }
    let text = field.text ?? ""
    if field.showsClearButton {
      let sign = placed(field.clearButtonRect(forBounds: box))
      add(.symbol("xmark.circle.fill", ContentColour(.tertiaryLabel), sign))
    }
    guard text.isEmpty else {
      let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      let colour = ContentColour(field.textColor ?? .label)
      return write(shown, font, colour, in: inner, at: anchor)
    }
    guard !field.hasContent else { return }
    let own = field.attributedPlaceholder?.leadingAttributes[.foregroundColor] as? UIColor
    let pale = ContentColour(own ?? .placeholderText)
    write(field.shownPlaceholder, font, pale, in: inner, at: anchor)
  }
}

extension UIImage {
  /// Whether it is a picture, which keeps its colours.
  var isPicture: Bool {
    if case .file = source { return true }
    return false
  }
}
