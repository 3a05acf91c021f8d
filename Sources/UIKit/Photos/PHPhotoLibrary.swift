// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// Whether an app may see a person's pictures: every app may, here.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// What an app may do with pictures.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// Is told when the library has changed.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// The library has changed; called outside the main queue.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A person's pictures: here the stage's, which the app can change; the next run begins with all of them again.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }
  /// Everything is allowed.
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  /// Everything is allowed.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }
  /// Everything is allowed, on a later turn.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    WorkClock.current.add(after: 0, on: .main) { handler(.authorized) }
  }
  /// Everything is allowed, on a later turn.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Everything is allowed.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .authorized }

  /// Tells an object of changes until it is unregistered or ends.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    PictureShelf.current.add(observer)
  }
  /// Tells an object no more.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    PictureShelf.current.remove(observer)
  }

  /// Runs a block that makes requests, does what it asked for, and tells the observers and then the completion.
  ///
  /// All this is done on a later turn, outside the main queue. People are not asked about deletions.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    WorkClock.current.add(after: 0, on: .global()) {
      PictureShelf.current.change(changeBlock)
      completionHandler?(true, nil)
    }
  }
  /// Runs a block that makes requests, does what it asked for, and tells the observers.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    PictureShelf.current.change(changeBlock)
  }
  /// Runs a block that makes requests at once, does what it asked for, and tells the observers.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    PictureShelf.current.change(changeBlock)
  }
}
