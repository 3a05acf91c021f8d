// SPDX-License-Identifier: Apache-2.0

/// Every bound on what comes from outside, in one place.
public struct Limits: Sendable {
  /// Longest message from a client, in bytes.
  public var messageBytes = 64 * 1024
  /// Longest message between server and stage host, in bytes.
  public var hostMessageBytes = 64 * 1024 * 1024
  /// Longest input file, in bytes.
  public var fileBytes = 32 * 1024 * 1024
  /// Longest text field in a message or a file, in UTF-8 bytes.
  public var textBytes = 4096
  /// Longest name of a client, in characters.
  public var nameCharacters = 40
  /// Connections to the whole server.
  public var clients = 2048
  /// Clients that have one stage open.
  public var clientsPerStage = 512
  /// Views that one client may have open.
  public var viewsPerClient = 8
  /// Sections in a data file.
  public var sections = 100_000
  /// Items in a data file.
  public var items = 1_000_000
  /// Width and height of an item in a data file, in points.
  public var itemLength = 0.0...100_000
  /// Degrees north that an item in a data file may have.
  public var latitude = -90.0...90
  /// Degrees east that an item in a data file may have.
  public var longitude = -180.0...180
  /// Prototypes of cells in a layout file.
  public var prototypes = 100
  /// Sections that a layout file describes.
  public var layoutSections = 1000
  /// Variants of a layout for wider containers.
  public var layoutVariants = 16
  /// Parts of one sort that a layout file names.
  public var layoutParts = 1000
  /// Supplementary or decoration views of one item, group or section in a layout file.
  public var layoutViews = 100
  /// Subitems of one group in a layout file.
  public var groupSubitems = 1000
  /// Copies of a subitem in one group of a layout file.
  public var groupCount = 1...1000
  /// Levels of groups within groups in a layout file.
  public var groupDepth = 16
  /// Cells that one group of a layout file describes, those of its subitems included.
  public var groupCells = 10_000
  /// Lengths in a layout file, in points.
  public var layoutLength = 0.0...100_000
  /// Shares of the box around in a layout file.
  public var layoutFraction = 0.0...100
  /// Spacings in a layout file, in points.
  public var layoutSpacing = 0.0...10_000
  /// Insets and offsets in a layout file, in points.
  public var layoutInset = -10_000.0...10_000
  /// Depths of views in a layout file.
  public var layoutDepth = -1_000_000...1_000_000
  /// Longest element kind in a layout file, in UTF-8 bytes.
  public var elementKindBytes = 100
  /// Numbers of a layout file that people can set.
  public var layoutParameters = 400
  /// Width and height of a viewport, in points.
  public var viewportLength = 1.0...16_384
  /// Device pixels per point.
  public var displayScale = 0.5...8
  /// Content offsets and velocities, in points and points per second.
  public var coordinate = -1e9...1e9
  /// Elements that one view's window may hold; what lies beyond is cut and reported.
  public var elementsPerView = 20_000
  /// Progressions of offsets at which one section that scrolls by itself may rest.
  public var restsPerOrthogonalSection = 1000
  /// Sustained and burst rate of messages from one client, per second.
  public var messagesPerSecond = 240.0
  /// Messages that one client may send at once after a pause.
  public var messageBurst = 480.0
  /// Deltas on their way to a client that it has not acknowledged.
  public var unacknowledgedDeltas = 2
  /// Bytes of recent deltas kept per view for clients that lag or come back.
  public var historyBytes = 256 * 1024
  /// Control text waiting for one client before it is cut off, in bytes.
  public var outboundBytes = 1024 * 1024

  /// Layouts that a stage can turn into besides its own.
  public var layoutOptions = 24
  /// Values at which a pinch of a parameter is held for a moment.
  public var pinchDetents = 100
  /// How far a transition that somebody has in hand may be, its overshoot included.
  public var transitionProgress = -1.0...2
  /// Ways in a second at which a transition may be let go.
  public var transitionVelocity = -100.0...100
  /// Seconds that a change of layout may take, and seconds of a spring's response.
  public var changeDuration = 0.0...10
  /// Damping of a spring, as a fraction of critical.
  public var changeDamping = 0.05...4
  /// Numbers of fingers that may be down at a time.
  public var fingers = 0...1
  /// Seconds of a page's clock that come with touches.
  public var touchClock = 0.0...1e9
  /// Items that one action may name.
  public var actionItems = 1000
  /// Things that are put down at once.
  public var broughtThings = 32
  /// Things that a stage waits for at most.
  public var awaitedThings = 256
  /// Titles of the index beside the items.
  public var indexTitles = 200
  /// Items that one edit may make.
  public var editCount = 1...1000
  /// Spacings and insets of a section in a data file or an edit, in points.
  public var sectionMetric = 0.0...10_000
  /// Entries of a menu, those of submenus included.
  public var menuEntries = 100
  /// Levels of a menu.
  public var menuDepth = 4
  /// Elements that an answer to `probe` describes.
  public var probedElements = 200
  /// Boxes that an answer to `boxes` has.
  public var boxes = 1000
  /// Custom attributes that an element's description has.
  public var infoValues = 64
  /// Actions behind one side of a list's row.
  public var rowActions = 8
  /// Levels of an outline in a data file.
  public var outlineDepth = 16
  /// Depth of an index path.
  public var indexPathDepth = 16
  /// Sections that an outline lists.
  public var outlineSections = 500
  /// Events in one message.
  public var events = 200
  /// Longest text of an event, in characters.
  public var eventCharacters = 200
  /// Counters in one message.
  public var counters = 64
  /// Swift files of one stage.
  public var sourceFiles = 200
  /// Layouts in a stage's Swift source that can be chosen.
  public var sourceEntries = 200
  /// Notes about one of them.
  public var sourceNotes = 20
  /// Numbers of a stage's Swift source that the page is told of.
  public var sourceNumbers = 1000
  /// Indices of numbers in a compiled library.
  public var constantIndex = 0...16_383
  /// Numbers in Swift source that people set; a sign belongs to the expression around them.
  public var constantValue = 0.0...1e9
  /// Longest record of an edit in the journal, in bytes.
  public var recordBytes = 4 * 1024 * 1024

  /// The bounds that the product uses.
  public static let standard = Limits()

  /// Makes the standard bounds, to be changed field by field.
  public init() {}
}
