// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The layout that a stage host lays out once: the one message to `tessera-stage-host --snapshot`.
public struct SnapshotRequest: Codable, Sendable {
  /// An input file.
  public struct File: Codable, Sendable {
    /// The file's name for messages.
    public var name: String
    /// The file's content.
    public var bytes: Data

    /// Makes a file.
    public init(name: String, bytes: Data) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The source of the layout.
  public enum Layout: Codable, Sendable {
    /// A `.layout.json` file.
    case file(File)
    /// A compiled library and one of its entries.
    case library(path: String, entry: CompileReport.Entry)
  }

  /// One viewport.
  public struct View: Codable, Sendable {
    /// The size, scale, safe area and style of the screen.
    public var viewport: Viewport
    /// The content offset; `nil` for the start of the content.
    public var offset: Point?

    /// Makes a view.
    public init(viewport: Viewport, offset: Point? = nil) {
      self.viewport = viewport
      self.offset = offset
    }
  }

  /// The layout.
  public var layout: Layout
  /// The data; `nil` for plain numbered items.
  public var data: File?
  /// The numbers of plain items in each section, for a request without data; `nil` for the default.
  public var items: [Int]?
  /// The viewports; each gets its own layout.
  public var views: [View]
  /// Folders whose files the layout's code may read.
  public var reads: [String]
  /// Whether the language runs from right to left.
  public var isRightToLeft: Bool
  /// The text size that the user prefers.
  public var textSize: TextSize
  /// Whether elements outside the viewport are included.
  public var includesAll: Bool
  /// Whether the content of elements is included.
  public var includesPaint: Bool

  /// The default numbers of items.
  public static let standardItems = [30]
  private static let itemsInOneOfSeveral = 12

  /// The default numbers of items for a layout with this number of sections.
  public static func items(inSections count: Int) -> [Int] {
    count > 1 ? Array(repeating: itemsInOneOfSeveral, count: count) : standardItems
  }

  /// Whether the source's own items count more than those of the request, as on a stage.
  public var prefersOwnItems = false

  /// Whether the request names the items.
  public var namesItems: Bool { data != nil || items != nil }

  /// Makes a request.
  public init(
    layout: Layout,
    data: File? = nil,
    items: [Int]? = nil,
    views: [View],
    reads: [String] = [],
    isRightToLeft: Bool = false,
    textSize: TextSize = .large,
    includesAll: Bool = false,
    includesPaint: Bool = false
  ) {
    self.layout = layout
    self.data = data
    self.items = items
    self.views = views
    self.reads = reads
    self.isRightToLeft = isRightToLeft
    self.textSize = textSize
    self.includesAll = includesAll
    self.includesPaint = includesPaint
  }
}

/// The answer of a stage host.
public enum SnapshotReply: Codable, Sendable {
  /// One picture for each view.
  case done([SnapshotPicture])
  /// The reason why there is no picture, for users.
  case failed(String)
}
