import type { Table } from './split.ts'
import { Box, type Dependent, type Entity, type Fields, goneField, partOf, Ref } from './stored.ts'

const isGone = (node: unknown, shown: (entity: Entity) => Fields): boolean =>
  node instanceof Ref && shown(node.entity)[goneField] === true

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at])

/**
 * Makes what readers see of stored values: references become records. Records that stay as they are
 * keep their identity, so that nothing is drawn again.
 */
export function createViews(table: Table, shown: (entity: Entity) => Fields) {
  function viewOfBox(box: Box, dependent: Dependent): unknown {
    const { names, parts } = box
    const { last } = box
    if (names === null) {
      const there = parts.filter((part) => !isGone(part, shown))
      const items = there.map((part) => view(part, dependent))
      // A reference that is left out may come back.
      if (there.length < parts.length)
        for (const part of parts) if (part instanceof Ref) part.entity.dependents.add(dependent)
      return Array.isArray(last) && isSame(items, last) ? last : items
    }
    const values = names.map((name) => view(partOf(box, name), dependent))
    const before = Object(last)
    const stays =
      last !== undefined && values.every((value, at) => value === before[names[at] ?? ''])
    return stays ? last : Object.fromEntries(names.map((name, at) => [name, values[at]]))
  }

  function recordOf({ entity, shape, own }: Ref, last: unknown, dependent: Dependent): Fields {
    const from = shown(entity)
    const before = Object(last)
    const record: Record<string, unknown> = {}
    let stays = last !== undefined
    for (const name of shape.names) {
      const isOwn = own !== undefined && name in own
      record[name] = isOwn ? view(own[name], dependent) : view(from[name], entity)
      stays &&= record[name] === before[name]
    }
    return stays ? before : record
  }

  function viewOfRef(ref: Ref, dependent: Dependent): Fields {
    const { entity, shape, own } = ref
    entity.dependents.add(dependent)
    if (own !== undefined) return recordOf(ref, ref.last, dependent)
    const memo = entity.views.get(shape)
    if (memo?.version === entity.version) return memo.view
    const next = recordOf(ref, memo?.view, dependent)
    entity.views.set(shape, { version: entity.version, view: next })
    return next
  }

  /** Returns the view of a stored value; the dependent is told when an entity in it changes. */
  function view(node: unknown, dependent: Dependent): unknown {
    if (!(node instanceof Ref) && !(node instanceof Box)) return node
    const next = node instanceof Ref ? viewOfRef(node, dependent) : viewOfBox(node, dependent)
    node.last = next
    if (typeof next === 'object' && next !== null) table.made.set(next, node)
    return next
  }
  return view
}
