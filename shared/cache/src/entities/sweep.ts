import type { StoredLayer } from './layers.ts'
import type { Table } from './split.ts'
import { Box, type Entity, Held, Ref, Watcher } from './stored.ts'

const isWatched = ({ dependents }: Entity): boolean =>
  [...dependents].some((each) => each instanceof Watcher)

/** Returns the entities that a query shows, a watcher reads or a layer changes, and those within them. */
function usedBy(
  { entities }: Table,
  helds: Iterable<Held>,
  layers: readonly StoredLayer[],
): ReadonlySet<Entity> {
  const used = new Set<Entity>()
  const markEntity = (entity: Entity): void => {
    if (used.has(entity)) return
    used.add(entity)
    for (const part of Object.values(entity.fields)) mark(part)
  }
  const mark = (node: unknown): void => {
    if (node instanceof Box) for (const part of node.parts) mark(part)
    if (node instanceof Ref) markEntity(node.entity)
  }
  for (const held of helds) {
    mark(held.base)
    for (const { change } of held.changes) change.inserted?.forEach(mark)
  }
  for (const entity of entities.values()) if (isWatched(entity)) markEntity(entity)
  for (const { patches } of layers) for (const entity of patches.keys()) markEntity(entity)
  return used
}

/** Drops the entities that nothing uses any more, once the query library has dropped their queries. */
export function sweep(table: Table, helds: Iterable<Held>, layers: readonly StoredLayer[]): void {
  const used = usedBy(table, helds, layers)
  for (const [key, entity] of table.entities) {
    if (!used.has(entity)) table.entities.delete(key)
    for (const each of entity.dependents)
      if (each instanceof Held ? each.isRemoved : each.isEntity && !used.has(each))
        entity.dependents.delete(each)
  }
}
