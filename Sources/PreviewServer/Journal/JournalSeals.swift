// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The checksums of a stage's part of the journal.
///
/// Each record's checksum contains the one before it, and the first contains that of the edited data
/// before the records. The seal contains all of them, so that nothing can be missing unnoticed.
struct JournalSeals: Equatable {
  /// That of the files that worked last.
  var files = Digest.none
  /// That of the edited data; `nil` when there are none.
  var edited: Digest?
  /// That of the last record.
  var chain = Digest.none
  /// That of everything.
  var seal = Digest.none
  /// The number of records.
  var records = 0

  static func files(of files: StageInput) -> Digest {
    var hash = SHA256()
    hash.add(field: "files")
    for file in [files.layout, files.data] {
      hash.add(field: file.name)
      hash.add(field: file.bytes)
    }
    return hash.finished()
  }

  static func edited(_ data: Data) -> Digest {
    var hash = SHA256()
    hash.add(field: "edited")
    hash.add(field: data)
    return hash.finished()
  }

  /// The start of a stage's chain, before its first record.
  static func start(of stage: String, edited: Digest?) -> Digest {
    var hash = SHA256()
    hash.add(field: "start")
    hash.add(field: stage)
    hash.add(edited ?? .none)
    return hash.finished()
  }

  /// The checksum of a record after another one.
  static func link(after chain: Digest, number: UInt64, record: String) -> Digest {
    var hash = SHA256()
    hash.add(chain)
    hash.add(number: number)
    hash.add(field: record)
    return hash.finished()
  }

  /// The checksum of a stage's row, with those of all that belongs to it.
  func sealed(stage: String, overrides: String, last: UInt64) -> Digest {
    var hash = SHA256()
    hash.add(field: "stage")
    hash.add(field: stage)
    hash.add(files)
    hash.add(field: overrides)
    hash.add(number: last)
    hash.add(number: UInt64(records))
    hash.add(chain)
    return hash.finished()
  }
}

/// The state of the whole journal after one of its writes, in a few bytes.
struct JournalHead: Equatable {
  /// The number of writes so far.
  var sequence: UInt64 = 0
  /// The checksum of all stages' seals and of the head before.
  var root = Digest.none
  var stages = 0
  var records = 0

  /// How much the journal has, for users.
  var words: String {
    "\(stages == 1 ? "1 stage" : "\(stages) stages") with "
      + (records == 1 ? "1 change" : "\(records) changes") + " of data"
  }

  /// The head after one more write; `content` is all stages' seals, joined.
  func next(content: Digest, stages: Int, records: Int) -> JournalHead {
    var next = JournalHead(sequence: sequence + 1, stages: stages, records: records)
    next.root = next.root(after: root, content: content)
    return next
  }

  /// The checksum that belongs to this head, if the one before has another checksum.
  func root(after before: Digest, content: Digest) -> Digest {
    var hash = SHA256()
    hash.add(field: "head")
    hash.add(before)
    hash.add(number: sequence)
    hash.add(content)
    hash.add(number: UInt64(stages))
    hash.add(number: UInt64(records))
    return hash.finished()
  }
}
