// SPDX-License-Identifier: Apache-2.0

/// A section with its elements.
public protocol DifferentiableSection: Differentiable {
  associatedtype Collection: Swift.Collection where Collection.Element: Differentiable
  var elements: Collection { get }
  init<C: Swift.Collection>(source: Self, elements: C) where C.Element == Collection.Element
}

/// A section of a model and a list.
public struct ArraySection<Model: Differentiable, Element: Differentiable>: DifferentiableSection {
  public var model: Model
  public var elements: [Element]

  public init<C: Swift.Collection>(model: Model, elements: C) where C.Element == Element {
    self.model = model
    self.elements = Array(elements)
  }

  public init<C: Swift.Collection>(source: ArraySection, elements: C) where C.Element == Element {
    self.init(model: source.model, elements: elements)
  }

  public var differenceIdentifier: Model.DifferenceIdentifier { model.differenceIdentifier }
  public func isContentEqual(to source: ArraySection) -> Bool {
    model.isContentEqual(to: source.model)
  }
}

extension ArraySection: Equatable where Model: Equatable, Element: Equatable {}
extension ArraySection: Hashable where Model: Hashable, Element: Hashable {}
