// SPDX-License-Identifier: Apache-2.0
// Made by `make gallery` from Examples/Layouts.
// swift-format-ignore-file
import GalleryLayouts
import LayoutLibrary

/// The layout classes of the gallery with their parameters.
@MainActor
enum GalleryClasses {
  static let entries = [
    LayoutEntry(id: "ArithmeticGridLayout", make: arithmeticGridLayout),
    LayoutEntry(id: "BadgedGridLayout", make: badgedGridLayout),
    LayoutEntry(id: "CarouselLayout", make: carouselLayout),
    LayoutEntry(id: "ChatLayout", make: chatLayout),
    LayoutEntry(id: "CircleLayout", make: circleLayout),
    LayoutEntry(id: "CoverFlowLayout", make: coverFlowLayout),
    LayoutEntry(id: "HexagonLayout", make: hexagonLayout),
    LayoutEntry(id: "JustifiedRowsLayout", make: justifiedRowsLayout),
    LayoutEntry(id: "LeftAlignedLayout", make: leftAlignedLayout),
    LayoutEntry(id: "MapLayout", make: mapLayout),
    LayoutEntry(id: "MosaicLayout", make: mosaicLayout),
    LayoutEntry(id: "ParallaxLayout", make: parallaxLayout),
    LayoutEntry(id: "SectionCardsLayout", make: sectionCardsLayout),
    LayoutEntry(id: "ShelvesLayout", make: shelvesLayout),
    LayoutEntry(id: "SpotlightLayout", make: spotlightLayout),
    LayoutEntry(id: "SpreadsheetLayout", make: spreadsheetLayout),
    LayoutEntry(id: "SpringyLayout", make: springyLayout),
    LayoutEntry(id: "StackLayout", make: stackLayout),
    LayoutEntry(id: "SunflowerLayout", make: sunflowerLayout),
    LayoutEntry(id: "TimelineLayout", make: timelineLayout),
    LayoutEntry(id: "WaterfallLayout", make: waterfallLayout),
  ]
}

@MainActor
private func arithmeticGridLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = ArithmeticGridLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Arithmetic grid", scrolls: "vertical")
  instance.expose("minimumSide", of: layout, \.minimumSide)
  instance.describe("minimumSide", .init(label: "Least side", group: "Layout", help: "The least width of a tile.", range: 16.0...400.0, step: 1.0, unit: "pt"))
  instance.expose("spacing", of: layout, \.spacing)
  instance.describe("spacing", .init(group: "Layout", help: "Between tiles and at the edges.", range: 0.0...60.0, step: 1.0, unit: "pt"))
  instance.expose("headerHeight", of: layout, \.headerHeight)
  instance.describe("headerHeight", .init(label: "Headers", group: "Layout", help: "Height of headers.", range: 0.0...200.0, step: 1.0, unit: "pt"))
  return instance
}

@MainActor
private func badgedGridLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = BadgedGridLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Badged grid", pinch: "itemSize", flow: ["itemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset", "headerReferenceSize"])
  instance.expose("corner", of: layout, \.corner)
  instance.describe("corner", .init(group: "Badges", help: "Which corner the badge is on."))
  instance.expose("badgeSize", of: layout, \.badgeSize)
  instance.describe("badgeSize", .init(group: "Badges", help: "Size of each badge.", range: 8.0...600.0, step: 1.0, unit: "pt"))
  instance.expose("liftScale", of: layout, \.liftScale)
  instance.describe("liftScale", .init(label: "Lifted", group: "Items", help: "The scale of an item while it follows a finger.", range: 0.5...2.0, step: 0.05, unit: "×"))
  return instance
}

@MainActor
private func carouselLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = CarouselLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Carousel", pinch: "itemSize", flow: ["itemSize", "minimumLineSpacing"])
  instance.expose("snap", of: layout, \.snap)
  instance.describe("snap", .init(label: "Comes to rest", group: "Carousel", help: "Where scrolling stops: anywhere, at the nearest item, or one item further.", choices: ["free": "Anywhere", "item": "At an item", "page": "One further"]))
  instance.expose("zoom", of: layout, \.zoom)
  instance.describe("zoom", .init(group: "Carousel", help: "The scale of the item in the middle; its neighbours have the scale 1.", range: 0.5...2.0, step: 0.05, unit: "×"))
  instance.expose("farAlpha", of: layout, \.farAlpha)
  instance.describe("farAlpha", .init(label: "Far opacity", group: "Carousel", help: "The opacity of items that are one or more items away from the middle.", range: 0.0...1.0, step: 0.05, unit: ""))
  instance.expose("firstItem", of: layout, \.firstItem)
  instance.describe("firstItem", .init(label: "Opens at", group: "Carousel", help: "The item in the middle when the carousel opens, from 0.", range: 0.0...100.0, step: 1.0, unit: ""))
  return instance
}

