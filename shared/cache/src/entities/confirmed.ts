import type { EntityType } from '@tessera/contracts/entities/identity'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { ListChange } from '@tessera/contracts/events/entity-change'
import type { entitiesChanged } from '@tessera/contracts/events/facts'
import type { Changes } from './draft.ts'
import type { Engine } from './engine.ts'
import { viewOf } from './layers.ts'
import type { Dependent, Entity, Fields, Held } from './stored.ts'

type Changed = PayloadOf<typeof entitiesChanged>

/** Returns what changes come to on top of what is confirmed, as plain data. */
export function outcomeOf({ table, view }: Engine, changes: readonly Changes[]): Changed {
  const all = new Map<Entity, Fields>()
  for (const { patches } of changes)
    for (const { type, id, patch } of patches) {
      const entity = table.entity(type, id)
      const before = all.get(entity) ?? {}
      const read = (fields: Fields) => viewOf(fields, entity, view)
      const after =
        typeof patch === 'function' ? patch(read({ ...entity.fields, ...before })) : patch
      all.set(entity, { ...before, ...after })
    }
  return {
    entities: [...all].map(([{ type, id }, fields]) => ({ type, id, fields: { ...fields } })),
    lists: changes.flatMap(({ lists }) => lists),
  }
}

function applyList(engine: Engine, change: ListChange, at: number): void {
  const { ask, insert, ...rest } = change
  const records = insert?.records
  const inserted = records?.map((record) =>
    engine.table.split(record, { at, fetched: true, fillsIn: true, reused: false }),
  )
  const stored = { ...rest, ...(insert && inserted ? { insert, inserted } : {}) }
  for (const held of engine.touchLists([change]))
    held.changes = [...held.changes, { at, change: stored }]
}

/** Writes a confirmed change, of this tab or another. */
export function applyChange(engine: Engine, { entities, lists }: Changed): void {
  const { table } = engine
  const at = engine.tick()
  const splitting = { at, fetched: true, fillsIn: true, reused: false }
  engine.batch(() => {
    for (const { type, id, fields } of entities) {
      const entity = table.entity(type, id)
      for (const [name, value] of Object.entries(fields))
        table.write(entity, name, table.split(value, splitting), at)
    }
    for (const change of lists) applyList(engine, change, at)
  })
}

/** True when a query shows an entity, directly or within another entity. */
export function isShownBy({ table }: Engine, held: Held, type: EntityType, id: string): boolean {
  const seen = new Set<Dependent>()
  const reaches = (dependent: Dependent): boolean => {
    if (dependent === held) return true
    if (!dependent.isEntity || seen.has(dependent)) return false
    seen.add(dependent)
    return [...dependent.dependents].some(reaches)
  }
  const entity = table.entities.get(`${type}:${id}`)
  return entity !== undefined && reaches(entity)
}
