// SPDX-License-Identifier: Apache-2.0

/// What `snp` of views and guides has in common.
@preconcurrency @MainActor
public protocol ConstraintDSL: ConstraintLines where Line == ConstraintItem {
  var item: AnyObject { get }
}

extension ConstraintDSL {
  public func line(_ attributes: ConstraintLineSet) -> ConstraintItem {
    ConstraintItem(item, attributes.attributes)
  }

  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(item, closure)
  }

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.make(item, closure)
  }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(item, closure)
  }

  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(item, closure)
  }

  public func removeConstraints() { ConstraintMaker.remove(item) }
}