@MainActor
private func chatLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = ChatLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Chat", scrolls: "vertical")
  instance.expose("spacing", of: layout, \.spacing)
  instance.describe("spacing", .init(group: "Layout", help: "Between messages.", range: 0.0...60.0, step: 1.0, unit: "pt"))
  instance.expose("margin", of: layout, \.margin)
  instance.describe("margin", .init(group: "Layout", help: "Distance from the edges.", range: 0.0...60.0, step: 1.0, unit: "pt"))
  instance.expose("share", of: layout, \.share)
  instance.describe("share", .init(label: "Widest message", group: "Layout", help: "The greatest width of a message, as a fraction of the whole width.", range: 0.3...1.0, step: 0.01, unit: ""))
  instance.expose("faceSize", of: layout, \.faceSize)
  instance.describe("faceSize", .init(group: "Layout", help: "Width and height of the faces; 0 leaves them out.", range: 0.0...60.0, step: 1.0, unit: "pt"))
  instance.expose("dayHeight", of: layout, \.dayHeight)
  instance.describe("dayHeight", .init(label: "Days", group: "Layout", help: "Height of the name above each day; 0 leaves it out.", range: 0.0...100.0, step: 1.0, unit: "pt"))
  return instance
}

@MainActor
private func circleLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = CircleLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Circle", scrolls: "vertical")
  instance.expose("spread", of: layout, \.spread)
  instance.describe("spread", .init(group: "Circle", help: "The distance of the items from the middle, as a fraction of what fits; 0 puts them on a pile.", range: 0.0...1.0, step: 0.01, unit: ""))
  instance.expose("startAngle", of: layout, \.startAngle)
  instance.describe("startAngle", .init(group: "Circle", help: "The place of the first item, clockwise from the top.", range: 0.0...6.28, step: 0.01, unit: "rad"))
  instance.expose("turnsItems", of: layout, \.turnsItems)
  instance.describe("turnsItems", .init(label: "Turned", group: "Circle", help: "Whether items are turned outwards; otherwise they are upright."))
  instance.expose("itemSize", of: layout, \.itemSize)
  instance.describe("itemSize", .init(group: "Items", help: "Size of every item.", range: 8.0...600.0, step: 1.0, unit: "pt"))
  return instance
}

@MainActor
private func coverFlowLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = CoverFlowLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Cover flow", pinch: "itemSize", flow: ["itemSize"])
  instance.expose("sideAngle", of: layout, \.sideAngle)
  instance.describe("sideAngle", .init(group: "Covers", help: "The angle of the covers at the sides.", range: 0.0...1.5, step: 0.01, unit: "rad"))
  instance.expose("eyeDistance", of: layout, \.eyeDistance)
  instance.describe("eyeDistance", .init(group: "Covers", help: "The distance of the eye from the covers; a smaller one makes the perspective stronger.", range: 200.0...2000.0, step: 10.0, unit: "pt"))
  instance.expose("sideSpacing", of: layout, \.sideSpacing)
  instance.describe("sideSpacing", .init(group: "Covers", help: "Distance between two covers at the side.", range: 8.0...200.0, step: 1.0, unit: "pt"))
  instance.expose("firstItem", of: layout, \.firstItem)
  instance.describe("firstItem", .init(label: "Opens at", group: "Covers", help: "The cover in the middle when the line opens, from 0.", range: 0.0...100.0, step: 1.0, unit: ""))
  return instance
}

@MainActor
private func hexagonLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = HexagonLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Hexagons", scrolls: "vertical")
  instance.expose("cellWidth", of: layout, \.cellWidth)
  instance.describe("cellWidth", .init(group: "Layout", help: "The width of a hexagon.", range: 16.0...300.0, step: 1.0, unit: "pt"))
  instance.expose("spacing", of: layout, \.spacing)
  instance.describe("spacing", .init(group: "Layout", help: "The distance between neighbours.", range: 0.0...60.0, step: 1.0, unit: "pt"))
  return instance
}

