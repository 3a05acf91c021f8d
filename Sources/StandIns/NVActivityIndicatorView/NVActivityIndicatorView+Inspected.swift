// SPDX-License-Identifier: Apache-2.0

/// The properties that Interface Builder sets.
extension NVActivityIndicatorView: InspectedObject {
  package func setInspected(_ name: String, to value: Any) -> Bool {
    guard name == "typeName" else {
      return set(name, to: value, of: ["color": \NVActivityIndicatorView.color])
        || set(name, to: value, of: ["padding": \NVActivityIndicatorView.padding])
    }
    let word = value as? String ?? ""
    let named = NVActivityIndicatorType.allCases.first {
      "\($0)".caseInsensitiveCompare(word) == .orderedSame
    }
    if let named { type = named }
    return named != nil
  }
}
