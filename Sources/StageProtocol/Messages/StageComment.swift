// SPDX-License-Identifier: Apache-2.0

/// A comment on a stage, pinned to what it is about.
///
/// Its text is plain text for every reader.
public struct StageComment: Codable, Hashable, Sendable {
  /// What a comment is about.
  public struct Pin: Codable, Hashable, Sendable {
    /// The kind of thing.
    public enum Subject: String, CaseIterable, Codable, Sendable {
      /// The whole stage.
      case stage
      /// An item of the data, by its id.
      case item
      /// Another element, by its kind and key.
      case element
      /// A parameter, by its key.
      case parameter
    }

    /// The kind of thing.
    public var subject: Subject
    /// Its id; empty for the stage.
    public var id: String
    /// Its title when the comment was written, for readers who do not see it.
    public var title: String

    /// Makes a pin.
    public init(subject: Subject, id: String, title: String) {
      self.subject = subject
      self.id = id
      self.title = title
    }
  }

  /// A number that no other comment of the stage gets.
  public var id: UInt64
  /// What it is about; that of the first comment for an answer.
  public var pin: Pin
  /// What was written.
  public var text: String
  /// The writer's name.
  public var name: String
  /// When it was written, in seconds since 1970.
  public var at: Double
  /// Whether it is done with.
  public var resolved: Bool
  /// The comment that it answers.
  public var answers: UInt64?

  /// Makes a comment.
  public init(
    id: UInt64,
    pin: Pin,
    text: String,
    name: String,
    at: Double,
    resolved: Bool = false,
    answers: UInt64? = nil
  ) {
    self.id = id
    self.pin = pin
    self.text = text
    self.name = name
    self.at = at
    self.resolved = resolved
    self.answers = answers
  }
}

/// A step with the comments of a stage; who may only look may not take it.
public enum CommentStep: Hashable, Sendable {
  /// Writes a comment, or an answer to one.
  case add(pin: StageComment.Pin, text: String, answers: UInt64?)
  /// Marks a comment as done with, or as open again.
  case resolve(comment: UInt64, isResolved: Bool)
  /// Removes a comment and its answers.
  case remove(comment: UInt64)
  /// Brings a removed comment and its answers back.
  case restore(comment: UInt64)
}

/// A state of a stage that somebody has kept: data, parameters and layout.
public struct StageVersion: Codable, Hashable, Sendable {
  /// A number that no other version of the stage gets.
  public var id: UInt64
  /// The name that it was given.
  public var name: String
  /// The name of who kept it.
  public var by: String
  /// When it was kept, in seconds since 1970.
  public var at: Double
  /// How many parameters differ from the files' values.
  public var values: Int

  /// Makes a version.
  public init(id: UInt64, name: String, by: String, at: Double, values: Int) {
    self.id = id
    self.name = name
    self.by = by
    self.at = at
    self.values = values
  }
}

/// A step with the versions of a stage; only who may edit may take it.
public enum VersionStep: Hashable, Sendable {
  /// Keeps the present state under a name.
  case keep(name: String)
  /// Goes to a kept state, as one step of the history.
  case restore(version: UInt64)
  /// Forgets a kept state.
  case remove(version: UInt64)
  /// Brings one of the last removed states back.
  case recover(version: UInt64)
}