@MainActor
private func justifiedRowsLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = JustifiedRowsLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Photo rows", scrolls: "vertical")
  instance.expose("rowHeight", of: layout, \.rowHeight)
  instance.describe("rowHeight", .init(group: "Layout", help: "The greatest height of a row.", range: 20.0...400.0, step: 1.0, unit: "pt"))
  instance.expose("spacing", of: layout, \.spacing)
  instance.describe("spacing", .init(group: "Layout", help: "Between pictures and at the edges.", range: 0.0...60.0, step: 1.0, unit: "pt"))
  instance.expose("headerHeight", of: layout, \.headerHeight)
  instance.describe("headerHeight", .init(label: "Headers", group: "Layout", help: "Height of headers.", range: 0.0...200.0, step: 1.0, unit: "pt"))
  return instance
}

@MainActor
private func leftAlignedLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = LeftAlignedLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Left-aligned tags", flow: ["itemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset", "headerReferenceSize", "sectionHeadersPinToVisibleBounds"])
  return instance
}

@MainActor
private func mapLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = MapLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Map", pinch: "pointsPerDegree")
  instance.expose("pointsPerDegree", of: layout, \.pointsPerDegree)
  instance.describe("pointsPerDegree", .init(label: "Scale", group: "Map", help: "Points for each degree of latitude and longitude.", range: 1.0...60.0, step: 0.5, unit: "pt/°"))
  instance.expose("keepsAttributes", of: layout, \.keepsAttributes)
  instance.describe("keepsAttributes", .init(label: "Keep attributes", group: "Map", help: "Whether all attributes are made once; otherwise they are made at each request."))
  instance.expose("itemSize", of: layout, \.itemSize)
  instance.describe("itemSize", .init(group: "Items", help: "Size of every item.", range: 8.0...600.0, step: 1.0, unit: "pt"))
  return instance
}

@MainActor
private func mosaicLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = MosaicLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Mosaic", scrolls: "vertical")
  instance.expose("spacing", of: layout, \.spacing)
  instance.describe("spacing", .init(group: "Layout", help: "Between pictures and at the edges.", range: 0.0...60.0, step: 1.0, unit: "pt"))
  instance.expose("alternates", of: layout, \.alternates)
  instance.describe("alternates", .init(label: "Alternate", group: "Layout", help: "Whether large pictures are on the left and on the right in turn."))
  return instance
}

@MainActor
private func parallaxLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = ParallaxLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Parallax", scrolls: "vertical")
  instance.expose("settings", of: layout, \.settings)
  instance.describe("settings", .init(help: "The settings of the layout."))
  instance.expose("team", of: layout, \.team)
  instance.describe("team", .init(label: "Group", group: "Menu", help: "The group of data that is chosen in the menu.", range: 1.0...4.0, step: 1.0, unit: ""))
  instance.expose("headerHeight", of: layout, \.headerHeight)
  instance.describe("headerHeight", .init(label: "Header", group: "Layout", help: "Its height.", range: 0.0...600.0, step: 1.0, unit: "pt"))
  instance.expose("menuHeight", of: layout, \.menuHeight)
  instance.describe("menuHeight", .init(label: "Menu", group: "Layout", help: "Its height.", range: 0.0...600.0, step: 1.0, unit: "pt"))
  instance.expose("sectionHeaderHeight", of: layout, \.sectionHeaderHeight)
  instance.describe("sectionHeaderHeight", .init(label: "Section headers", group: "Layout", help: "Their height.", range: 0.0...600.0, step: 1.0, unit: "pt"))
  instance.expose("sectionFooterHeight", of: layout, \.sectionFooterHeight)
  instance.describe("sectionFooterHeight", .init(label: "Section footers", group: "Layout", help: "Their height.", range: 0.0...600.0, step: 1.0, unit: "pt"))
  instance.expose("itemHeight", of: layout, \.itemHeight)
  instance.describe("itemHeight", .init(label: "Cells", group: "Layout", help: "Their height.", range: 16.0...400.0, step: 1.0, unit: "pt"))
  instance.expose("lineSpacing", of: layout, \.lineSpacing)
  instance.describe("lineSpacing", .init(label: "Spacing", group: "Layout", help: "Before each cell.", range: 0.0...60.0, step: 1.0, unit: "pt"))
  instance.expose("isHeaderStretchy", of: layout, \.isHeaderStretchy)
  instance.describe("isHeaderStretchy", .init(label: "Stretchy header", group: "Effects", help: "Whether it grows when the content is pulled down."))
  instance.expose("isAlphaOnHeaderActive", of: layout, \.isAlphaOnHeaderActive)
  instance.describe("isAlphaOnHeaderActive", .init(label: "Header darkens", group: "Effects", help: "Whether it darkens as it leaves."))
  instance.expose("headerOverlayMaxAlphaValue", of: layout, \.headerOverlayMaxAlphaValue)
  instance.describe("headerOverlayMaxAlphaValue", .init(label: "Darkest", group: "Effects", help: "The greatest opacity of the dark layer on the header.", range: 0.0...1.0, step: 0.05, unit: ""))
  instance.expose("isMenuSticky", of: layout, \.isMenuSticky)
  instance.describe("isMenuSticky", .init(label: "Sticky menu", group: "Effects", help: "Whether it stays at the top."))
  instance.expose("isSectionHeadersSticky", of: layout, \.isSectionHeadersSticky)
  instance.describe("isSectionHeadersSticky", .init(label: "Sticky section headers", group: "Effects", help: "Whether they stay below the menu."))
  instance.expose("isParallaxOnCellsEnabled", of: layout, \.isParallaxOnCellsEnabled)
  instance.describe("isParallaxOnCellsEnabled", .init(label: "Parallax", group: "Effects", help: "Whether pictures move more slowly than their cells."))
  instance.expose("maxParallaxOffset", of: layout, \.maxParallaxOffset)
  instance.describe("maxParallaxOffset", .init(label: "Parallax at most", group: "Effects", help: "The greatest distance that pictures move.", range: 0.0...120.0, step: 1.0, unit: "pt"))
  return instance
}

