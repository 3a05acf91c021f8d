// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// A request for data.
open class DataRequest: Request, @unchecked Sendable {
  public typealias Validation = (
    AppFoundation.URLRequest?, AppFoundation.HTTPURLResponse, Data?
  ) -> ValidationResult

  public private(set) var data: Data?

  override func forget() { data = nil }

  override func makeTask(
    _ request: AppFoundation.URLRequest,
    _ session: AppFoundation.URLSession
  ) -> AppFoundation.URLSessionTask {
    session.dataTask(with: request) { data, _, error in
      self.take(data, sent: request.httpBody?.count ?? 0, error)
    }
  }

  func take(_ data: Data?, sent: Int, _ error: (any Error)?) {
    self.data = data
    completed(sent: sent, received: data?.count ?? 0, error)
  }

  // MARK: Checks

  @preconcurrency @discardableResult
  open func validate(_ validation: @escaping Validation) -> Self {
    validators.append {
      guard let response = self.response else { return .success(()) }
      let result = validation(self.request, response, self.data)
      self.owner.tell {
        $0.request(
          self,
          didValidateRequest: self.request,
          response: response,
          data: self.data,
          withResult: result
        )
      }
      return result
    }
    return self
  }
  @discardableResult
  open func validate<Codes: Sequence>(statusCode codes: Codes) -> Self where Codes.Element == Int {
    let codes = Set(codes)
    return validate { _, response, _ in Validations.code(of: response, in: codes) }
  }
  @discardableResult
  open func validate<Types: Sequence>(
    contentType types: @escaping @autoclosure () -> Types
  ) -> Self where Types.Element == String {
    validate { _, response, data in
      data?.isEmpty == false ? Validations.type(of: response, in: Array(types())) : .success(())
    }
  }
  @discardableResult
  open func validate() -> Self {
    validate(statusCode: 200..<300)
      .validate(contentType: Validations.accepted(by: self.request))
  }
}

/// The checks of answers.
enum Validations {
  static func code(
    of response: AppFoundation.HTTPURLResponse,
    in codes: Set<Int>
  ) -> Request.ValidationResult {
    if codes.contains(response.statusCode) { return .success(()) }
    let reason = AFError.ResponseValidationFailureReason.unacceptableStatusCode(
      code: response.statusCode
    )
    return .failure(AFError.responseValidationFailed(reason: reason))
  }

  static func type(
    of response: AppFoundation.HTTPURLResponse,
    in types: [String]
  ) -> Request.ValidationResult {
    guard let type = response.mimeType else {
      if types.contains("*/*") { return .success(()) }
      return .failure(
        AFError.responseValidationFailed(reason: .missingContentType(acceptableContentTypes: types))
      )
    }
    if types.contains(where: { fits(bare(type), bare($0)) }) { return .success(()) }
    return .failure(
      AFError.responseValidationFailed(
        reason: .unacceptableContentType(acceptableContentTypes: types, responseContentType: type)
      )
    )
  }

  /// The types that a request accepts.
  static func accepted(by request: AppFoundation.URLRequest?) -> [String] {
    request?.value(forHTTPHeaderField: "Accept")?.components(separatedBy: ",") ?? ["*/*"]
  }

  private static func bare(_ type: String) -> [Substring] {
    let plain = type.trimmingCharacters(in: .whitespaces).lowercased()
    return (plain.split(separator: ";").first ?? "").split(separator: "/")
  }

  private static func fits(_ type: [Substring], _ pattern: [Substring]) -> Bool {
    guard type.count == 2, pattern.count == 2 else { return false }
    return zip(type, pattern).allSatisfy { $1 == "*" || $0 == $1 }
  }
}
