// SPDX-License-Identifier: Apache-2.0

/// Every bound of input from outside, in one place.
public struct Limits: Sendable {
  /// Longest message from a client, in bytes.
  public var messageBytes = 64 * 1024
  /// Longest message between server and stage host, in bytes.
  public var hostMessageBytes = 64 * 1024 * 1024
  /// Longest input file, in bytes.
  public var fileBytes = 32 * 1024 * 1024
  /// Longest text field in a message or a file, in UTF-8 bytes.
  public var textBytes = 4096
  /// Longest text of an exported layout, in UTF-8 bytes.
  public var exportBytes = 512 * 1024
  /// Longest name of a client, in characters.
  public var nameCharacters = 40
  /// Connections of the whole server.
  public var clients = 12_000
  /// Clients that have one stage open.
  public var clientsPerStage = 10_000
  /// Clients of a stage that a list of people names; the others are counted.
  public var listedClients = 50
  /// Views that one client may have open.
  public var viewsPerClient = 26
  /// Views of a stage from which on each client may open only one.
  public var viewsPerStage = 2000
  /// Sections in a data file.
  public var sections = 100_000
  /// Items in a data file.
  public var items = 1_000_000
  /// The width and height of an item in a data file, in points.
  public var itemLength = 0.0...100_000
  /// The latitude of an item in a data file, in degrees north.
  public var latitude = -90.0...90
  /// The longitude of an item in a data file, in degrees east.
  public var longitude = -180.0...180
  /// Prototypes of cells in a layout file.
  public var prototypes = 100
  /// Sections that a layout file describes.
  public var layoutSections = 1000
  /// Variants of a layout for wider containers.
  public var layoutVariants = 16
  /// Parts of one kind in a layout file that other parts name.
  public var layoutParts = 1000
  /// Supplementary or decoration views of one item, group or section in a layout file.
  public var layoutViews = 100
  /// Subitems of one group in a layout file.
  public var groupSubitems = 1000
  /// Copies of a subitem in one group of a layout file.
  public var groupCount = 1...1000
  /// Levels of groups within groups in a layout file.
  public var groupDepth = 16
  /// Cells that one group of a layout file describes, with the cells of its subitems.
  public var groupCells = 10_000
  /// Lengths in a layout file, in points.
  public var layoutLength = 0.0...100_000
  /// Fractions of the container in a layout file.
  public var layoutFraction = 0.0...100
  /// Spacings in a layout file, in points.
  public var layoutSpacing = 0.0...10_000
  /// Insets and offsets in a layout file, in points.
  public var layoutInset = -10_000.0...10_000
  /// Z-indexes of views in a layout file.
  public var layoutDepth = -1_000_000...1_000_000
  /// Longest element kind in a layout file, in UTF-8 bytes.
  public var elementKindBytes = 100
  /// Numbers of a layout file that users can set.
  public var layoutParameters = 400
  /// Width and height of a viewport, in points.
  public var viewportLength = 1.0...16_384
  /// Device pixels per point.
  public var displayScale = 0.5...8
  /// Content offsets and velocities, in points and points per second.
  public var coordinate = -1e9...1e9
  /// Elements in the window of one view; more are left out and reported.
  public var elementsPerView = 20_000
  /// Progressions of resting offsets in one orthogonal section.
  public var restsPerOrthogonalSection = 1000
  /// The messages of one client that may arrive for a long time, per second.
  public var messagesPerSecond = 240.0
  /// The messages that one client may send at once after a pause.
  public var messageBurst = 480.0
  /// Deltas sent to a client and not yet acknowledged.
  public var unacknowledgedDeltas = 2
  /// Recent deltas that are kept for each view, in bytes, for clients that are slow or reconnect.
  public var historyBytes = 256 * 1024
  /// Control text that waits for one client before its connection is closed, in bytes.
  public var outboundBytes = 1024 * 1024

