// SPDX-License-Identifier: Apache-2.0
import QuartzCore
@_exported public import RxSwift

/// Something with a bag of its own.
public protocol HasDisposeBag: AnyObject {
  var disposeBag: DisposeBag { get set }
}

extension HasDisposeBag {
  public var disposeBag: DisposeBag {
    get { Reactive(self).disposeBag }
    set { Reactive(self).disposeBag = newValue }
  }
}

extension Reactive where Base: AnyObject {
  /// A bag that is emptied with the object.
  public var disposeBag: DisposeBag {
    get {
      if let bag = Bags.all.value(0, of: base) as? DisposeBag { return bag }
      let bag = DisposeBag()
      Bags.all.set(bag, 0, of: base)
      return bag
    }
    nonmutating set { Bags.all.set(newValue, 0, of: base) }
  }
}

/// The bags by objects.
private enum Bags {
  static let all = ObjectValues<Int>()
}
