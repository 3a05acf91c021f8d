// SPDX-License-Identifier: Apache-2.0

public protocol SectionModelType {
  associatedtype Item

  var items: [Item] { get }

  init(original: Self, items: [Item])
}

public protocol IdentifiableType {
  associatedtype Identity: Hashable

  var identity: Identity { get }
}

public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}

extension String: IdentifiableType {
  public var identity: String { self }
}

extension Int: IdentifiableType {
  public var identity: Int { self }
}

public struct SectionModel<Section, ItemType>: SectionModelType {
  public typealias Item = ItemType

  public var model: Section
  public var items: [Item]

  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }

  public init(original: SectionModel<Section, Item>, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  public var identity: Section { model }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

public struct AnimatableSectionModel<
  Section: IdentifiableType,
  ItemType: IdentifiableType & Equatable
>: AnimatableSectionModelType {
  public typealias Item = ItemType

  public var model: Section
  public var items: [Item]

  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }

  public init(original: AnimatableSectionModel<Section, Item>, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  public var identity: Section.Identity { model.identity }
}
