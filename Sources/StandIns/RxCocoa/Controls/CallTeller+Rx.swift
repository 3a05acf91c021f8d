// SPDX-License-Identifier: Apache-2.0
import RxSwift
import UIKit

/// The calls of a method by UIKit, as streams; `name` is that of its selector.
///
/// Beside its delegate, an object tells who listens; so a delegate of the app's own keeps its place.
@MainActor
func calls(_ name: String, of teller: any CallTeller) -> Observable<[Any]> {
  let handed = HandedTeller(teller: teller)
  return Observable.create { observer in
    let id = onMainThread {
      handed.teller?.listeners.add { told, values in if told == name { observer.onNext(values) } }
    }
    return disposableOnMainThread { if let id { handed.teller?.callListeners?.remove(id) } }
  }
}

/// One value of such calls.
@MainActor
func calls<Value>(
  _ name: String,
  _ place: Int,
  of teller: any CallTeller,
  as type: Value.Type = Value.self
) -> ControlEvent<Value> {
  ControlEvent(
    events: calls(name, of: teller).compactMap { values in
      values.indices.contains(place) ? values[place] as? Value : nil
    }
  )
}

/// Such calls without their values.
@MainActor
func plainCalls(_ name: String, of teller: any CallTeller) -> ControlEvent<Void> {
  ControlEvent(events: calls(name, of: teller).map { _ in })
}

/// An object of the main thread that a stream on any thread keeps in mind, but not alive.
private final class HandedTeller: @unchecked Sendable {
  weak var teller: (any CallTeller)?
  init(teller: any CallTeller) { self.teller = teller }
}
