// SPDX-License-Identifier: Apache-2.0

/// The effects of `undo` and `redo`, for all clients of a stage.
public struct HistoryState: Hashable, Sendable {
  /// The step that the next undo reverts, as on a button; `nil` when there is none.
  public var undo: String?
  /// The step that the next redo repeats, as on a button; `nil` when there is none.
  public var redo: String?
  /// The number of steps since the files were read or the stage went back to them.
  public var edits: Int
  /// The edits that make the present data from those of the file; `nil` when the data also follow
  /// from something else, such as somebody's own words.
  public var seeded: [StageEdit]?
  /// The number of steps that lead from what the files say now to the present state; `nil` when it
  /// is `edits`.
  ///
  /// Later steps may have taken earlier ones back, and what steps did may have been saved.
  public var away: Int?

  /// Makes a state.
  public init(
    undo: String? = nil,
    redo: String? = nil,
    edits: Int = 0,
    seeded: [StageEdit]? = nil,
    away: Int? = nil
  ) {
    self.undo = undo
    self.redo = redo
    self.edits = edits
    self.seeded = seeded
    self.away = away
  }
}

/// The selection of a stage.
public struct SelectionState: Hashable, Sendable {
  /// Number of selected items.
  public var count: Int
  /// The ids of the first selected items.
  public var items: [String]

  /// Makes a state.
  public init(count: Int = 0, items: [String] = []) {
    self.count = count
    self.items = items
  }
}

/// The sections of a stage, for menus and panels.
public struct StageOutline: Hashable, Sendable {
  /// One section.
  public struct Section: Hashable, Sendable {
    /// Id in the data.
    public var id: String
    /// Text of the header.
    public var title: String
    /// Number of its items.
    public var items: Int

    /// Makes a section.
    public init(id: String, title: String, items: Int) {
      self.id = id
      self.title = title
      self.items = items
    }
  }

  /// Number of sections.
  public var sections: Int
  /// The first sections.
  public var list: [Section]

  /// Makes an outline.
  public init(sections: Int = 0, list: [Section] = []) {
    self.sections = sections
    self.list = list
  }
}

/// The calls and actions of a view's collection view, for clients that watch it.
public struct StageEvents: Hashable, Sendable {
  /// One call.
  public struct Event: Hashable, Sendable {
    /// The receiver of a call.
    public enum Kind: String, CaseIterable, Codable, Sendable {
      case layout
      case data
      case delegate
      case update
      case view
      case touch
    }

    /// A number that counts up for each view.
    public var n: UInt64
    /// The receiver of the call.
    public var kind: Kind
    /// A description of the call.
    public var text: String

    /// Makes an event.
    public init(n: UInt64, kind: Kind, text: String) {
      self.n = n
      self.kind = kind
      self.text = text
    }
  }

  /// The view.
  public var view: UInt64
  /// The number of events that were left out before these.
  public var dropped: Int
  /// The events in order.
  public var items: [Event]
  /// The counters since the view was opened, by name.
  public var counters: [String: Double]

  /// Makes the message.
  public init(view: UInt64, dropped: Int = 0, items: [Event], counters: [String: Double] = [:]) {
    self.view = view
    self.dropped = dropped
    self.items = items
    self.counters = counters
  }
}