  /// Layouts of a stage besides its own.
  public var layoutOptions = 24
  /// Values at which a pinch of a parameter stops for a moment.
  public var pinchDetents = 100
  /// The progress of a transition in a client's hand, with overshoot.
  public var transitionProgress = -1.0...2
  /// The velocity with which a transition is released: progress per second.
  public var transitionVelocity = -100.0...100
  /// The duration of a change of layout, and the response of a spring, in seconds.
  public var changeDuration = 0.0...10
  /// Damping of a spring, as a fraction of critical.
  public var changeDamping = 0.05...4
  /// The numbers of fingers that touch at the same time.
  public var fingers = 0...1
  /// The time of a touch on the page's clock, in seconds.
  public var touchClock = 0.0...1e9
  /// Items in one action.
  public var actionItems = 1000
  /// Things from outside that are dropped at once.
  public var broughtThings = 32
  /// Dropped things whose content a stage waits for at the same time.
  public var awaitedThings = 256
  /// Titles of the index beside the items.
  public var indexTitles = 200
  /// Items that one edit makes.
  public var editCount = 1...1000
  /// Spacings and insets of a section in a data file or an edit, in points.
  public var sectionMetric = 0.0...10_000
  /// Entries of a menu, with those of its submenus.
  public var menuEntries = 100
  /// Levels of a menu with its submenus.
  public var menuDepth = 4
  /// Elements in an answer to `probe`.
  public var probedElements = 200
  /// Boxes in an answer to `boxes`.
  public var boxes = 1000
  /// Custom attributes in the description of an element.
  public var infoValues = 64
  /// Actions on one side of a list's row.
  public var rowActions = 8
  /// Levels of an outline in a data file.
  public var outlineDepth = 16
  /// Depth of an index path.
  public var indexPathDepth = 16
  /// Sections in the list of an outline.
  public var outlineSections = 500
  /// Events in one message.
  public var events = 200
  /// Longest text of an event, in characters.
  public var eventCharacters = 200
  /// Counters in one message.
  public var counters = 64
  /// Printed lines of a stage that are passed on in one second, and lines in one message.
  public var printedLines = 1000
  /// Bytes of printed lines of a stage that are passed on in one second.
  public var printedBytes = 256 * 1024
  /// Swift files of one stage that are compiled.
  public var compiledFiles = 1000
  /// Swift files of one stage that the page gets.
  public var sourceFiles = 200
  /// Layouts of a stage's Swift source among which users can choose.
  public var sourceEntries = 200
  /// Notes about one of these layouts.
  public var sourceNotes = 20
  /// Numbers of a stage's Swift source that the page gets.
  public var sourceNumbers = 1000
  /// Indices of numbers in a compiled library.
  public var constantIndex = 0...16_383
  /// Values of numbers in Swift source; a minus sign belongs to the expression around the number.
  public var constantValue = 0.0...1e9
  /// Layers of what is painted around a collection view.
  public var screenLayers = 64
  /// Operations of one of these layers.
  public var screenOperations = 4000
  /// Things around a collection view that take touches.
  public var screenControls = 200
  /// Comments of one stage, removed ones left out.
  public var comments = 200
  /// Kept states of one stage.
  public var versions = 50
  /// Longest name of a kept state, in characters.
  public var versionCharacters = 80
  /// Longest text with recorded answers, in bytes.
  public var answerBytes = 2 * 1024 * 1024
  /// Longest part of such a text in one message, in characters of base64.
  public var answerPieceCharacters = 44_000
  /// Answers in one text.
  public var answers = 200
  /// Texts with recorded answers that a stage keeps.
  public var answerSets = 8
  /// Links of one run of the server.
  public var links = 100
  /// Longest record of an edit in the journal, in bytes.
  public var recordBytes = 4 * 1024 * 1024

  /// The bounds of the product.
  public static let standard = Limits()

  /// Makes the standard bounds, to be changed field by field.
  public init() {}
}