@MainActor
private func sectionCardsLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = SectionCardsLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Section cards", flow: ["itemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset", "headerReferenceSize", "sectionHeadersPinToVisibleBounds"])
  instance.expose("showsCards", of: layout, \.showsCards)
  instance.describe("showsCards", .init(label: "Cards", group: "Cards", help: "Whether sections have cards."))
  instance.expose("cardZIndex", of: layout, \.cardZIndex)
  instance.describe("cardZIndex", .init(label: "Depth", group: "Cards", help: "The z-index of the cards: below 0 they are behind the items, above 0 over them.", range: -1.0...1.0, step: 1.0, unit: ""))
  instance.expose("cardOutset", of: layout, \.cardOutset)
  instance.describe("cardOutset", .init(label: "Outset", group: "Cards", help: "The distance by which a card extends beyond its items on every side.", range: 0.0...60.0, step: 1.0, unit: "pt"))
  return instance
}

@MainActor
private func shelvesLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = ShelvesLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Shelves")
  instance.expose("scrolling", of: layout, \.scrolling)
  instance.describe("scrolling", .init(group: "Shelves", help: "Where a shelf stops; “In turn” gives each of the first five shelves another behaviour.", choices: ["groupPagingCentered": "Group paging, centred"]))
  instance.expose("bounce", of: layout, \.bounce)
  instance.describe("bounce", .init(group: "Shelves", help: "Whether a shelf can be pulled beyond its ends."))
  instance.expose("cardSize", of: layout, \.cardSize)
  instance.describe("cardSize", .init(group: "Cards", help: "Size of every card.", range: 8.0...600.0, step: 1.0, unit: "pt"))
  instance.expose("spacing", of: layout, \.spacing)
  instance.describe("spacing", .init(group: "Cards", help: "Distance between neighbouring cards.", range: 0.0...80.0, step: 1.0, unit: "pt"))
  instance.expose("margin", of: layout, \.margin)
  instance.describe("margin", .init(group: "Cards", help: "Distance from a shelf's ends to the edges.", range: 0.0...80.0, step: 1.0, unit: "pt"))
  instance.expose("shrinking", of: layout, \.shrinking)
  instance.describe("shrinking", .init(group: "Cards", help: "The part by which cards shrink from the middle to the edge; the shelf's handler changes them in every layout pass.", range: 0.0...0.8, step: 0.01, unit: ""))
  return instance
}

