// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The measures and colours of bars and controls, in points.
///
/// - Source: Apple's design resources for phones and the sizes that controls report there; where
///   these differ between versions, a policy.
@MainActor
enum BarPolicy {
  /// The height of a navigation bar, without the status bar.
  static let navigation: CGFloat = 44
  /// The height of a large title below the bar.
  static let largeTitle: CGFloat = 52
  /// The height of a search bar in a navigation bar.
  static let search: CGFloat = 52
  /// The height of a tab bar, without the area for the home indicator.
  static let tabs: CGFloat = 49
  /// The height of a toolbar, without the area for the home indicator.
  static let toolbar: CGFloat = 44
  /// The height of each of these three bars on a phone that is held sideways.
  static let low: CGFloat = 32
  /// The font of a tab's text beside its picture.
  static let lowTab = TextFont(size: 13)
  /// The side of such a tab's picture.
  static let lowTabImage: CGFloat = 18
  /// The space between such a picture and its text.
  static let lowTabGap: CGFloat = 5
  /// The distance of titles and buttons from the edges.
  static let margin: CGFloat = 16
  /// The distance of titles and buttons from the edges of wide screens.
  static let wideMargin: CGFloat = 20
  /// A screen that is at least as wide has wide margins, and sheets in its middle.
  static let wide: CGFloat = 700
  /// The space between two buttons of a bar.
  static let gap: CGFloat = 16
  /// The width of a hairline: one pixel of a phone.
  static let hairline: CGFloat = 1.0 / 3
  /// The height of a line of text above the title.
  static let prompt: CGFloat = 30
  /// The font of such a line.
  static let promptFont = TextFont(size: 13)
  /// The font of a title in a bar.
  static let title = TextFont(size: 17, weight: .semibold)
  /// The font of a button in a bar.
  static let button = TextFont(size: 17)
  /// The font of a large title.
  static let large = TextFont(size: 34, weight: .semibold)
  /// The distance of a large title's text from the end of the small bar.
  static let largeTop: CGFloat = 3
  /// The height of a large title's text.
  static let largeHeight: CGFloat = 41
  /// The font of a tab's text.
  static let tab = TextFont(size: 10, weight: .medium)
  /// The side of a tab's picture.
  static let tabImage: CGFloat = 26
  /// The distance of a tab's picture from the upper edge.
  static let tabImageTop: CGFloat = 5
  /// The middle of a tab's text, from the upper edge.
  static let tabText: CGFloat = 40
  /// The side of a symbol in a bar.
  static let symbol: CGFloat = 22
  /// The width of the sign of a back button.
  static let backSign: CGFloat = 13
  /// How far the content moves while a bar's ground appears.
  static let fade: CGFloat = 8
  /// The side of a spinner.
  static let spinner: CGFloat = 20
  /// The side of a large spinner.
  static let largeSpinner: CGFloat = 37
  /// The height of a bar of progress.
  static let progressHeight: CGFloat = 4
  /// The distance of a sheet from the status bar.
  static let sheetTop: CGFloat = 10
  /// The radius of a sheet's upper corners.
  static let sheetRadius: CGFloat = 10
  /// The size of a sheet in the middle of a wide screen.
  static let formSheet = CGSize(width: 540, height: 620)
  /// How dark it is behind a sheet.
  static let dimming: CGFloat = 0.2
  /// The ground of a bar above content, which nearly covers it; a device blurs what is behind.
  static var ground: ContentColour {
    ContentColour(light: 0xF9F9_F9FA, dark: 0x1616_18FA).chosen
  }

  /// Whether bars are low where a view is: where the height is compact.
  ///
  /// - Source: Apple's guidelines for bars on phones that are held sideways; the heights are those of devices.
  static func isLow(at view: UIView) -> Bool {
    // Without a window of a device there is no height to judge by.
    view.window?.deviceTraits != nil && view.traitCollection.verticalSizeClass == .compact
  }
  /// The height of a navigation bar, without its large title and the status bar.
  static func navigation(at view: UIView) -> CGFloat { isLow(at: view) ? low : navigation }
  /// The height of a tab bar, without the area for the home indicator.
  static func tabs(at view: UIView) -> CGFloat { isLow(at: view) ? low : tabs }
  /// The height of a toolbar, without the area for the home indicator.
  static func toolbar(at view: UIView) -> CGFloat { isLow(at: view) ? low : toolbar }

  /// The margin for a width.
  static func margin(in width: CGFloat) -> CGFloat { width >= wide ? wideMargin : margin }
}
