// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Writes what is sent and what comes.
public final class NetworkLoggerPlugin: PluginType {
  public struct Configuration {
    public typealias OutputType = (_ target: any TargetType, _ items: [String]) -> Void

    public struct LogOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let requestMethod = LogOptions(rawValue: 1)
      public static let requestBody = LogOptions(rawValue: 2)
      public static let requestHeaders = LogOptions(rawValue: 4)
      public static let successResponseBody = LogOptions(rawValue: 8)
      public static let errorResponseBody = LogOptions(rawValue: 16)
      public static let formatRequestAscURL = LogOptions(rawValue: 32)
      public static let `default`: LogOptions = [requestMethod, requestHeaders]
      public static let verbose: LogOptions = [
        requestMethod, requestHeaders, requestBody, successResponseBody, errorResponseBody,
      ]
    }

    public struct Formatter {
      public typealias DataFormatterType = (Data) -> String
      public typealias EntryFormatterType = (
        _ identifier: String, _ message: String, _ target: any TargetType
      ) -> String

      public static let defaultDataFormatter: @Sendable (Data) -> String = {
        String(data: $0, encoding: .utf8) ?? "## Cannot map data to String ##"
      }
      public static let defaultEntryFormatter:
        @Sendable (String, String, any TargetType) -> String = {
          identifier,
          message,
          _ in "Moya_Logger: \(identifier): \(message)"
        }

      public var entry: EntryFormatterType
      public var requestData: DataFormatterType
      public var responseData: DataFormatterType

      public init(
        entry: @escaping EntryFormatterType = defaultEntryFormatter,
        requestData: @escaping DataFormatterType = defaultDataFormatter,
        responseData: @escaping DataFormatterType = defaultDataFormatter
      ) { (self.entry, self.requestData, self.responseData) = (entry, requestData, responseData) }
    }

    public static func defaultOutput(target: any TargetType, items: [String]) {
      for item in items { print(item, separator: ",", terminator: "\n") }
    }

    public var formatter: Formatter
    public var output: OutputType
    public var logOptions: LogOptions

    public init(
      formatter: Formatter = Formatter(),
      output: @escaping OutputType = defaultOutput,
      logOptions: LogOptions = .default
    ) { (self.formatter, self.output, self.logOptions) = (formatter, output, logOptions) }
  }

  public let configuration: Configuration

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }
  /// The initialiser before version 14.
  public convenience init(
    verbose: Bool,
    cURL: Bool = false,
    responseDataFormatter: ((Data) -> Data)? = nil
  ) {
    var options: Configuration.LogOptions = verbose ? .verbose : .default
    if cURL { options.insert(.formatRequestAscURL) }
    self.init(configuration: Configuration(logOptions: options))
  }

  /// One that writes all.
  public class var verbose: NetworkLoggerPlugin {
    NetworkLoggerPlugin(configuration: Configuration(logOptions: .verbose))
  }
  /// One that writes the usual.
  public class var `default`: NetworkLoggerPlugin { NetworkLoggerPlugin() }

  private func line(_ identifier: String, _ message: String, _ target: any TargetType) -> String {
    configuration.formatter.entry(identifier, message, target)
  }

  public func willSend(_ request: any RequestType, target: any TargetType) {
    let options = configuration.logOptions
    if options.contains(.formatRequestAscURL) {
      _ = request.cURLDescription {
        self.configuration.output(target, [self.line("Request", $0, target)])
      }
      return
    }
    guard let made = request.request else {
      return configuration.output(target, [line("Request", "(invalid request)", target)])
    }
    var lines = [line("Request", made.url?.absoluteString ?? "", target)]
    if options.contains(.requestHeaders) {
      let all = request.sessionHeaders.merging(made.allHTTPHeaderFields ?? [:]) { $1 }
      lines.append(
        line(
          "Request Headers",
          all.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", "),
          target
        )
      )
    }
    if options.contains(.requestBody), let body = made.httpBody {
      lines.append(line("Request Body", configuration.formatter.requestData(body), target))
    }
    if options.contains(.requestMethod), let method = made.httpMethod {
      lines.append(line("HTTP Request Method", method, target))
    }
    configuration.output(target, lines)
  }

  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
    switch result {
    case .success(let response):
      configuration.output(target, lines(response, target, isFailure: false))
    case .failure(let error):
      if let response = error.response {
        configuration.output(target, lines(response, target, isFailure: true))
      } else {
        configuration.output(
          target,
          [line("Error", "Error calling \(target) : \(error)", target)]
        )
      }
    }
  }

  private func lines(
    _ response: Response,
    _ target: any TargetType,
    isFailure: Bool
  ) -> [String] {
    let address = response.request?.url?.absoluteString ?? target.path
    var lines = [line("Response", "\(response.statusCode) \(address)", target)]
    let wanted: Configuration.LogOptions = isFailure ? .errorResponseBody : .successResponseBody
    if configuration.logOptions.contains(wanted) {
      lines.append(
        line("Response Body", configuration.formatter.responseData(response.data), target)
      )
    }
    return lines
  }
}