@MainActor
private func spotlightLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = SpotlightLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Spotlight", pinch: "cardSize")
  instance.expose("cardSize", of: layout, \.cardSize)
  instance.describe("cardSize", .init(group: "Cards", help: "Size of the card in the middle.", range: 8.0...600.0, step: 1.0, unit: "pt"))
  instance.expose("spacing", of: layout, \.spacing)
  instance.describe("spacing", .init(group: "Cards", help: "Distance between neighbouring cards.", range: 0.0...80.0, step: 1.0, unit: "pt"))
  instance.expose("farScale", of: layout, \.farScale)
  instance.describe("farScale", .init(label: "Scale", group: "Away from the middle", help: "The scale of cards that are one or more cards away from the middle.", range: 0.0...1.0, step: 0.01, unit: ""))
  instance.expose("farAlpha", of: layout, \.farAlpha)
  instance.describe("farAlpha", .init(label: "Opacity", group: "Away from the middle", help: "The opacity of these cards.", range: 0.0...1.0, step: 0.01, unit: ""))
  instance.expose("tilt", of: layout, \.tilt)
  instance.describe("tilt", .init(group: "Away from the middle", help: "The angle of these cards.", range: -45.0...45.0, step: 1.0, unit: "°"))
  return instance
}

@MainActor
private func spreadsheetLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = SpreadsheetLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Spreadsheet")
  instance.expose("itemSize", of: layout, \.itemSize)
  instance.describe("itemSize", .init(group: "Items", help: "Size of every item.", range: 8.0...600.0, step: 1.0, unit: "pt"))
  instance.expose("headingWidth", of: layout, \.headingWidth)
  instance.describe("headingWidth", .init(label: "First column", group: "Layout", help: "Its width.", range: 16.0...400.0, step: 1.0, unit: "pt"))
  instance.expose("spacing", of: layout, \.spacing)
  instance.describe("spacing", .init(group: "Layout", help: "Between cells.", range: 0.0...20.0, step: 1.0, unit: "pt"))
  instance.expose("freezesRow", of: layout, \.freezesRow)
  instance.describe("freezesRow", .init(label: "First row stays", group: "Frozen", help: "Whether it stays at the top."))
  instance.expose("freezesColumn", of: layout, \.freezesColumn)
  instance.describe("freezesColumn", .init(label: "First column stays", group: "Frozen", help: "Whether it stays at the left."))
  return instance
}

@MainActor
private func springyLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = SpringyLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Springy rows", flow: ["minimumLineSpacing"])
  instance.expose("rowHeight", of: layout, \.rowHeight)
  instance.describe("rowHeight", .init(group: "Rows", help: "Height of each row.", range: 8.0...600.0, step: 1.0, unit: "pt"))
  instance.expose("damping", of: layout, \.damping)
  instance.describe("damping", .init(group: "Springs", help: "The damping of the rows' springs; at 1, rows do not swing.", range: 0.05...1.0, step: 0.05, unit: ""))
  instance.expose("frequency", of: layout, \.frequency)
  instance.describe("frequency", .init(group: "Springs", help: "Swings per second.", range: 0.2...6.0, step: 0.1, unit: "Hz"))
  instance.expose("resistance", of: layout, \.resistance)
  instance.describe("resistance", .init(group: "Springs", help: "The distance from the finger at which rows do not follow it at first.", range: 100.0...6000.0, step: 50.0, unit: "pt"))
  return instance
}

@MainActor
private func stackLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = StackLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Stack", scrolls: "vertical", pinch: "spread", detents: [0.0, 0.5, 1.0])
  instance.expose("spread", of: layout, \.spread)
  instance.describe("spread", .init(group: "Stack", help: "How far the cards of the pile are apart; at 1, they make a grid.", range: 0.0...1.0, step: 0.01, unit: ""))
  instance.expose("pileScale", of: layout, \.pileScale)
  instance.describe("pileScale", .init(label: "Closed pile", group: "Stack", help: "How much larger the cards are while the pile is closed.", range: 1.0...2.0, step: 0.05, unit: "×"))
  instance.expose("spacing", of: layout, \.spacing)
  instance.describe("spacing", .init(group: "Stack", help: "Distance between the cards of the grid.", range: 0.0...200.0, step: 1.0, unit: "pt"))
  instance.expose("itemSize", of: layout, \.itemSize)
  instance.describe("itemSize", .init(group: "Items", help: "Size of every item.", range: 8.0...600.0, step: 1.0, unit: "pt"))
  return instance
}

