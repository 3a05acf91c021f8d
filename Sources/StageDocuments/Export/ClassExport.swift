// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// The properties of a layout class that a layout file can set.
package struct ClassProperties {
  /// The parameters, in the order of the source.
  package var descriptors: [ParameterDescriptor]
  /// The names of properties by the keys of their parameters, where these differ.
  package var names: [String: String]

  /// Describes a class.
  package init(descriptors: [ParameterDescriptor], names: [String: String]) {
    self.descriptors = descriptors
    self.names = names
  }
}

/// The UIKit source of a layout file that names a class: it makes a layout of that class and sets what the file sets.
struct ClassExport {
  private let name: String
  private let statements: [String]

  /// Reads the file's parameters.
  init(_ document: LayoutDocument, _ properties: ClassProperties) throws(DocumentError) {
    name = document.className
    let values = try document.values(for: properties.descriptors).values
    statements = properties.descriptors.compactMap { descriptor in
      // The sizes in the data are not the layout's.
      guard descriptor.key != FlowParameters.sizing, let value = values[descriptor.key] else {
        return nil
      }
      let property = properties.names[descriptor.key] ?? descriptor.key
      return "layout.\(property) = \(SwiftExpression.value(value).plain)"
    }
  }

  func source(_ header: LayoutExport.Header) -> String {
    let lines =
      ["import UIKit", ""] + header.lines
      + ["///", "/// The class is in Examples/Layouts/\(name).swift.", "@MainActor"]
      + ["func \(header.name)() -> \(name) {", "  let layout = \(name)()"]
      + statements.map { "  \($0)" } + ["  return layout", "}"]
    return lines.joined(separator: "\n") + "\n"
  }
}
