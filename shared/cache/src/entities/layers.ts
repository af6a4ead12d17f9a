import type { Changes, Patch } from './draft.ts'
import type { Table } from './split.ts'
import type { Entity, Fields, Held, StoredListChange } from './stored.ts'

/** A pending change, as the cache keeps it. */
export interface StoredLayer {
  readonly patches: ReadonlyMap<Entity, readonly Patch[]>
  readonly lists: readonly StoredListChange[]
  /** Queries answered while the change was pending, of which nobody knows whether they count it. */
  readonly unsure: Set<Held>
}

/** Makes a layer of changes. */
export function layerOf({ patches, lists }: Changes, table: Table): StoredLayer {
  const byEntity = new Map<Entity, Patch[]>()
  for (const { type, id, patch } of patches) {
    const entity = table.entity(type, id)
    const known = byEntity.get(entity)
    if (known === undefined) byEntity.set(entity, [patch])
    else known.push(patch)
  }
  return {
    patches: byEntity,
    lists: lists.map((change) =>
      change.insert === undefined ? change : { ...change, inserted: change.insert.records },
    ),
    unsure: new Set(),
  }
}

/** Returns the fields that patches give to known ones. */
function patched(
  known: Fields,
  patches: readonly Patch[],
  read: (fields: Fields) => Fields,
): Fields {
  const fields = { ...known }
  for (const patch of patches)
    Object.assign(fields, typeof patch === 'function' ? patch(read(fields)) : patch)
  return fields
}

/** Returns a function that gives an entity's fields with pending changes applied, the first layer first. */
export function shownThrough(
  layers: readonly StoredLayer[],
  view: (node: unknown, entity: Entity) => unknown,
): (entity: Entity) => Fields {
  const busy = new Set<Entity>()
  return (entity) => {
    if (entity.shown !== undefined) return entity.shown
    const patches = layers.flatMap((layer) => layer.patches.get(entity) ?? [])
    // A patch that reads an entity within itself sees it without pending changes.
    if (patches.length === 0 || busy.has(entity)) return entity.fields
    busy.add(entity)
    entity.shown = patched(entity.fields, patches, (fields) => viewOf(fields, entity, view))
    busy.delete(entity)
    return entity.shown
  }
}

/** Returns the view of every field. */
export const viewOf = (
  fields: Fields,
  entity: Entity,
  view: (node: unknown, entity: Entity) => unknown,
): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, view(value, entity)]))
