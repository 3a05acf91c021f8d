// SPDX-License-Identifier: Apache-2.0

/// The properties that Interface Builder sets.
extension FSPagerView: InspectedObject {
  package func setInspected(_ name: String, to value: Any) -> Bool {
    set(
      name,
      to: value,
      of: [
        "isInfinite": \FSPagerView.isInfinite, "isScrollEnabled": \.isScrollEnabled,
        "removesInfiniteLoopForSingleItem": \.removesInfiniteLoopForSingleItem,
        "bounces": \.bounces, "alwaysBounceHorizontal": \.alwaysBounceHorizontal,
        "alwaysBounceVertical": \.alwaysBounceVertical,
      ]
    )
      || set(
        name,
        to: value,
        of: [
          "automaticSlidingInterval": \FSPagerView.automaticSlidingInterval,
          "interitemSpacing": \.interitemSpacing,
        ]
      ) || set(name, to: value, of: ["itemSize": \FSPagerView.itemSize])
      || set(name, to: value, of: ["decelerationDistance": \FSPagerView.decelerationDistance])
  }
}

/// The properties that Interface Builder sets.
extension FSPageControl: InspectedObject {
  package func setInspected(_ name: String, to value: Any) -> Bool {
    set(
      name,
      to: value,
      of: ["numberOfPages": \FSPageControl.numberOfPages, "currentPage": \.currentPage]
    )
      || set(
        name,
        to: value,
        of: ["itemSpacing": \FSPageControl.itemSpacing, "interitemSpacing": \.interitemSpacing]
      ) || set(name, to: value, of: ["hidesForSinglePage": \FSPageControl.hidesForSinglePage])
  }
}
