import type { StoredLayer } from './layers.ts'
import type { Table } from './split.ts'
import { Box, type Entity, Held, Ref } from './stored.ts'

/** Returns the entities that some query shows, directly or within others, or some layer changes. */
function usedBy(helds: Iterable<Held>, layers: readonly StoredLayer[]): ReadonlySet<Entity> {
  const used = new Set<Entity>()
  const mark = (node: unknown): void => {
    if (node instanceof Box) for (const part of node.parts) mark(part)
    if (!(node instanceof Ref) || used.has(node.entity)) return
    used.add(node.entity)
    for (const part of Object.values(node.entity.fields)) mark(part)
  }
  for (const held of helds) {
    mark(held.base)
    for (const { change } of held.changes) change.inserted?.forEach(mark)
  }
  for (const { patches } of layers) for (const entity of patches.keys()) used.add(entity)
  return used
}

/** Drops the entities that nothing uses any more, once the query library has dropped their queries. */
export function sweep(table: Table, helds: Iterable<Held>, layers: readonly StoredLayer[]): void {
  const used = usedBy(helds, layers)
  for (const [key, entity] of table.entities) {
    if (!used.has(entity)) table.entities.delete(key)
    for (const each of entity.dependents)
      if (each instanceof Held ? each.isRemoved : each.isEntity && !used.has(each))
        entity.dependents.delete(each)
  }
}
