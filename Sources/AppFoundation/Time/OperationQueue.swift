// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A queue of operations, in front of Foundation's: they are done one after the other in the thread of
/// the stage.
open class OperationQueue: NSObject, @unchecked Sendable {
  /// The number of operations that the system chooses.
  public static let defaultMaxConcurrentOperationCount = -1
  /// The time between two looks at operations that end by themselves, in seconds.
  private static let lookAgain = 0.05

  /// The main queue.
  public class var main: OperationQueue { AppProcess.current.mainOperations }
  /// The queue whose operation is being done.
  public class var current: OperationQueue? {
    AppProcess.current.operationQueues.last ?? main
  }

  /// The name.
  open var name: String?
  /// The most operations at once; one is done at a time here.
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount
  /// How soon work matters; it has no effect here.
  open var qualityOfService = QualityOfService.default
  /// The queue that does the work.
  open var underlyingQueue: DispatchQueue?
  /// Whether operations wait.
  open var isSuspended = false { didSet { look(after: 0) } }
  /// The operations that are not done.
  open private(set) var operations: [Operation] = []
  private var begun: Set<ObjectIdentifier> = []
  private var isLooking = false

  /// Makes a queue.
  public override init() { super.init() }

  init(on queue: DispatchQueue) {
    super.init()
    underlyingQueue = queue
  }

  /// The number of operations that are not done.
  open var operationCount: Int { operations.count }

  /// Adds an operation.
  open func addOperation(_ op: Operation) {
    operations.append(op)
    look(after: 0)
  }

  /// Adds work.
  open func addOperation(_ block: @escaping () -> Void) {
    let carried = Carried(run: block)
    addOperation(BlockOperation { carried.run() })
  }

  /// Adds operations.
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  /// Adds work that is done after all before it.
  open func addBarrierBlock(_ barrier: @escaping () -> Void) { addOperation(barrier) }

  /// Cancels all operations.
  open func cancelAllOperations() { for operation in operations { operation.cancel() } }

  /// Lets the stage's time go by until all operations are done.
  open func waitUntilAllOperationsAreFinished() {
    _ = WorkClock.current.wait { self.operations.isEmpty }
  }

  private func look(after seconds: Double) {
    guard !isLooking else { return }
    isLooking = true
    WorkClock.current.add(after: seconds, on: underlyingQueue ?? .global()) {
      self.isLooking = false
      self.begin()
    }
  }

  /// Begins the next operation that may; those that are begun and not done end by themselves.
  private func begin() {
    AppProcess.current.operationQueues.append(self)
    defer { AppProcess.current.operationQueues.removeLast() }
    guard !isSuspended else { return }
    let most = maxConcurrentOperationCount
    while let next = operations.first(where: { !begun.contains(ObjectIdentifier($0)) && $0.isReady }
    ) {
      let open = operations.count { begun.contains(ObjectIdentifier($0)) && !$0.isFinished }
      guard most < 1 || open < most else { break }
      begun.insert(ObjectIdentifier(next))
      next.start()
      sweep()
    }
    sweep()
    if !operations.isEmpty { look(after: Self.lookAgain) }
  }

  private func sweep() {
    for done in operations where done.isFinished { begun.remove(ObjectIdentifier(done)) }
    operations.removeAll(where: \.isFinished)
  }

  /// Work that a block operation holds, which asks for more than this one thread.
  private struct Carried: @unchecked Sendable {
    let run: () -> Void
  }
}
