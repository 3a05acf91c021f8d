// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Combine
import UIKit

final class Observed: NSObject {
  var value = 0
}

final class UsualFoundation: NSObject {
  var observation: NSKeyValueObservation?
  var bag = Set<AnyCancellable>()
  @Published var name = ""

  func notifications() async {
    let center = NotificationCenter.default
    center.addObserver(self, selector: Selector(("x")), name: UIApplication.didBecomeActiveNotification, object: nil)
    center.addObserver(self, selector: Selector(("x")), name: .init("x"), object: self)
    let token = center.addObserver(forName: Notification.Name("x"), object: nil, queue: .main) { note in
      _ = note.userInfo?["x"] as? NSValue
      _ = note.object
      _ = note.name.rawValue
    }
    center.removeObserver(token)
    center.removeObserver(self)
    center.removeObserver(self, name: .init("x"), object: nil)
    center.post(name: .init("x"), object: nil)
    center.post(name: NSNotification.Name(rawValue: "x"), object: nil, userInfo: ["x": 1])
    center.publisher(for: UIApplication.didBecomeActiveNotification).sink { _ in }.store(in: &bag)
    for await note in center.notifications(named: UIApplication.didBecomeActiveNotification) { _ = note.name; break }
    NotificationQueue.default.enqueue(Notification(name: .init("x")), postingStyle: .asap)
  }

