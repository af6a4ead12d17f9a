import { notifyManager } from '@tanstack/react-query'
import type { EntityType } from '@tessera/contracts/entities/identity'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { ListChange } from '@tessera/contracts/events/entity-change'
import type { entitiesChanged } from '@tessera/contracts/events/facts'
import type { Changes } from './draft.ts'
import { layerOf, type StoredLayer, shownThrough, viewOf } from './layers.ts'
import { isAbout, withListChanges } from './lists.ts'
import { kept, Table } from './split.ts'
import { type Dependent, type Entity, type Fields, Held, Watcher } from './stored.ts'
import { sweep } from './sweep.ts'
import { createViews } from './views.ts'

type Changed = PayloadOf<typeof entitiesChanged>

/** Entities that may go unused before the table is swept. */
const sweepAfter = 2_000

/** Table, layers and the views of every query; `createCache` connects it to queries and bus. */
export class Engine {
  readonly table = new Table()
  readonly helds = new Map<string, Held>()
  readonly layers: StoredLayer[] = []
  readonly shown = shownThrough(this.layers, (node, entity) => this.view(node, entity))
  readonly view = createViews(this.table, this.shown)
  private readonly leavesManual: boolean
  private readonly heard = new Set<Watcher>()
  private readonly dirty = new Set<Held>()
  private clock = 0
  private depth = 0
  private swept = 0

  constructor(leavesManual: boolean) {
    this.leavesManual = leavesManual
  }

  tick(): number {
    this.clock += 1
    return this.clock
  }

  /** Runs changes, then shows all of them at once. */
  batch(run: () => void): void {
    this.depth += 1
    try {
      notifyManager.batch(() => {
        run()
        if (this.depth === 1) this.flush()
      })
    } finally {
      this.depth -= 1
    }
  }

  private flush(): void {
    while (this.table.changed.size > 0) {
      const seen = new Set<Dependent>()
      const changed = [...this.table.changed]
      this.table.changed.clear()
      for (const entity of changed) this.touch(entity, seen)
    }
    for (const held of this.dirty) this.show(held)
    this.dirty.clear()
    for (const { hear } of this.heard) notifyManager.schedule(hear)
    this.heard.clear()
  }

  /** Marks everything that shows an entity as out of date. */
  private touch(dependent: Dependent, seen: Set<Dependent>): void {
    if (seen.has(dependent)) return
    seen.add(dependent)
    if (dependent instanceof Held) {
      this.soil(dependent)
      return
    }
    if (dependent instanceof Watcher) {
      this.heard.add(dependent)
      return
    }
    dependent.version += 1
    dependent.shown = undefined
    for (const each of dependent.dependents) this.touch(each, seen)
  }

  /** Notes that a query is to be shown again; reads its entities first where nobody has yet. */
  private soil(held: Held): void {
    this.dirty.add(held)
    const at = held.unread
    if (at === undefined) return
    held.unread = undefined
    this.read(held, held.query.state.data, { at, fetched: false })
  }

  /** Sets a query's data to the view of what is stored. It is no newer than it was. */
  private show(held: Held): void {
    if (held.isRemoved || held.base === undefined) return
    const pending = this.layers.flatMap(({ lists }) => lists)
    const changes = [...held.changes.map(({ change }) => change), ...pending].filter((change) =>
      isAbout(change, held.call, held.input),
    )
    held.shaped = kept(held.shaped, withListChanges(held.base, changes))
    held.view = this.view(held.shaped, held)
    if (held.query.state.data !== held.view) held.query.setState({ data: held.view })
  }

  /** Shows a query's data as the cache has them, whatever was set. */
  restore(held: Held): void {
    this.batch(() => this.dirty.add(held))
  }

  /** Takes in an answer, or data that were set by hand. */
  absorb(held: Held, data: unknown, fetched: boolean): void {
    held.unread = undefined
    if (data === undefined) {
      held.base = undefined
      held.view = undefined
      return
    }
    const at = fetched ? held.began : this.tick()
    // What screens change by hand stays as they set it until the cache itself changes the query.
    if (!fetched && held.base !== undefined && this.leavesManual) {
      held.unread = at
      return
    }
    this.batch(() => {
      this.read(held, data, { at, fetched })
      this.dirty.add(held)
    })
  }

