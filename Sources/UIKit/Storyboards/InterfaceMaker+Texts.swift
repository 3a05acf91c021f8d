// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// What Interface Builder says of views in which people type.
extension InterfaceMaker {
  func describe(_ field: UITextField, _ node: MarkupNode) {
    field.text = node.string("text")
    field.placeholder = node.string("placeholder")
    if let font = node.child(keyed: "fontDescription")?.font { field.font = font }
    switch node["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: break
    }
    if let colour = node.child(keyed: "textColor")?.colour { field.textColor = colour }
    if let alignment = node["textAlignment"].flatMap({ NSTextAlignment(interface: $0) }) {
      field.textAlignment = alignment
    }
    if let typing = node.child("textInputTraits") {
      adopt(typing, field)
      field.textContentType = typing.contentType
      typing.give(
        field,
        flags: [
          ("secureTextEntry", \.isSecureTextEntry),
          ("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
        ]
      )
    }
    node.give(
      field,
      flags: [
        ("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        ("clearsOnBeginEditing", \.clearsOnBeginEditing),
      ],
      pictures: [("background", \.background), ("disabledBackground", \.disabledBackground)]
    )
    field.minimumFontSize = node.number("minimumFontSize") ?? field.minimumFontSize
    if let text = node.child(keyed: "attributedText")?.attributedText {
      field.attributedText = text
    }
    if let text = node.child(keyed: "attributedPlaceholder")?.attributedText {
      field.attributedPlaceholder = text
    }
    switch node["clearButtonMode"] {
    case "always": field.clearButtonMode = .always
    case "whileEditing": field.clearButtonMode = .whileEditing
    case "unlessEditing": field.clearButtonMode = .unlessEditing
    default: break
    }
  }

  func describe(_ view: UITextView, _ node: MarkupNode) {
    view.text = node.string("text") ?? ""
    if let alignment = node["textAlignment"].flatMap({ NSTextAlignment(interface: $0) }) {
      view.textAlignment = alignment
    }
    if let font = node.child(keyed: "fontDescription")?.font { view.font = font }
    if let colour = node.child(keyed: "textColor")?.colour { view.textColor = colour }
    view.isEditable = node.flag("editable") ?? true
    view.isSelectable = node.flag("selectable") ?? true
    if let typing = node.child("textInputTraits") {
      adopt(typing, view)
      view.textContentType = typing.contentType
    }
    if let found = node.child(keyed: "dataDetectorTypes") {
      let all: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
        ("calendarEvent", .calendarEvent),
      ]
      view.dataDetectorTypes = UIDataDetectorTypes(all.filter { found.flag($0.0) == true }.map(\.1))
    }
    if let text = node.child(keyed: "attributedText")?.attributedText { view.attributedText = text }
  }

  func describe(_ bar: UISearchBar, _ node: MarkupNode) {
    bar.placeholder = node.string("placeholder")
    bar.text = node["text"] ?? bar.text
    if node["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    if node["searchBarStyle"] == "prominent" { bar.searchBarStyle = .prominent }
    bar.prompt = node["prompt"]
    if node["barStyle"] == "black" { bar.barStyle = .black }
    if let typing = node.child("textInputTraits") {
      adopt(typing, bar)
      bar.textContentType = typing.contentType
    }
    node.give(
      bar,
      flags: [
        ("showsCancelButton", \.showsCancelButton), ("showsBookmarkButton", \.showsBookmarkButton),
        ("showsSearchResultsButton", \.showsSearchResultsButton), ("translucent", \.isTranslucent),
      ],
      colours: [("barTintColor", \.barTintColor)],
      pictures: [("backgroundImage", \.backgroundImage)]
    )
    let titles = node.child("scopeButtonTitles")?.children.map(\.text) ?? []
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let shows = node.flag("showsScopeBar") { bar.showsScopeBar = shows }
  }

  /// Gives a text the keyboard that its element says.
  private func adopt(_ node: MarkupNode, _ text: any KeyboardUser) {
    // What is not written is what archives have then, which differs from what code begins with.
    text.autocapitalizationType = node.choice(
      "autocapitalizationType",
      ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters],
      else: .none
    )
    text.autocorrectionType = node.choice(
      "autocorrectionType",
      ["no": .no, "yes": .yes],
      else: .default
    )
    text.spellCheckingType = node.choice(
      "spellCheckingType",
      ["no": .no, "yes": .yes],
      else: .default
    )
    text.keyboardAppearance = node.choice(
      "keyboardAppearance",
      ["alert": .dark, "dark": .dark, "light": .light],
      else: .default
    )
    text.keyboardType = node.choice(
      "keyboardType",
      [
        "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
      ],
      else: .default
    )
    text.returnKeyType = node.choice(
      "returnKeyType",
      [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
        "emergencyCall": .emergencyCall, "continue": .continue,
      ],
      else: text.returnKeyType
    )
  }
}

extension MarkupNode {
  /// What a text means.
  fileprivate var contentType: UITextContentType? {
    self["textContentType"].map { UITextContentType(rawValue: $0) }
  }
}

/// A text with a keyboard, as Interface Builder describes it.
@MainActor
private protocol KeyboardUser: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
}

extension UITextField: KeyboardUser {}
extension UITextView: KeyboardUser {}
extension UISearchBar: KeyboardUser {}
