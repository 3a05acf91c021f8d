// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

extension DataRequest {
  func answer<Value>(_ result: AFResult<Value>) -> AFDataResponse<Value> {
    AFDataResponse(request: request, response: response, data: data, result: result)
  }

  @preconcurrency @discardableResult
  public func response(
    queue: AppFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self {
    later(on: queue) {
      let answer = self.answer(self.error.map(AFResult.failure) ?? .success(self.data))
      self.owner.tell { $0.request(self, didParseResponse: answer) }
      completionHandler(answer)
    }
    return self
  }

  @preconcurrency @discardableResult
  public func response<Serializer: DataResponseSerializerProtocol>(
    queue: AppFoundation.DispatchQueue = .main,
    responseSerializer: Serializer,
    completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void
  ) -> Self {
    later(on: queue) {
      let result = AFResult<Serializer.SerializedObject>(serializing: {
        try responseSerializer.serialize(
          request: self.request,
          response: self.response,
          data: self.data,
          error: self.error
        )
      })
      let answer = self.answer(result)
      self.owner.tell { $0.request(self, didParseResponse: answer) }
      completionHandler(answer)
    }
    return self
  }

  @preconcurrency @discardableResult
  public func responseData(
    queue: AppFoundation.DispatchQueue = .main,
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head],
    completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: DataResponseSerializer(
        dataPreprocessor: dataPreprocessor,
        emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods
      ),
      completionHandler: completionHandler
    )
  }

  @preconcurrency @discardableResult
  public func responseString(
    queue: AppFoundation.DispatchQueue = .main,
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    encoding: String.Encoding? = nil,
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head],
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: StringResponseSerializer(
        dataPreprocessor: dataPreprocessor,
        encoding: encoding,
        emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods
      ),
      completionHandler: completionHandler
    )
  }

  @preconcurrency @discardableResult
  public func responseJSON(
    queue: AppFoundation.DispatchQueue = .main,
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head],
    options: JSONSerialization.ReadingOptions = .allowFragments,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: JSONResponseSerializer(
        dataPreprocessor: dataPreprocessor,
        emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods,
        options: options
      ),
      completionHandler: completionHandler
    )
  }

  @preconcurrency @discardableResult
  public func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self,
    queue: AppFoundation.DispatchQueue = .main,
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    decoder: any DataDecoder = AppFoundation.JSONDecoder(),
    emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head],
    completionHandler: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: DecodableResponseSerializer<Value>(
        dataPreprocessor: dataPreprocessor,
        decoder: decoder,
        emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods
      ),
      completionHandler: completionHandler
    )
  }
}
