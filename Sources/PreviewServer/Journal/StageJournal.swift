// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Where the users' changes of stages are kept: a file of this server, or a stream of a cluster.
///
/// A method that writes returns when the change is kept, or when ``failure`` says why it is not.
protocol StageJournal: AnyObject {
  /// Where it is, for people.
  var path: String { get }
  /// What users must know about it, in sentences; it only grows.
  var notices: [String] { get }
  /// The reason why changes cannot be saved at present.
  var failure: String? { get }
  /// The kept state of a stage.
  func stage(_ key: String) -> JournaledStage?
  /// The edited data before the records; `nil` when it is the content of the data file.
  func edited(of key: String) -> Data?
  /// Hands a stage's records out in pieces, oldest first.
  func records(of key: String, _ take: ([String]) -> Void)
  /// Writes the state of a stage.
  func write(_ kept: JournaledStage, of key: String)
  /// Writes a committed command's record and the overrides after it.
  func write(_ entry: JournalEntry, overrides: [String: ParameterValue], of key: String)
  /// Replaces a stage's records with overrides and edited data, if any.
  func checkpoint(edited: Data?, overrides: [String: ParameterValue], of key: String)
  /// Removes the users' edits of a stage's data.
  func forgetEdits(of key: String)
  /// The texts of a book of a stage, in the order in which they were written.
  func notes(of key: String) -> [String]
  /// Adds a text to a book, or puts it in place of all texts.
  func note(_ text: String, replacesAll: Bool, of key: String)
  /// Looks after it, from time to time.
  func tend()
  /// Closes it.
  func close()
}
