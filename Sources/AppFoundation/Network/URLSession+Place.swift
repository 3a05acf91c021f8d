// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The calls of an app, which know their line: what is invented is told with it.
extension URLSession {
  /// Makes a task that tells its answer to the delegate.
  public func dataTask(
    with request: URLRequest,
    file: String = #fileID,
    line: Int = #line
  ) -> URLSessionDataTask {
    // The method itself, which a class of the app may override, has no places.
    let make: (URLRequest) -> URLSessionDataTask = dataTask(with:)
    return marked(make(request), file, line)
  }

  /// Makes a task that tells its answer to the delegate.
  public func dataTask(
    with url: URL,
    file: String = #fileID,
    line: Int = #line
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), file: file, line: line)
  }

  /// Makes a task for data.
  public func dataTask(
    with request: URLRequest,
    file: String = #fileID,
    line: Int = #line,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    let make:
      (URLRequest, @escaping (Data?, URLResponse?, (any Error)?) -> Void) ->
        URLSessionDataTask = dataTask(with:completionHandler:)
    return marked(make(request, completionHandler), file, line)
  }

  /// Makes a task for data.
  public func dataTask(
    with url: URL,
    file: String = #fileID,
    line: Int = #line,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(
      with: URLRequest(url: url),
      file: file,
      line: line,
      completionHandler: completionHandler
    )
  }

  private func marked<Task: URLSessionTask>(_ task: Task, _ file: String, _ line: Int) -> Task {
    task.place = SourcePlace.asking ?? SourcePlace(file, line)
    return task
  }
}
