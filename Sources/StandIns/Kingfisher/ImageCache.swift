// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
public import UIKit

/// Keeps the pictures that an app stores, in memory.
@preconcurrency @MainActor
open class ImageCache {
  public static let `default` = ImageCache(name: "default")
  public let name: String
  private var kept: [String: KFCrossPlatformImage] = [:]

  public init(name: String) { self.name = name }

  /// Where pictures are kept for a while; the limits have no effect.
  public let memoryStorage = Storage()
  public let diskStorage = Storage()

  /// The settings of a place for pictures.
  public final class Storage {
    public var config = Config()

    public struct Config {
      public var totalCostLimit = 0
      public var countLimit = Int.max
      public var sizeLimit: UInt = 0
      public var expiration = StorageExpiration.days(7)
      public var cleanInterval = 120.0
      public var pathExtension: String?
      public var usesHashedFileName = true
      public var keepWhenEnteringBackground = false
    }
  }

  private func key(_ key: String, _ identifier: String) -> String {
    identifier.isEmpty ? key : key + "@" + identifier
  }

  open func store(
    _ image: KFCrossPlatformImage,
    original: Data? = nil,
    forKey key: String,
    processorIdentifier identifier: String = "",
    toDisk: Bool = true,
    completionHandler: ((CacheStoreResult) -> Void)? = nil
  ) {
    kept[self.key(key, identifier)] = image
    completionHandler?(CacheStoreResult())
  }

  open func retrieveImage(
    forKey key: String,
    options: KingfisherOptionsInfo? = nil,
    callbackQueue: CallbackQueue = .mainCurrentOrAsync,
    completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) {
    let found = kept[key]
    completionHandler?(.success(found.map { .memory($0) } ?? .none))
  }
  open func retrieveImage(
    forKey key: String,
    options: KingfisherOptionsInfo? = nil
  ) async throws -> ImageCacheResult { kept[key].map { .memory($0) } ?? .none }

  open func retrieveImageInMemoryCache(
    forKey key: String,
    options: KingfisherOptionsInfo? = nil
  ) -> KFCrossPlatformImage? { kept[key] }

  open func imageCachedType(
    forKey key: String,
    processorIdentifier identifier: String = ""
  )
    -> CacheType
  { kept[self.key(key, identifier)] == nil ? .none : .memory }
  public func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
    imageCachedType(forKey: key, processorIdentifier: identifier).cached
  }
  open func removeImage(
    forKey key: String,
    processorIdentifier identifier: String = "",
    fromMemory: Bool = true,
    fromDisk: Bool = true,
    completionHandler: (() -> Void)? = nil
  ) {
    kept[self.key(key, identifier)] = nil
    completionHandler?()
  }

  public func clearCache(completion handler: (() -> Void)? = nil) {
    kept = [:]
    handler?()
  }
  public func clearMemoryCache() { kept = [:] }
  public func cleanExpiredMemoryCache() {}
  public func clearDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
  public func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
  public func cleanExpiredCache(completion handler: (() -> Void)? = nil) { handler?() }
  open func calculateDiskStorageSize(
    completion handler: @escaping (Result<UInt, KingfisherError>) -> Void
  ) { handler(.success(0)) }
}

/// What became of a picture that was stored.
public struct CacheStoreResult {
  public let memoryCacheResult: Result<Void, Never> = .success(())
  public let diskCacheResult: Result<Void, KingfisherError> = .success(())
}

/// A picture that was kept.
public enum ImageCacheResult {
  case disk(KFCrossPlatformImage)
  case memory(KFCrossPlatformImage)
  case none

  public var image: KFCrossPlatformImage? {
    switch self {
    case .disk(let image), .memory(let image): image
    case .none: nil
    }
  }
  public var cacheType: CacheType {
    switch self {
    case .disk: .disk
    case .memory: .memory
    case .none: .none
    }
  }
}

/// Where answers are told.
public enum CallbackQueue {
  case mainAsync
  case mainCurrentOrAsync
  case untouch
  case dispatch(AppFoundation.DispatchQueue)
}

/// Turns pictures into data and back, for files; nothing is written here.
public protocol CacheSerializer {}

public struct DefaultCacheSerializer: CacheSerializer, Sendable {
  public static let `default` = DefaultCacheSerializer()
  public var compressionQuality: CGFloat = 1
  public var preferCacheOriginalData = false
  public init() {}
}

public struct FormatIndicatedCacheSerializer: CacheSerializer, Sendable {
  public static let png = FormatIndicatedCacheSerializer()
  public static let jpeg = FormatIndicatedCacheSerializer()
  public static let gif = FormatIndicatedCacheSerializer()
}
