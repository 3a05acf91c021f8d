// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// What Interface Builder says of controls without texts, and of views that tell how far something is.
extension InterfaceMaker {
  func describe(_ control: UISwitch, _ node: MarkupNode) {
    control.isOn = node.flag("on") ?? false
    if let colour = node.child(keyed: "onTintColor")?.colour { control.onTintColor = colour }
    if let colour = node.child(keyed: "thumbTintColor")?.colour { control.thumbTintColor = colour }
  }

  func describe(_ slider: UISlider, _ node: MarkupNode) {
    slider.minimumValue = Float(node.number("minValue") ?? 0)
    slider.maximumValue = Float(node.number("maxValue") ?? 1)
    slider.value = Float(node.number("value") ?? 0)
    node.give(
      slider,
      flags: [("continuous", \.isContinuous)],
      colours: [
        ("minimumTrackTintColor", \.minimumTrackTintColor),
        ("maximumTrackTintColor", \.maximumTrackTintColor), ("thumbTintColor", \.thumbTintColor),
      ],
      pictures: [
        ("minimumValueImage", \.minimumValueImage), ("maximumValueImage", \.maximumValueImage),
      ]
    )
  }

  func describe(_ stepper: UIStepper, _ node: MarkupNode) {
    stepper.minimumValue = Double(node.number("minimumValue") ?? 0)
    stepper.maximumValue = Double(node.number("maximumValue") ?? 100)
    stepper.stepValue = Double(node.number("stepValue") ?? 1)
    stepper.value = Double(node.number("value") ?? 0)
    node.give(
      stepper,
      flags: [
        ("continuous", \.isContinuous), ("autorepeat", \.autorepeat), ("wraps", \.wraps),
      ]
    )
  }

  func describe(_ pages: UIPageControl, _ node: MarkupNode) {
    pages.numberOfPages = Int(node["numberOfPages"] ?? "") ?? 0
    pages.currentPage = Int(node["currentPage"] ?? "") ?? 0
    node.give(
      pages,
      flags: [
        ("hidesForSinglePage", \.hidesForSinglePage),
        ("allowsContinuousInteraction", \.allowsContinuousInteraction),
      ],
      colours: [
        ("pageIndicatorTintColor", \.pageIndicatorTintColor),
        ("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
      ],
      pictures: [
        ("preferredIndicatorImage", \.preferredIndicatorImage),
        ("preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage),
      ]
    )
    switch node["backgroundStyle"] {
    case "prominent": pages.backgroundStyle = .prominent
    case "minimal": pages.backgroundStyle = .minimal
    default: break
    }
  }

  func describe(_ control: UISegmentedControl, _ node: MarkupNode) {
    for (place, segment) in (node.child("segments")?.children ?? []).enumerated() {
      if let picture = segment.picture {
        control.insertSegment(with: picture, at: place, animated: false)
      } else {
        control.insertSegment(withTitle: segment["title"], at: place, animated: false)
      }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: place) }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: place) }
    }
    control.selectedSegmentIndex = Int(node["selectedSegmentIndex"] ?? "") ?? 0
    node.give(
      control,
      flags: [
        ("momentary", \.isMomentary),
        ("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
      ],
      colours: [("selectedSegmentTintColor", \.selectedSegmentTintColor)]
    )
  }

  func describe(_ picker: UIDatePicker, _ node: MarkupNode) {
    switch node["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: break
    }
    picker.minuteInterval = node["minuteInterval"].flatMap { Int($0) } ?? picker.minuteInterval
    if let name = node.child(keyed: "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: name)
    }
    if let name = node.child(keyed: "timeZone")?["name"] {
      picker.timeZone = TimeZone(identifier: name)
    }
    if node.flag("useCurrentDate") != true, let date = node.child(keyed: "date")?.date {
      picker.date = date
    }
    picker.minimumDate = node.child(keyed: "minimumDate")?.date
    picker.maximumDate = node.child(keyed: "maximumDate")?.date
    if let seconds = node.number("countDownDuration") {
      picker.countDownDuration = TimeInterval(seconds)
    }
    switch node["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
  }

  func describe(_ view: UIProgressView, _ node: MarkupNode) {
    view.progress = Float(node.number("progress") ?? 0)
    if node["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    node.give(
      view,
      colours: [
        ("progressTintColor", \.progressTintColor), ("trackTintColor", \.trackTintColor),
      ],
      pictures: [("progressImage", \.progressImage), ("trackImage", \.trackImage)]
    )
  }

  func describe(_ spinner: UIActivityIndicatorView, _ node: MarkupNode) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
    ]
    if let style = node["style"].flatMap({ styles[$0] }) { spinner.style = style }
    spinner.hidesWhenStopped = node.flag("hidesWhenStopped") ?? false
    if let colour = node.child(keyed: "color")?.colour { spinner.color = colour }
    if node.flag("animating") == true { spinner.startAnimating() }
    if node.flag("hidden") == true { spinner.isHidden = true }
  }
}

extension MarkupNode {
  /// A point of time.
  fileprivate var date: Date? {
    number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: TimeInterval($0))
    }
  }
}
