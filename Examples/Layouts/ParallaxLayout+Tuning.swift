// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The settings as single numbers and switches.
extension ParallaxLayout {
  /// Its height.
  ///
  /// - Label: Header
  /// - Group: Layout
  /// - Range: 0...600 by 1 pt
  public var headerHeight: CGFloat {
    get { settings.headerSize.height }
    set { settings.headerSize.height = newValue }
  }

  /// Its height.
  ///
  /// - Label: Menu
  /// - Group: Layout
  /// - Range: 0...600 by 1 pt
  public var menuHeight: CGFloat {
    get { settings.menuSize.height }
    set { settings.menuSize.height = newValue }
  }

  /// Their height.
  ///
  /// - Label: Section headers
  /// - Group: Layout
  /// - Range: 0...600 by 1 pt
  public var sectionHeaderHeight: CGFloat {
    get { settings.sectionHeaderSize.height }
    set { settings.sectionHeaderSize.height = newValue }
  }

  /// Their height.
  ///
  /// - Label: Section footers
  /// - Group: Layout
  /// - Range: 0...600 by 1 pt
  public var sectionFooterHeight: CGFloat {
    get { settings.sectionFooterSize.height }
    set { settings.sectionFooterSize.height = newValue }
  }

  /// Their height.
  ///
  /// - Label: Cells
  /// - Group: Layout
  /// - Range: 16...400 by 1 pt
  public var itemHeight: CGFloat {
    get { settings.itemSize?.height ?? 0 }
    set { settings.itemSize = CGSize(width: 0, height: newValue) }
  }

  /// Before each cell.
  ///
  /// - Label: Spacing
  /// - Group: Layout
  /// - Range: 0...60 by 1 pt
  public var lineSpacing: CGFloat {
    get { settings.minimumLineSpacing }
    set { settings.minimumLineSpacing = newValue }
  }

  /// Whether it grows when the content is pulled down.
  ///
  /// - Label: Stretchy header
  /// - Group: Effects
  public var isHeaderStretchy: Bool {
    get { settings.isHeaderStretchy }
    set { settings.isHeaderStretchy = newValue }
  }

  /// Whether it darkens as it leaves.
  ///
  /// - Label: Header darkens
  /// - Group: Effects
  public var isAlphaOnHeaderActive: Bool {
    get { settings.isAlphaOnHeaderActive }
    set { settings.isAlphaOnHeaderActive = newValue }
  }

  /// The greatest opacity of the dark layer on the header.
  ///
  /// - Label: Darkest
  /// - Group: Effects
  /// - Range: 0...1 by 0.05
  public var headerOverlayMaxAlphaValue: CGFloat {
    get { settings.headerOverlayMaxAlphaValue }
    set { settings.headerOverlayMaxAlphaValue = newValue }
  }

  /// Whether it stays at the top.
  ///
  /// - Label: Sticky menu
  /// - Group: Effects
  public var isMenuSticky: Bool {
    get { settings.isMenuSticky }
    set { settings.isMenuSticky = newValue }
  }

  /// Whether they stay below the menu.
  ///
  /// - Label: Sticky section headers
  /// - Group: Effects
  public var isSectionHeadersSticky: Bool {
    get { settings.isSectionHeadersSticky }
    set { settings.isSectionHeadersSticky = newValue }
  }

  /// Whether pictures move more slowly than their cells.
  ///
  /// - Label: Parallax
  /// - Group: Effects
  public var isParallaxOnCellsEnabled: Bool {
    get { settings.isParallaxOnCellsEnabled }
    set { settings.isParallaxOnCellsEnabled = newValue }
  }

  /// The greatest distance that pictures move.
  ///
  /// - Label: Parallax at most
  /// - Group: Effects
  /// - Range: 0...120 by 1 pt
  public var maxParallaxOffset: CGFloat {
    get { settings.maxParallaxOffset }
    set { settings.maxParallaxOffset = newValue }
  }
}
