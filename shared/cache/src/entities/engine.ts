import { notifyManager } from '@tanstack/react-query'
import type { EntityType } from '@tessera/contracts/entities/identity'
import type { ListChange } from '@tessera/contracts/events/entity-change'
import type { Changes, Patch } from './draft.ts'
import { layerOf, type StoredLayer, shownThrough, viewOf } from './layers.ts'
import { isAbout, withListChanges } from './lists.ts'
import { kept, Table } from './split.ts'
import {
  type Dependent,
  type Entity,
  type Fields,
  Held,
  isFields,
  Ref,
  shapeOf,
  Watcher,
} from './stored.ts'
import { sweep } from './sweep.ts'
import { createViews } from './views.ts'

/** Entities that may go unused before the table is swept. */
const sweepAfter = 2_000

const nothing: Fields = {}

/** Table, layers and the views of every query; `createCache` connects it to queries and bus. */
export class Engine {
  readonly table = new Table()
  readonly helds = new Map<string, Held>()
  readonly layers: StoredLayer[] = []
  readonly shown = shownThrough(this.layers, (node, entity) => this.view(node, entity))
  readonly view = createViews(this.table, this.shown)
  private readonly heard = new Set<Watcher>()
  private readonly dirty = new Set<Held>()
  private clock = 0
  private depth = 0
  /** The queries that were forgotten since the last sweep. */
  private forgotten = 0

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
      this.dirty.add(dependent)
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
    if (data === undefined) {
      held.base = undefined
      held.view = undefined
      return
    }
    const at = fetched ? held.began : this.tick()
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
    const onEntity = (entity: Entity, names: readonly string[]) => this.doubt(entity, names, held)
    const splitting = { at, fetched, reused: false, onEntity }
    held.base = kept(held.base, this.table.split(data, splitting))
    // Pages that were kept are no newer than the changes since.
    if (fetched && !splitting.reused) held.changes = held.changes.filter((change) => change.at > at)
  }

  /** Notes that an answer may count a pending change already. */
  private doubt(entity: Entity, names: readonly string[], held: Held): void {
    const gives = (patch: Patch) =>
      typeof patch === 'function' &&
      Object.keys(patch(viewOf(entity.fields, entity, this.view))).some((name) =>
        names.includes(name),
      )
    for (const { patches, unsure } of this.layers)
      if (patches.get(entity)?.some(gives)) unsure.add(held)
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

  /** Notes that the queries which changes of lists are about are to be shown again, and returns them. */
  touchLists(lists: readonly ListChange[]): readonly Held[] {
    const about = [...this.helds.values()].filter(({ call, input }) =>
      lists.some((change) => isAbout(change, call, input)),
    )
    for (const held of about) this.dirty.add(held)
    return about
  }

  /** Returns the view of all that is known of an entity: the same object until that changes. */
  viewOfAll(type: EntityType, id: string): Fields {
    const entity = this.table.entities.get(`${type}:${id}`)
    if (entity === undefined) return nothing
    const whole = new Ref(entity, shapeOf(Object.keys(this.shown(entity))), undefined)
    const known = this.view(whole, entity)
    return isFields(known) ? known : nothing
  }

  forget(held: Held): void {
    held.isRemoved = true
    this.helds.delete(held.query.queryHash)
    this.forgotten += 1
    if (this.table.entities.size <= sweepAfter || this.forgotten <= this.helds.size) return
    this.forgotten = 0
    sweep(this.table, this.helds.values(), this.layers)
  }
}
