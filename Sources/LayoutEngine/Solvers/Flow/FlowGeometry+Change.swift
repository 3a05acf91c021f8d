// SPDX-License-Identifier: Apache-2.0
import Foundation

extension FlowGeometry {
  /// Inserts an item before the item at a position of a section, or after all items.
  ///
  /// - Complexity: O(m + c + s) for m items until line breaks agree with the old ones, c later
  ///   chunks and s later sections. O(n) for n items of the section when its items had one size and
  ///   this one differs, or when all sizes become equal.
  /// - Precondition: the section exists and the position is at most its number of items.
  package mutating func insertItem(_ size: AxisSize, section: Int, item: Int) {
    let count = sections[section].count
    precondition(item >= 0 && item <= count, "item \(item) is not in 0...\(count)")
    sections[section].insert(size, at: item)
    sectionChanged(section)
  }

  /// Removes an item from a section.
  ///
  /// - Complexity: As for inserting.
  /// - Precondition: the item exists.
  package mutating func removeItem(section: Int, item: Int) {
    let count = sections[section].count
    precondition(item >= 0 && item < count, "item \(item) is not in 0..<\(count)")
    sections[section].remove(at: item)
    sectionChanged(section)
  }

  /// Gives an item a new size.
  ///
  /// - Complexity: As for inserting.
  /// - Precondition: the item exists.
  package mutating func resizeItem(section: Int, item: Int, to size: AxisSize) {
    let count = sections[section].count
    precondition(item >= 0 && item < count, "item \(item) is not in 0..<\(count)")
    sections[section].resize(item, to: size)
    sectionChanged(section)
  }

  /// Solves one section again from new input.
  ///
  /// - Precondition: the section exists.
  package mutating func replaceSection(_ section: Int, with input: FlowSection) {
    replace(section, by: Section(input, container: container))
  }
}

extension FlowGeometry.Section {
  mutating func insert(_ size: AxisSize, at item: Int) {
    let valid = size.sanitised
    invalid.insert(!size.isValid, at: item)
    switch run {
    case .uniform(let old) where old.count == 0 || old.size == valid:
      run = Self.uniformRun(of: valid, count: old.count + 1, rules: rules)
    case .uniform(let old):
      var sizes = [AxisSize](repeating: old.size, count: old.count)
      sizes.insert(valid, at: item)
      run = .chunked(ChunkedRun(sizes: sizes, rules: rules))
    case .chunked:
      changeChunks { $0.insert(valid, at: item) }
    }
  }

  mutating func remove(at item: Int) {
    invalid.remove(at: item)
    switch run {
    case .uniform(let old):
      run = Self.uniformRun(of: old.size, count: old.count - 1, rules: rules)
    case .chunked:
      changeChunks { $0.remove(at: item) }
    }
  }

  mutating func resize(_ item: Int, to size: AxisSize) {
    let valid = size.sanitised
    invalid[item] = !size.isValid
    switch run {
    case .uniform(let old) where old.size == valid:
      return
    case .uniform(let old) where old.count == 1:
      run = Self.uniformRun(of: valid, count: 1, rules: rules)
    case .uniform(let old):
      var sizes = [AxisSize](repeating: old.size, count: old.count)
      sizes[item] = valid
      run = .chunked(ChunkedRun(sizes: sizes, rules: rules))
    case .chunked:
      changeChunks { $0.resize(item, to: valid) }
    }
  }

  /// Changes chunks in place; they become arithmetic again when all sizes are equal.
  private mutating func changeChunks(_ change: (inout ChunkedRun) -> Void) {
    guard case .chunked(var chunks) = run else { return }
    // The section must not keep the chunks meanwhile, because every change would copy them.
    run = Self.uniformRun(of: .zero, count: 0, rules: rules)
    change(&chunks)
    if let size = chunks.uniformSize {
      run = Self.uniformRun(of: size, count: chunks.count, rules: rules)
    } else {
      run = .chunked(chunks)
    }
  }
}
