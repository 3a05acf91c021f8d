// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What stands in place of content that is not there: a picture, a text, a second text, buttons.
///
/// Lengths are points. UIKit documents none of the lengths; they are ours.
public nonisolated struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// Where the content stands between top and bottom.
  public enum Alignment: Int, Sendable {
    case center = 0
    case natural = 1
  }

  /// The look of a text.
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  /// The look of the image.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What the button does when it is tapped.
    public var primaryAction: UIAction?
    /// The button's menu.
    public var menu: UIMenu?
    /// Whether the button can be tapped.
    public var isEnabled = true
    /// What the button means.
    public var role = UIButton.Role.normal
  }

  private static let noResults = "No Results"
  private static let text = 22.0
  private static let secondaryText = 15.0

  /// The image.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes of its own.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String?
  /// The second text with attributes of its own.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// What the button does; there is one where it has an action.
  public var buttonProperties = ButtonProperties()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// The content offset.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least those of the superview; the default is both.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distance of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The distance from the image to the text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance from the text to the second text.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance from the texts to the button.
  public var textToButtonPadding: CGFloat = 20
  /// The distance from the button to the second button.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind the content.
  public var background: UIBackgroundConfiguration
  /// The look of the button; there is one where it has a title or an image.
  @preconcurrency @MainActor public var button: UIButton.Configuration {
    get { looks.button }
    set { looks.button = newValue }
  }
  /// The look of the second button.
  @preconcurrency @MainActor public var secondaryButton: UIButton.Configuration {
    get { looks.secondary }
    set { looks.secondary = newValue }
  }
  let isLoading: Bool
  /// Whether the text names what was searched for.
  private var namesWords = false
  private var looks: Looks

  /// The looks of the buttons; configurations differ where they were changed apart.
  private struct Looks: Hashable {
    var button: UIButton.Configuration { didSet { number += 1 } }
    var secondary: UIButton.Configuration { didSet { number += 1 } }
    private var number = 0

    @MainActor init() { (button, secondary) = (.plain(), .plain()) }

    static func == (one: Self, other: Self) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @MainActor private init(isLoading: Bool) {
    self.isLoading = isLoading
    looks = Looks()
    let list = UIListContentConfiguration.cell()
    textProperties = list.textProperties
    textProperties.font = .systemFont(ofSize: isLoading ? Self.secondaryText : Self.text)
    textProperties.alignment = .center
    secondaryTextProperties = list.secondaryTextProperties
    secondaryTextProperties.font = .systemFont(ofSize: Self.secondaryText)
    secondaryTextProperties.alignment = .center
    background = .clear()
  }

  /// What stands where there is nothing.
  @preconcurrency @MainActor public static func empty() -> Self { Self(isLoading: false) }

  /// What stands where content is on its way.
  @preconcurrency @MainActor public static func loading() -> Self { Self(isLoading: true) }

  /// What stands where a search found nothing.
  @preconcurrency @MainActor public static func search() -> Self {
    var search = Self(isLoading: false)
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = noResults
    search.secondaryText = "Check the spelling or try a new search."
    search.namesWords = true
    return search
  }

  /// Makes a view that shows the configuration.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration in a state: that of a search says what was searched for.
  @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> Self {
    guard namesWords, text == Self.noResults,
      let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty
    else { return self }
    var updated = self
    updated.text = "\(Self.noResults) for \u{201C}\(words)\u{201D}"
    return updated
  }
}
