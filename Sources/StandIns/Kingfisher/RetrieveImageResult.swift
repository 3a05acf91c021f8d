// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

/// A picture that was found.
public struct RetrieveImageResult {
  public let image: UIImage
  public let cacheType: CacheType
  public let source: Source
  public var originalSource: Source { source }
}

// A picture stays on the thread of views.
extension RetrieveImageResult: @unchecked Sendable {}
extension ImageLoadingResult: @unchecked Sendable {}
extension ImageCacheResult: @unchecked Sendable {}

/// Where a picture was found.
public enum CacheType: Sendable {
  case none
  case memory
  case disk

  public var cached: Bool { self != .none }
}

/// Why there is no picture.
public enum KingfisherError: Error, @unchecked Sendable {
  public enum RequestErrorReason {
    case emptyRequest
    case taskCancelled
  }
  public enum ResponseErrorReason {
    case noURLResponse(source: Source)
    case URLSessionError(error: any Error)
  }
  public enum CacheErrorReason { case imageNotExisting(key: String) }
  public enum ProcessorErrorReason { case processingFailed(processor: any ImageProcessor) }
  public enum ImageSettingErrorReason {
    case emptySource
    case notCurrentSourceTask(result: RetrieveImageResult?, error: (any Error)?, source: Source)
  }

  case requestError(reason: RequestErrorReason)
  case responseError(reason: ResponseErrorReason)
  case cacheError(reason: CacheErrorReason)
  case processorError(reason: ProcessorErrorReason)
  case imageSettingError(reason: ImageSettingErrorReason)

  public var isTaskCancelled: Bool {
    if case .requestError(reason: .taskCancelled) = self { true } else { false }
  }
  public var isNotCurrentTask: Bool {
    if case .imageSettingError(reason: .notCurrentSourceTask) = self { true } else { false }
  }
  public func isInvalidResponseStatusCode(_ code: Int) -> Bool { false }
  public var isInvalidResponseStatusCode: Bool { false }
}

extension KingfisherError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .requestError: "The request was empty or given up."
    case .responseError: "There is no answer."
    case .cacheError: "The picture is not kept."
    case .processorError: "The picture could not be processed."
    case .imageSettingError(reason: .emptySource): "There is no address."
    case .imageSettingError: "Another picture was asked for in the meantime."
    }
  }
}

/// A load that code can end; it has ended already.
public final class DownloadTask: Sendable {
  public func cancel() {}
}

public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
public typealias RetrieveImageCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void
