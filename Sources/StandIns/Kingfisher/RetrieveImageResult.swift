// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A picture that was found.
public struct RetrieveImageResult {
  public let image: UIImage
  public let cacheType: CacheType
  public let source: Source
  public var originalSource: Source { source }
}

/// Where a picture was found.
public enum CacheType: Sendable {
  case none
  case memory
  case disk

  public var cached: Bool { self != .none }
}

/// Why there is no picture.
public enum KingfisherError: Error {
  case emptySource

  public var isTaskCancelled: Bool { false }
  public var isNotCurrentTask: Bool { false }
  public var errorDescription: String? { "There is no address." }
}

/// A load that code can end; it has ended already.
public final class DownloadTask: Sendable {
  public func cancel() {}
}

public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
public typealias RetrieveImageCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void
