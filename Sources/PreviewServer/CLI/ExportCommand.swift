// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// `tessera export`: gives the UIKit source that does what a layout file says.
struct ExportCommand {
  /// Why there is none, in words that say what to do.
  struct Failure: Error, Equatable {
    /// What the program ends with, as in <sysexits.h>.
    enum Reason: Int32 {
      /// The file says something wrong.
      case wrongFile = 65
      /// The file cannot be read.
      case noFile = 66
      /// There is no source for what the file says.
      case noSource = 69
    }

    var reason: Reason
    var message: String
  }

  /// Path of the layout file.
  let file: String

  /// The source.
  func source() throws(Failure) -> String {
    let name = (file as NSString).lastPathComponent
    do {
      let bytes = try NamedLayoutFiles.read(file, bound: Limits.standard.fileBytes)
      let document = try LayoutDocument.parse(bytes, file: name)
      return try LayoutExport.swift(document, fileName: name)
    } catch let error as DocumentError {
      throw Failure(reason: .wrongFile, message: error.protocolError.message)
    } catch let error as LayoutExport.ExportError {
      throw Failure(reason: .noSource, message: "\(file): \(error.message)")
    } catch FileReader.ReadError.unreadable(let reason) {
      throw Failure(reason: .noFile, message: "\(file) cannot be read: \(reason)")
    } catch {
      throw Failure(reason: .noFile, message: "there is no file \(file); name a .layout.json")
    }
  }
}