@MainActor
private func sunflowerLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = SunflowerLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Sunflower", scrolls: "vertical")
  instance.expose("arrangement", of: layout, \.arrangement)
  instance.describe("arrangement", .init(group: "Shape", help: "The arrangement of the items; a swipe beside them changes to the next one."))
  instance.expose("spread", of: layout, \.spread)
  instance.describe("spread", .init(group: "Shape", help: "The size of the whole, as a fraction of what fits; a pinch changes it.", range: 0.0...1.0, step: 0.01, unit: ""))
  instance.expose("turn", of: layout, \.turn)
  instance.describe("turn", .init(group: "Shape", help: "The angle of the whole; a finger that drags an item turns it.", range: -3.15...3.15, step: 0.01, unit: "rad"))
  instance.expose("tilt", of: layout, \.tilt)
  instance.describe("tilt", .init(group: "Shape", help: "The angle of each item; two fingers that turn change it.", range: -3.15...3.15, step: 0.01, unit: "rad"))
  instance.expose("itemSize", of: layout, \.itemSize)
  instance.describe("itemSize", .init(group: "Items", help: "Size of every item.", range: 8.0...600.0, step: 1.0, unit: "pt"))
  instance.expose("delaysTouches", of: layout, \.delaysTouches)
  instance.describe("delaysTouches", .init(label: "Delay touches", group: "Double tap", help: "Whether items are highlighted only when a double tap is no longer possible."))
  instance.expose("cancelsTouches", of: layout, \.cancelsTouches)
  instance.describe("cancelsTouches", .init(label: "Cancel touches", group: "Double tap", help: "Whether a double tap cancels the touch of its item, so that it selects nothing."))
  return instance
}

@MainActor
private func timelineLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = TimelineLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Timeline")
  instance.expose("hourHeight", of: layout, \.hourHeight)
  instance.describe("hourHeight", .init(label: "Hour", group: "Layout", help: "Height of an hour.", range: 16.0...400.0, step: 1.0, unit: "pt"))
  instance.expose("dayWidth", of: layout, \.dayWidth)
  instance.describe("dayWidth", .init(label: "Day", group: "Layout", help: "Width of a day.", range: 16.0...400.0, step: 1.0, unit: "pt"))
  instance.expose("minimumEventHeight", of: layout, \.minimumEventHeight)
  instance.describe("minimumEventHeight", .init(label: "Least event", group: "Layout", help: "The least height of an event.", range: 8.0...200.0, step: 1.0, unit: "pt"))
  instance.expose("dayHeaderHeight", of: layout, \.dayHeaderHeight)
  instance.describe("dayHeaderHeight", .init(label: "Days", group: "Layout", help: "Height of their names.", range: 16.0...400.0, step: 1.0, unit: "pt"))
  instance.expose("hourWidth", of: layout, \.hourWidth)
  instance.describe("hourWidth", .init(label: "Hours", group: "Layout", help: "Width of their names.", range: 16.0...400.0, step: 1.0, unit: "pt"))
  return instance
}

@MainActor
private func waterfallLayout(_ data: any PreviewData) -> LayoutInstance {
  let layout = WaterfallLayout()
  let instance = LayoutInstance(layout)
  instance.comment = .init(label: "Waterfall", scrolls: "vertical")
  instance.expose("numberOfColumns", of: layout, \.numberOfColumns)
  instance.describe("numberOfColumns", .init(key: "columns", label: "Columns", group: "Columns", help: "The number of columns; all have the same width.", range: 1.0...12.0, step: 1.0, unit: ""))
  instance.expose("placement", of: layout, \.placement)
  instance.describe("placement", .init(label: "Next item goes to", group: "Columns", help: "The column that gets the next picture.", choices: ["alternate": "Next column", "shortest": "Shortest column"]))
  instance.expose("cellPadding", of: layout, \.cellPadding)
  instance.describe("cellPadding", .init(group: "Spacing", help: "The space around each picture; the distance of neighbours is twice as large.", range: 0.0...60.0, step: 1.0, unit: "pt"))
  instance.expose("headerHeight", of: layout, \.headerHeight)
  instance.describe("headerHeight", .init(label: "Headers", group: "Spacing", help: "Height of the sections' headers; 0 for none.", range: 0.0...200.0, step: 1.0, unit: "pt"))
  return instance
}
