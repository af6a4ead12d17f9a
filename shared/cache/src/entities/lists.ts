import type { EntityType } from '@tessera/contracts/entities/identity'
import { entityTypeOf } from '@tessera/contracts/entities/identity'
import type { ListChange } from '@tessera/contracts/events/entity-change'
import { Box, type Fields, isFields, partOf, Ref, type StoredListChange } from './stored.ts'

/** An item of a list, and which page of the list it is on. */
interface Placed {
  readonly page: number
  readonly item: unknown
}

const isSubset = (part: Fields, whole: Fields): boolean =>
  Object.entries(part).every(([name, value]) => whole[name] === value)

/** True when a change is about the answers to a call with this input. */
export function isAbout(
  { calls, input, unless }: Pick<ListChange, 'calls' | 'input' | 'unless'>,
  call: string,
  asked: Fields,
): boolean {
  return (
    calls.includes(call) &&
    isSubset(input ?? {}, asked) &&
    (unless === undefined || !isSubset(unless, asked))
  )
}

/** Returns the id of the entity that an item is, or that an item without an identity is about. */
function idOf(item: unknown, type: EntityType | undefined): string | undefined {
  if (item instanceof Ref) return item.entity.type === type ? item.entity.id : undefined
  if (item instanceof Box)
    return item.parts
      .map((part) => (part instanceof Ref ? idOf(part, type) : undefined))
      .find(Boolean)
  if (!isFields(item) || typeof item.id !== 'string') return undefined
  return entityTypeOf(item) === type ? item.id : undefined
}

const typesIn = (items: readonly Placed[]): ReadonlySet<EntityType | undefined> =>
  new Set(
    items.map(({ item }) =>
      item instanceof Ref ? item.entity.type : isFields(item) ? entityTypeOf(item) : undefined,
    ),
  )

function inOrder(items: readonly Placed[], ids: readonly string[], type: EntityType | undefined) {
  const ranks = new Map(ids.map((id, rank) => [id, rank]))
  const rank = ({ item }: Placed) => ranks.get(idOf(item, type) ?? '') ?? ids.length
  const ordered = items.toSorted((one, other) => rank(one) - rank(other))
  // Pages keep their lengths.
  return ordered.map(({ item }, at) => ({ item, page: items[at]?.page ?? 0 }))
}

/** Puts items before or after another one; pages keep their lengths. */
function withMoved(
  items: readonly Placed[],
  { ids, side, anchor }: NonNullable<ListChange['move']>,
  type: EntityType | undefined,
) {
  const idAt = ({ item }: Placed) => idOf(item, type) ?? ''
  const moving = ids.flatMap((id) => items.find((item) => idAt(item) === id) ?? [])
  const others = items.filter((item) => !ids.includes(idAt(item)))
  const at = others.findIndex((item) => idAt(item) === anchor)
  if (at === -1) return items
  const ordered = others.toSpliced(side === 'after' ? at + 1 : at, 0, ...moving)
  return ordered.map(({ item }, place) => ({ item, page: items[place]?.page ?? 0 }))
}

function withInserted(items: readonly Placed[], change: StoredListChange, lastPage: number) {
  const types = typesIn(items)
  const there = new Set(items.map(({ item }) => idOf(item, change.type)))
  const fresh = (change.inserted ?? []).filter((item) => {
    const id = idOf(item, change.type)
    return id === undefined || !there.has(id)
  })
  // An answer with several lists: records go into the list of their type.
  if (items.length > 0 && !types.has(change.type)) return items
  return change.insert?.at === 'end'
    ? [...items, ...fresh.map((item) => ({ item, page: lastPage }))]
    : [...fresh.map((item) => ({ item, page: 0 })), ...items]
}

/** Applies changes to one list, whose items may stand on several pages; the first change first. */
function changed(
  items: readonly Placed[],
  changes: readonly StoredListChange[],
  lastPage: number,
): readonly Placed[] {
  let now = items
  const removed = new Set<string>()
  for (const change of changes) {
    const { type } = change
    for (const id of change.remove ?? []) removed.add(`${type}:${id}`)
    for (const id of change.restore ?? []) removed.delete(`${type}:${id}`)
    if (change.inserted !== undefined) {
      for (const item of change.inserted) removed.delete(`${type}:${idOf(item, type)}`)
      now = withInserted(now, change, lastPage)
    }
    if (change.order !== undefined) now = inOrder(now, change.order, type)
    if (change.move !== undefined) now = withMoved(now, change.move, type)
  }
  if (removed.size === 0) return now
  const types = new Set(changes.map(({ type }) => type))
  return now.filter(
    ({ item }) => ![...types].some((type) => removed.has(`${type}:${idOf(item, type)}`)),
  )
}

const isList = (node: unknown): node is Box => node instanceof Box && node.names === null

/** Applies changes to the lists of one or several pages that stand at the same place. */
function withLists(
  pages: readonly unknown[],
  changes: readonly StoredListChange[],
): readonly unknown[] {
  const [first] = pages
  if (first instanceof Box && first.names !== null) {
    const { names } = first
    const boxes = pages.map((page) => (page instanceof Box ? page : first))
    const columns = names.map((name) =>
      withLists(
        boxes.map((box) => partOf(box, name)),
        changes,
      ),
    )
    return boxes.map(
      (_, at) =>
        new Box(
          columns.map((column) => column[at]),
          names,
        ),
    )
  }
  if (!pages.every(isList)) return pages
  const items = pages.flatMap(({ parts }, page) => parts.map((item) => ({ page, item })))
  const next = changed(items, changes, pages.length - 1)
  const byPage = pages.map((): unknown[] => [])
  for (const { page, item } of next) byPage[page]?.push(item)
  return byPage.map((parts) => new Box(parts, null))
}

const withPart = (box: Box, name: string, part: unknown): Box =>
  new Box(
    box.parts.map((old, at) => (box.names?.[at] === name ? part : old)),
    box.names,
  )

/** Returns an answer with changes applied to its lists: of an answer in pages, to all pages as one list. */
export function withListChanges(base: unknown, changes: readonly StoredListChange[]): unknown {
  if (!(base instanceof Box) || changes.length === 0) return base
  const pages = partOf(base, 'pages')
  if (!isList(pages)) return withLists([base], changes)[0]
  const boxes = pages.parts.flatMap((page) => (page instanceof Box ? [page] : []))
  const data = withLists(
    boxes.map((page) => partOf(page, 'data')),
    changes,
  )
  const isEnded = changes.some(({ ended }) => ended === true)
  const next = boxes.map((page, at) => {
    const changedPage = withPart(page, 'data', data[at])
    return isEnded ? withPart(changedPage, 'bookmark', null) : changedPage
  })
  return withPart(base, 'pages', new Box(next, null))
}
