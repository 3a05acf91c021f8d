// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a stage host is to lay out once: the one message to `tessera-stage-host --snapshot`.
public struct SnapshotRequest: Codable, Sendable {
  /// An input file.
  public struct File: Codable, Sendable {
    /// Its name for messages.
    public var name: String
    /// What it holds.
    public var bytes: Data

    /// Makes a file.
    public init(name: String, bytes: Data) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Where the layout comes from.
  public enum Layout: Codable, Sendable {
    /// A `.layout.json` file.
    case file(File)
    /// A compiled library and one of its entries.
    case library(path: String, entry: CompileReport.Entry)
  }

  /// One viewport.
  public struct View: Codable, Sendable {
    /// Size, scale, safe area and style of the screen.
    public var viewport: Viewport
    /// Where the content is scrolled to; `nil` for its beginning.
    public var offset: Point?

    /// Makes a view.
    public init(viewport: Viewport, offset: Point? = nil) {
      self.viewport = viewport
      self.offset = offset
    }
  }

  /// What is laid out.
  public var layout: Layout
  /// The data; `nil` for plain numbered items.
  public var data: File?
  /// Numbers of plain items in each section, used without data; `nil` when nobody said any.
  public var items: [Int]?
  /// Each is laid out by a layout of its own.
  public var views: [View]
  /// Whether the language runs from right to left.
  public var isRightToLeft: Bool
  /// Whether elements out of sight are told too.
  public var includesAll: Bool
  /// Whether what the elements show is told too.
  public var includesPaint: Bool

  /// What is shown when nobody says anything else.
  public static let standardItems = [30]
  private static let itemsInOneOfSeveral = 12

  /// The same for a layout that knows so many sections.
  public static func items(inSections count: Int) -> [Int] {
    count > 1 ? Array(repeating: itemsInOneOfSeveral, count: count) : standardItems
  }

  /// Whether somebody said what is shown, which then counts more than items that the source has itself.
  public var namesItems: Bool { data != nil || items != nil }

  /// Makes a request.
  public init(
    layout: Layout,
    data: File? = nil,
    items: [Int]? = nil,
    views: [View],
    isRightToLeft: Bool = false,
    includesAll: Bool = false,
    includesPaint: Bool = false
  ) {
    self.layout = layout
    self.data = data
    self.items = items
    self.views = views
    self.isRightToLeft = isRightToLeft
    self.includesAll = includesAll
    self.includesPaint = includesPaint
  }
}

/// What a stage host answers.
public enum SnapshotReply: Codable, Sendable {
  /// One picture for each view.
  case done([SnapshotPicture])
  /// Why there is none, in words for people.
  case failed(String)
}
