// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The folders of an app.
extension URL {
  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// What a person makes.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// What can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// What the app needs.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The library.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// What is soon gone.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
}