  private read(
    held: Held,
    data: unknown,
    { at, fetched }: { readonly at: number; readonly fetched: boolean },
  ): void {
    const onEntity = (entity: Entity) => this.doubt(entity, held)
    const splitting = { at, fetched, reused: false, onEntity }
    held.base = kept(held.base, this.table.split(data, splitting))
    // Pages that were kept are no newer than the changes since.
    if (fetched && !splitting.reused) held.changes = held.changes.filter((change) => change.at > at)
  }

  /** Notes that an answer may count a pending change already. */
  private doubt(entity: Entity, held: Held): void {
    for (const { patches, unsure } of this.layers)
      if (patches.get(entity)?.some((patch) => typeof patch === 'function')) unsure.add(held)
  }

  /** Adds a layer. */
  push(changes: Changes): StoredLayer {
    const layer = layerOf(changes, this.table)
    this.batch(() => {
      this.layers.push(layer)
      this.touchLayer(layer)
    })
    return layer
  }

  /** Drops a layer; returns false where it is gone already. */
  drop(layer: StoredLayer): boolean {
    const at = this.layers.indexOf(layer)
    if (at === -1) return false
    this.layers.splice(at, 1)
    this.touchLayer(layer)
    return true
  }

  private touchLayer({ patches, lists }: StoredLayer): void {
    for (const entity of patches.keys()) this.table.changed.add(entity)
    this.touchLists(lists)
  }

  private touchLists(lists: readonly ListChange[]): readonly Held[] {
    const about = [...this.helds.values()].filter(({ call, input }) =>
      lists.some((change) => isAbout(change, call, input)),
    )
    for (const held of about) this.soil(held)
    return about
  }

  /** Returns what changes come to on top of what is confirmed, as plain data. */
  outcomeOf(changes: readonly Changes[]): Changed {
    const all = new Map<Entity, Fields>()
    for (const { patches } of changes)
      for (const { type, id, patch } of patches) {
        const entity = this.table.entity(type, id)
        const before = all.get(entity) ?? {}
        const read = (fields: Fields) => viewOf(fields, entity, this.view)
        const after =
          typeof patch === 'function' ? patch(read({ ...entity.fields, ...before })) : patch
        all.set(entity, { ...before, ...after })
      }
    return {
      entities: [...all].map(([{ type, id }, fields]) => ({ type, id, fields: { ...fields } })),
      lists: changes.flatMap(({ lists }) => lists),
    }
  }

  /** Writes a confirmed change, of this tab or another. */
  apply({ entities, lists }: Changed): void {
    const at = this.tick()
    const splitting = { at, fetched: true, fillsIn: true, reused: false }
    this.batch(() => {
      for (const { type, id, fields } of entities) {
        const entity = this.table.entity(type, id)
        for (const [name, value] of Object.entries(fields))
          this.table.write(entity, name, this.table.split(value, splitting), at)
      }
      for (const change of lists) this.applyList(change, at)
    })
  }

  private applyList(change: ListChange, at: number): void {
    const { ask, insert, ...rest } = change
    const records = insert?.records
    const inserted = records?.map((record) =>
      this.table.split(record, { at, fetched: true, fillsIn: true, reused: false }),
    )
    const stored = { ...rest, ...(insert && inserted ? { insert, inserted } : {}) }
    for (const held of this.touchLists([change]))
      held.changes = [...held.changes, { at, change: stored }]
  }

  /** True when a query shows an entity, directly or within another entity. */
  isShownBy(held: Held, type: EntityType, id: string): boolean {
    const seen = new Set<Dependent>()
    const reaches = (dependent: Dependent): boolean => {
      if (dependent === held) return true
      if (!dependent.isEntity || seen.has(dependent)) return false
      seen.add(dependent)
      return [...dependent.dependents].some(reaches)
    }
    const entity = this.table.entities.get(`${type}:${id}`)
    return entity !== undefined && reaches(entity)
  }

  forget(held: Held): void {
    held.isRemoved = true
    this.helds.delete(held.query.queryHash)
    this.swept += 1
    if (this.table.entities.size <= sweepAfter || this.swept <= this.helds.size) return
    this.swept = 0
    sweep(this.table, this.helds.values(), this.layers)
  }
}
