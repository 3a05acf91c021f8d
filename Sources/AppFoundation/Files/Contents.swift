// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension AppCalls {
  /// The content at an address: of a file, of a download, or an invented answer.
  ///
  /// - Throws: When there is no such file.
  public static func content(
    of url: URL,
    _ options: Data.ReadingOptions,
    file: String,
    line: Int
  ) throws -> Data {
    let place = SourcePlace(file, line)
    switch AnswerBook.current.answer(to: URLRequest(url: url), at: place) {
    case .success(let answer): return answer.data
    case .failure(let error):
      guard url.isFileURL else { throw error }
      return try Foundation.Data(contentsOf: url, options: options)
    }
  }
}