  func settings() {
    let defaults = UserDefaults.standard
    defaults.set(3, forKey: "x")
    defaults.set(true, forKey: "x")
    defaults.setValue("x", forKey: "x")
    defaults.set(URL(string: "x"), forKey: "x")
    _ = defaults.integer(forKey: "x") + Int(defaults.float(forKey: "x")) + Int(defaults.double(forKey: "x"))
    _ = defaults.string(forKey: "x")
    _ = defaults.bool(forKey: "x")
    _ = defaults.array(forKey: "x")
    _ = defaults.stringArray(forKey: "x")
    _ = defaults.dictionary(forKey: "x")
    _ = defaults.data(forKey: "x")
    _ = defaults.url(forKey: "x")
    _ = defaults.object(forKey: "x") as? Date
    _ = defaults.value(forKey: "x")
    defaults.removeObject(forKey: "x")
    defaults.register(defaults: ["x": 1])
    defaults.synchronize()
    defaults.removePersistentDomain(forName: Bundle.main.bundleIdentifier!)
    _ = defaults.dictionaryRepresentation().keys
    _ = UserDefaults(suiteName: "x")
    _ = UserDefaults.didChangeNotification
    _ = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
    _ = Bundle.main.object(forInfoDictionaryKey: "x")
    _ = Bundle.main.path(forResource: "x", ofType: "json")
    _ = Bundle.main.url(forResource: "x", withExtension: "json")
    _ = Bundle.main.url(forResource: "x", withExtension: nil, subdirectory: "y")
    _ = Bundle(for: UsualFoundation.self).bundlePath
    _ = Bundle.main.localizedString(forKey: "x", value: nil, table: nil)
    _ = Bundle.main.preferredLocalizations.first
    _ = Bundle.main.appStoreReceiptURL
    _ = Bundle.allBundles
    _ = Bundle(identifier: "x")
    _ = Bundle(path: "x")
    _ = Bundle(url: URL(fileURLWithPath: "/x"))
    _ = Bundle.main.localizations
    _ = Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil)
    let files = FileManager.default
    _ = files.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("x.json")
    _ = files.temporaryDirectory
    _ = files.fileExists(atPath: "x")
    try? files.createDirectory(at: files.temporaryDirectory, withIntermediateDirectories: true, attributes: nil)
    try? files.removeItem(at: files.temporaryDirectory.appendingPathComponent("nothing"))
    _ = try? files.contentsOfDirectory(at: files.temporaryDirectory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    _ = try? files.attributesOfItem(atPath: "x")[.size]
    _ = files.createFile(atPath: "/nowhere/x", contents: nil)
    _ = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0]
    _ = NSTemporaryDirectory()
    _ = NSHomeDirectory()
    _ = files.containerURL(forSecurityApplicationGroupIdentifier: "x")
  }

  func requests() async throws {
    var request = URLRequest(url: URL(string: "https://x")!, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 3)
    request.httpMethod = "POST"
    request.httpBody = try JSONSerialization.data(withJSONObject: [:], options: .prettyPrinted)
    request.setValue("x", forHTTPHeaderField: "y")
    request.addValue("x", forHTTPHeaderField: "y")
    request.allHTTPHeaderFields = [:]
    request.timeoutInterval = 3
    request.cachePolicy = .useProtocolCachePolicy
    request.httpShouldHandleCookies = false
    request.allowsCellularAccess = true
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else { return }
      _ = http.allHeaderFields["x"]
      _ = http.value(forHTTPHeaderField: "x")
      _ = HTTPURLResponse.localizedString(forStatusCode: 3)
      if let error = error as? URLError, error.code == .cancelled {}
      _ = response?.mimeType
      _ = response?.expectedContentLength
      _ = response?.suggestedFilename
    }
    task.resume()
    task.cancel()
    task.suspend()
    task.priority = URLSessionTask.highPriority
    _ = task.state == .running
    _ = task.taskIdentifier
    _ = task.progress.fractionCompleted
    _ = task.originalRequest?.url
    _ = task.currentRequest
    _ = task.response
    _ = task.countOfBytesReceived
    let (data, response) = try await URLSession.shared.data(from: URL(string: "https://x")!)
    _ = (data, response)
    _ = try await URLSession.shared.data(for: request)
    _ = try await URLSession.shared.upload(for: request, from: Data())
    _ = try await URLSession.shared.download(from: URL(string: "https://x")!)
    let (bytes, _) = try await URLSession.shared.bytes(from: URL(string: "https://x")!)
    for try await line in bytes.lines { _ = line }
    for try await line in URL(fileURLWithPath: "/x").lines { _ = line }
    URLSession.shared.dataTaskPublisher(for: URL(string: "https://x")!).map(\.data).decode(type: [String].self, decoder: JSONDecoder()).replaceError(with: []).receive(on: DispatchQueue.main).sink { _ in }.store(in: &bag)
    URLSession.shared.downloadTask(with: URL(string: "https://x")!) { url, response, error in }.resume()
    URLSession.shared.uploadTask(with: request, from: nil) { _, _, _ in }.resume()
    URLSession.shared.getAllTasks { _ in }
    URLSession.shared.invalidateAndCancel()
    URLSession.shared.finishTasksAndInvalidate()
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 3
    configuration.timeoutIntervalForResource = 3
    configuration.urlCache = URLCache(memoryCapacity: 1, diskCapacity: 1, diskPath: nil)
    configuration.requestCachePolicy = .returnCacheDataElseLoad
    configuration.httpAdditionalHeaders = ["x": "y"]
    configuration.waitsForConnectivity = true
    configuration.allowsCellularAccess = true
    configuration.httpMaximumConnectionsPerHost = 3
    configuration.httpCookieStorage = HTTPCookieStorage.shared
    configuration.httpShouldSetCookies = false
    configuration.protocolClasses = []
    _ = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: nil)
    _ = URLSessionConfiguration.background(withIdentifier: "x")
    URLCache.shared.removeAllCachedResponses()
    URLCache.shared.storeCachedResponse(CachedURLResponse(response: response, data: data), for: request)
    _ = URLCache.shared.cachedResponse(for: request)?.data
    URLCache.shared.removeCachedResponse(for: request)
    URLCache.shared.memoryCapacity = 3
    let cookie = HTTPCookie(properties: [.name: "x", .value: "y", .domain: "z", .path: "/"])
    if let cookie { HTTPCookieStorage.shared.setCookie(cookie) }
    HTTPCookieStorage.shared.cookies?.forEach { HTTPCookieStorage.shared.deleteCookie($0) }
    _ = HTTPCookieStorage.shared.cookies(for: URL(string: "https://x")!)
    var components = URLComponents(string: "https://x")!
    components.queryItems = [URLQueryItem(name: "x", value: "y")]
    components.path = "/x"
    _ = components.url?.absoluteString
    _ = URL(string: "x")?.appending(path: "y").appending(queryItems: [])
    _ = URL(string: "x")?.lastPathComponent
    _ = "x y".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    decoder.dateDecodingStrategy = .formatted(DateFormatter())
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    _ = try PropertyListEncoder().encode(["x"])
    _ = try NSKeyedArchiver.archivedData(withRootObject: NSString("x"), requiringSecureCoding: false)
    _ = try Data(contentsOf: URL(fileURLWithPath: "/x"))
    _ = try String(contentsOf: URL(fileURLWithPath: "/x"), encoding: .utf8)
    try Data().write(to: URL(fileURLWithPath: "/nowhere/x"), options: .atomic)
  }

  func formats() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .current
    formatter.doesRelativeDateFormatting = true
    formatter.setLocalizedDateFormatFromTemplate("MMMd")
    formatter.calendar = .current
    _ = formatter.string(from: Date())
    _ = formatter.date(from: "x")
    _ = formatter.monthSymbols[0] + formatter.shortWeekdaySymbols[0]
    _ = DateFormatter.localizedString(from: Date(), dateStyle: .short, timeStyle: .short)
    let iso = ISO8601DateFormatter()
    iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    let number = NumberFormatter()
    number.numberStyle = .currency
    number.maximumFractionDigits = 2
    number.groupingSeparator = ","
    number.currencyCode = "USD"
    number.currencySymbol = "$"
    _ = number.string(from: 3)
    _ = number.string(from: NSNumber(value: 3.5))
    _ = number.number(from: "3")?.intValue
    _ = NumberFormatter.localizedString(from: 3, number: .decimal)
    let parts = DateComponentsFormatter()
    parts.allowedUnits = [.hour, .minute, .second]
    parts.unitsStyle = .positional
    parts.zeroFormattingBehavior = .pad
    _ = parts.string(from: 3)
    let relative = RelativeDateTimeFormatter()
    relative.unitsStyle = .full
    relative.dateTimeStyle = .named
    _ = relative.localizedString(for: Date(), relativeTo: Date())
    _ = ByteCountFormatter.string(fromByteCount: 3, countStyle: .file)
    let interval = DateIntervalFormatter()
    interval.dateStyle = .short
    _ = Date().formatted(date: .abbreviated, time: .shortened)
    _ = Date().formatted(.dateTime.day().month(.wide))
    _ = 3.formatted()
    _ = 3.5.formatted(.currency(code: "USD"))
    _ = 0.5.formatted(.percent.precision(.fractionLength(1)))
    _ = ["a", "b"].formatted()
    _ = Date().formatted(.relative(presentation: .named))
    let calendar = Calendar.current
    _ = calendar.date(byAdding: .day, value: 1, to: Date())
    _ = calendar.dateComponents([.year, .month], from: Date()).month
    _ = calendar.startOfDay(for: Date())
    _ = calendar.isDateInToday(Date())
    _ = calendar.component(.weekday, from: Date())
    _ = calendar.range(of: .day, in: .month, for: Date())?.count
    _ = calendar.isDate(Date(), inSameDayAs: Date())
    _ = calendar.weekdaySymbols
    _ = Locale.current.languageCode
    _ = Locale.preferredLanguages.first
    _ = Locale.current.regionCode
    _ = NSDecimalNumber(string: "3").adding(.one)
    _ = String(format: "%.2f %d %@", 3.0, 3, "x")
    _ = String.localizedStringWithFormat("%d", 3)
    _ = NSLocalizedString("x", comment: "y")
    _ = NSLocalizedString("x", tableName: nil, bundle: .main, value: "", comment: "")
    _ = NSLocalizedString("x", tableName: "Shop", value: "y", comment: "")
    _ = NSLocalizedString("x", bundle: Bundle.main, comment: "")
    _ = String(localized: "x")
    _ = try? NSRegularExpression(pattern: "x", options: .caseInsensitive).matches(in: "x", options: [], range: NSRange(location: 0, length: 1))
    _ = NSPredicate(format: "SELF MATCHES %@", "x").evaluate(with: "x")
    _ = UUID().uuidString
    _ = ProcessInfo.processInfo.arguments.contains("x")
    _ = ProcessInfo.processInfo.environment["x"]
    _ = ProcessInfo.processInfo.isLowPowerModeEnabled
    _ = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
    _ = "x".localizedCaseInsensitiveContains("y")
    _ = "x".localizedStandardCompare("y") == .orderedAscending
    _ = "a,b".components(separatedBy: ",").joined()
    _ = " x ".trimmingCharacters(in: .whitespacesAndNewlines)
    _ = "x".capitalized.range(of: "x", options: [.caseInsensitive, .regularExpression])
    _ = CharacterSet.decimalDigits.inverted
    _ = NSString(string: "x").pathExtension
  }

  func work() async throws {
    DispatchQueue.main.async { }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: DispatchWorkItem {})
    DispatchQueue.global(qos: .userInitiated).async(execute: {})
    DispatchQueue(label: "x", qos: .background, attributes: .concurrent).async(flags: .barrier) {}
    DispatchQueue.concurrentPerform(iterations: 3) { _ in }
    let group = DispatchGroup()
    group.enter()
    group.leave()
    group.notify(queue: .main) {}
    let semaphore = DispatchSemaphore(value: 1)
    semaphore.signal()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in timer.invalidate() }
    timer.tolerance = 0.1
    timer.fireDate = .distantFuture
    _ = timer.isValid
    RunLoop.main.add(Timer(timeInterval: 1, repeats: false) { _ in }, forMode: .common)
    _ = Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector(("x")), userInfo: nil, repeats: true)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &bag)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.qualityOfService = .utility
    queue.addOperation {}
    let operation = BlockOperation {}
    operation.completionBlock = {}
    operation.addDependency(BlockOperation {})
    queue.addOperation(operation)
    queue.addOperations([], waitUntilFinished: false)
    queue.addBarrierBlock {}
    OperationQueue.main.addOperation {}
    queue.cancelAllOperations()
    queue.isSuspended = false
    _ = queue.operationCount
    try await Task.sleep(nanoseconds: 3)
    try await Task.sleep(for: .seconds(1))
    Task { @MainActor in }
    Task.detached(priority: .background) {}
    await MainActor.run {}
    _ = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, Error>) in continuation.resume(returning: 3) }
    await withTaskGroup(of: Int.self) { group in group.addTask { 3 } }
    let cache = NSCache<NSString, UIImage>()
    cache.countLimit = 3
    cache.totalCostLimit = 3
    cache.setObject(UIImage(), forKey: "x")
    cache.setObject(UIImage(), forKey: "x" as NSString, cost: 3)
    _ = cache.object(forKey: "x")
    cache.removeAllObjects()
    cache.name = "x"
    perform(Selector(("x")), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector(("x")), object: nil)
    performSelector(onMainThread: Selector(("x")), with: nil, waitUntilDone: false)
    _ = isKind(of: UIView.self)
    _ = Thread.isMainThread
    Thread.sleep(forTimeInterval: 0)
    _ = NSStringFromClass(UIView.self)
    _ = NSStringFromSelector(Selector(("x")))
    _ = NSClassFromString("x")
    _ = String(describing: type(of: self))
    _ = NSMutableArray()
    _ = NSMutableDictionary()
    _ = NSOrderedSet(array: [1])
    _ = NSHashTable<AnyObject>.weakObjects()
    _ = NSMapTable<NSString, AnyObject>.strongToWeakObjects()
    NSLog("%@", "x")
    assert(true)
    _ = autoreleasepool { 3 }
    objc_sync_enter(self)
    objc_sync_exit(self)
    var key = 0
    objc_setAssociatedObject(self, &key, 3, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    _ = objc_getAssociatedObject(self, &key) as? Int
    _ = DispatchTime.now().uptimeNanoseconds
    _ = CACurrentMediaTime()
    _ = arc4random_uniform(3)
    _ = drand48()
  }

  func waiting() {
    RunLoop.current.run(until: Date())
    let lock = NSLock()
    lock.lock()
    lock.unlock()
    NSRecursiveLock().lock()
  }

  func watching(_ observed: Observed, _ scroll: UIScrollView, _ view: UIView) {
    observation = scroll.observe(\.contentOffset, options: [.new, .old]) { scroll, change in _ = change.newValue?.y }
    observation = scroll.observe(\.contentSize) { _, _ in }
    observation = view.observe(\.bounds, options: .new) { _, _ in }
    observation = UIProgressView().observe(\.progress) { _, _ in }
    observation?.invalidate()
    view.setValue(3, forKey: "x")
    _ = view.value(forKey: "x")
    $name.removeDuplicates().debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { _ in }.store(in: &bag)
  }
}
