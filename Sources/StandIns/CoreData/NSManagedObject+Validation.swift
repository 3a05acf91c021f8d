// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppFoundation
public import Foundation

/// What is wrong with an object that cannot be saved: codes of errors in `NSCocoaErrorDomain`.
///
/// - Source: `CoreDataErrors.h`.
public let NSManagedObjectValidationError = 1550
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680

/// The object of which an error tells, in its values.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The name of the property that is wrong.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The condition that does not hold.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value that is wrong; there is none where it is missing.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The errors of which one with the code `NSValidationMultipleErrorsError` tells.
public let NSDetailedErrorsKey = "NSDetailedErrors"

extension CocoaError.Code {
  public static var managedObjectValidation: CocoaError.Code {
    CocoaError.Code(rawValue: NSManagedObjectValidationError)
  }
  public static var validationMultipleErrors: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationMultipleErrorsError)
  }
  public static var validationMissingMandatoryProperty: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationMissingMandatoryPropertyError)
  }
  public static var validationRelationshipDeniedDelete: CocoaError.Code {
    CocoaError.Code(rawValue: NSValidationRelationshipDeniedDeleteError)
  }
}

extension NSManagedObject {
  /// Finds what an object's values lack by what the model says of them.
  ///
  /// - Throws: An error with the code of what is wrong, or one that has several of them.
  func validateProperties() throws {
    try fail(entity.properties.sorted { $0.name < $1.name }.flatMap { errors(of: $0) })
  }

  /// Finds the relationships that deny that an object is deleted, because they still lead to objects.
  ///
  /// - Throws: An error with the code 1600, or one that has several of them.
  func validateLinks() throws {
    let denying = entity.relationshipsByName.values.filter { link in
      link.deleteRule == .denyDeleteRule && linked(link.name).contains { !$0.isDeleted }
    }
    try fail(
      denying.sorted { $0.name < $1.name }
        .map { error(NSValidationRelationshipDeniedDeleteError, $0, keyedValue($0.name)) }
    )
  }

  private func fail(_ wrong: [NSError]) throws {
    guard wrong.count > 1 else {
      if let only = wrong.first { throw only }
      return
    }
    throw NSError(
      domain: NSCocoaErrorDomain,
      code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: wrong, NSValidationObjectErrorKey: self,
        NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
      ]
    )
  }

  private func errors(of property: NSPropertyDescription) -> [NSError] {
    guard !property.isTransient else { return [] }
    if let link = property as? NSRelationshipDescription, link.isToMany { return errors(of: link) }
    guard let value = KeyedValues.plain(keyedValue(property.name)) else {
      let isMissing = !property.isOptional
      return isMissing ? [error(NSValidationMissingMandatoryPropertyError, property, nil)] : []
    }
    let warnings = property.validationWarnings
    return property.validationPredicates.enumerated().compactMap { place, condition in
      guard !condition.evaluate(with: value) else { return nil }
      let warning = warnings.indices.contains(place) ? warnings[place] : nil
      return error(
        warning as? Int ?? NSManagedObjectValidationError,
        property,
        value,
        condition,
        words: warning as? String
      )
    }
  }

  /// Too few or too many objects at the other end; an optional relationship may lead to none.
  private func errors(of link: NSRelationshipDescription) -> [NSError] {
    let count = linked(link.name).count
    if count < link.minCount, count > 0 || !link.isOptional {
      return [error(NSValidationRelationshipLacksMinimumCountError, link, nil)]
    }
    guard link.maxCount > 0, count > link.maxCount else { return [] }
    return [error(NSValidationRelationshipExceedsMaximumCountError, link, nil)]
  }

  private func error(
    _ code: Int,
    _ property: NSPropertyDescription,
    _ value: Any?,
    _ condition: AppFoundation.NSPredicate? = nil,
    words: String? = nil
  ) -> NSError {
    var told: [String: Any] = [
      NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
      NSLocalizedDescriptionKey: words ?? "\(property.name) \(Self.trouble(code)).",
    ]
    if let value { told[NSValidationValueErrorKey] = value }
    if let condition { told[NSValidationPredicateErrorKey] = condition }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: told)
  }

  private static func trouble(_ code: Int) -> String {
    switch code {
    case NSValidationMissingMandatoryPropertyError: "is a required value"
    case NSValidationRelationshipDeniedDeleteError: "still leads to objects"
    case NSValidationRelationshipLacksMinimumCountError: "has too few objects"
    case NSValidationRelationshipExceedsMaximumCountError: "has too many objects"
    case NSValidationNumberTooLargeError: "is too large"
    case NSValidationNumberTooSmallError: "is too small"
    case NSValidationDateTooLateError: "is too late"
    case NSValidationDateTooSoonError: "is too soon"
    case NSValidationStringTooLongError: "is too long"
    case NSValidationStringTooShortError: "is too short"
    default: "is not valid"
    }
  }
}

extension NSAttributeDescription {
  /// Takes the bounds that a model's file names as conditions, each with the code of its error.
  func takeBounds(of node: MarkupNode) {
    var bounds: [(AppFoundation.NSPredicate, Int)] = []
    let numbers = (
      node["minValueString"].flatMap(Double.init), node["maxValueString"].flatMap(Double.init)
    )
    let isText = attributeType == .stringAttributeType
    let measured = isText ? "length" : "SELF"
    if let least = numbers.0 {
      let code = isText ? NSValidationStringTooShortError : NSValidationNumberTooSmallError
      bounds.append((AppFoundation.NSPredicate(format: "\(measured) >= %@", least), code))
    }
    if let most = numbers.1 {
      let code = isText ? NSValidationStringTooLongError : NSValidationNumberTooLargeError
      bounds.append((AppFoundation.NSPredicate(format: "\(measured) <= %@", most), code))
    }
    if let pattern = node["regularExpressionString"] {
      let condition = AppFoundation.NSPredicate(format: "SELF MATCHES %@", pattern)
      bounds.append((condition, NSValidationStringPatternMatchingError))
    }
    let dates = (date(node["minDateTimeInterval"]), date(node["maxDateTimeInterval"]))
    if let first = dates.0 {
      bounds.append(
        (AppFoundation.NSPredicate(format: "SELF >= %@", first), NSValidationDateTooSoonError)
      )
    }
    if let last = dates.1 {
      bounds.append(
        (AppFoundation.NSPredicate(format: "SELF <= %@", last), NSValidationDateTooLateError)
      )
    }
    setConditions(bounds.map(\.0), warnings: bounds.map(\.1))
  }

  private func date(_ text: String?) -> Date? {
    text.flatMap(Double.init).map(Date.init(timeIntervalSinceReferenceDate:))
  }
}
