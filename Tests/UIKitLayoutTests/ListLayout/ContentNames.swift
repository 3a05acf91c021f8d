// SPDX-License-Identifier: Apache-2.0
import UIKit

// Every symbol of UIKit's content and background configurations is used once; it is enough that
// this compiles.

@MainActor
private func nameContentStyles() -> [UIListContentConfiguration] {
  [
    .cell(), .subtitleCell(), .valueCell(), .header(), .footer(), .plainHeader(), .plainFooter(),
    .groupedHeader(), .groupedFooter(), .prominentInsetGroupedHeader(),
    .extraProminentInsetGroupedHeader(), .sidebarCell(), .sidebarSubtitleCell(), .sidebarHeader(),
    .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
  ]
}

@MainActor
private func nameContent(_ state: UICellConfigurationState) {
  var content = UIListContentConfiguration.cell()
  content.directionalLayoutMargins = .zero
  content.axesPreservingSuperviewLayoutMargins = [.horizontal, .vertical]
  content.imageToTextPadding = 1
  content.textToSecondaryTextHorizontalPadding = 1
  content.textToSecondaryTextVerticalPadding = 1
  content.prefersSideBySideTextAndSecondaryText = true
  content.image = UIImage(systemName: "star")
  content.text = "a"
  content.attributedText = NSAttributedString(string: "a")
  content.secondaryText = "b"
  content.secondaryAttributedText = nil
  content.alpha = 0.5
  let view: any UIView & UIContentView = content.updated(for: state).makeContentView()
  _ = (view.configuration, view.supports(content))
  let list = UIListContentView(configuration: content)
  _ = (list.textLayoutGuide, list.secondaryTextLayoutGuide, list.imageLayoutGuide)
  nameImage(&content.imageProperties)
  nameText(&content.textProperties)
  nameText(&content.secondaryTextProperties)
}

@MainActor
private func nameImage(_ image: inout UIListContentConfiguration.ImageProperties) {
  image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
  image.tintColor = .tintColor
  image.tintColorTransformer = .grayscale
  _ = image.resolvedTintColor(for: .red)
  image.strokeColor = .red
  image.strokeColorTransformer = .monochromeTint
  _ = image.resolvedStrokeColor(for: .red)
  image.strokeWidth = 1
  image.cornerRadius = 2
  image.maximumSize = CGSize(width: 1, height: 1)
  image.reservedLayoutSize = CGSize(
    width: UIListContentConfiguration.ImageProperties.standardDimension,
    height: 0
  )
  image.accessibilityIgnoresInvertColors = true
}

@MainActor
private func nameText(_ text: inout UIListContentConfiguration.TextProperties) {
  text.font = .preferredFont(forTextStyle: .body)
  text.color = .label
  text.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
  _ = text.resolvedColor()
  let alignments: [UIListContentConfiguration.TextProperties.TextAlignment] = [
    .natural, .center, .justified,
  ]
  text.alignment = alignments[0]
  text.lineBreakMode = .byTruncatingTail
  text.numberOfLines = 1
  text.adjustsFontSizeToFitWidth = true
  text.minimumScaleFactor = 0.5
  text.allowsDefaultTighteningForTruncation = true
  text.adjustsFontForContentSizeCategory = true
  let transforms: [UIListContentConfiguration.TextProperties.TextTransform] = [
    .none, .uppercase, .lowercase, .capitalized,
  ]
  text.transform = transforms[0]
  text.showsExpansionTextWhenTruncated = true
}

@MainActor
private func nameBackgrounds(_ state: UICellConfigurationState) {
  let all: [UIBackgroundConfiguration] = [
    .clear(), .listCell(), .listHeader(), .listFooter(), .listPlainCell(),
    .listPlainHeaderFooter(), .listGroupedCell(), .listGroupedHeaderFooter(),
    .listSidebarHeader(), .listSidebarCell(), .listAccompaniedSidebarCell(),
  ]
  var background = all[0].updated(for: state)
  background.customView = nil
  background.cornerRadius = 8
  background.backgroundInsets = .zero
  background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
  background.backgroundColor = .systemGray6
  background.backgroundColorTransformer = .preferredTint
  _ = background.resolvedBackgroundColor(for: .red)
  background.visualEffect = UIBlurEffect(style: .regular)
  background.image = UIImage(named: "picture")
  background.imageContentMode = .scaleAspectFill
  background.strokeColor = .separator
  background.strokeColorTransformer = nil
  _ = background.resolvedStrokeColor(for: .red)
  background.strokeWidth = 1
  background.strokeOutset = 1
}

@MainActor
private func nameStates(_ traits: UITraitCollection) {
  var cell = UICellConfigurationState(traitCollection: traits)
  cell.traitCollection = traits
  (cell.isDisabled, cell.isHighlighted, cell.isSelected) = (true, true, true)
  (cell.isFocused, cell.isPinned, cell.isEditing) = (true, true, true)
  (cell.isExpanded, cell.isSwiped, cell.isReordering) = (true, true, true)
  let drags: [UICellConfigurationState.DragState] = [.none, .lifting, .dragging]
  cell.cellDragState = drags[0]
  let drops: [UICellConfigurationState.DropState] = [.none, .notTargeted, .targeted]
  cell.cellDropState = drops[0]
  cell[UIConfigurationStateCustomKey(rawValue: "own")] = 1
  var view = UIViewConfigurationState(traitCollection: traits)
  (view.isDisabled, view.isHighlighted, view.isSelected) = (true, true, true)
  (view.isFocused, view.isPinned) = (true, true)
  view[UIConfigurationStateCustomKey("own")] = nil
  let states: [any UIConfigurationState] = [cell, view]
  _ = states.map(\.traitCollection)
}

/// A configuration and a view in the style of apps.
private struct OwnConfiguration: UIContentConfiguration {
  var title = ""

  func makeContentView() -> any UIView & UIContentView { OwnView(self) }
  func updated(for state: any UIConfigurationState) -> OwnConfiguration { self }
}

private final class OwnView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: OwnConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
