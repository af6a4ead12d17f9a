import { replaceEqualDeep } from '@tanstack/react-query'
import { type EntityType, entityTypeOf, isOfPlace } from '@tessera/contracts/entities/identity'
import { Box, Entity, type Fields, goneField, isFields, Ref, shapeOf } from './stored.ts'

/** The parts of an answer that were split. */
export interface Splitting {
  /** The time of the request. */
  readonly at: number
  /** False for data that was set by hand, which holds the shown values instead of the service's. */
  readonly fetched: boolean
  /** Fills in fields of entities within a change only where they are not known. */
  readonly fillsIn?: boolean
  /** Is told of each entity that the answer has, and with which fields. */
  readonly onEntity?: (entity: Entity, names: readonly string[]) => void
  /** True once a part was found that the cache itself had made. */
  reused: boolean
}

/** Returns what is stored already where an equal value is to be stored, so that views stay as they are. */
export function kept(before: unknown, after: unknown): unknown {
  if (before === after) return before
  if (after instanceof Ref)
    return before instanceof Ref &&
      before.entity === after.entity &&
      before.shape === after.shape &&
      kept(before.own, after.own) === before.own
      ? before
      : after
  if (!(after instanceof Box)) {
    const isLeaf = !(before instanceof Box) && !(before instanceof Ref)
    return isLeaf ? replaceEqualDeep(before, after) : after
  }
  if (!(before instanceof Box) || before.names?.join() !== after.names?.join()) return after
  const parts = after.parts.map((part, at) => kept(before.parts[at], part))
  const isSame =
    parts.length === before.parts.length && parts.every((part, at) => part === before.parts[at])
  return isSame ? before : new Box(parts, after.names)
}

/** The table of entities, and which of its views is which part of an answer. */
export class Table {
  readonly entities = new Map<string, Entity>()
  /** Views that readers were given, and what they were made from. */
  readonly made = new WeakMap<object, Ref | Box>()
  readonly changed = new Set<Entity>()

  entity(type: EntityType, id: string): Entity {
    const key = `${type}:${id}`
    const entity = this.entities.get(key) ?? new Entity(type, id)
    this.entities.set(key, entity)
    return entity
  }

  /** Writes a field, unless what is known of it is newer. */
  write(entity: Entity, name: string, value: unknown, at: number): void {
    if ((entity.stamps[name] ?? 0) > at) return
    entity.stamps[name] = at
    const before = entity.fields[name]
    const after = kept(before, value)
    if (after === before) return
    entity.fields[name] = after
    this.changed.add(entity)
  }

  /** Writes the entities of a value into the table, and returns the value with references to them. */
  split(value: unknown, splitting: Splitting): unknown {
    if (typeof value !== 'object' || value === null) return value
    const known = this.made.get(value)
    if (known !== undefined && (splitting.fetched || isCurrent(known, value))) {
      splitting.reused = true
      return known
    }
    if (Array.isArray(value)) {
      const parts = value.map((part: unknown) => this.split(part, splitting))
      const isLeaf = parts.length > 0 && parts.every((part, at) => part === value[at])
      return isLeaf ? value : new Box(parts, null)
    }
    if (!isFields(value)) return value
    const type = entityTypeOf(value)
    if (type !== undefined) return this.splitEntity(type, value, splitting)
    const names = Object.keys(value)
    const parts = names.map((name) => this.split(value[name], splitting))
    return parts.every((part, at) => part === value[names[at] ?? ''])
      ? value
      : new Box(parts, names)
  }

  private splitEntity(type: EntityType, value: Fields, splitting: Splitting): Ref {
    const entity = this.entity(type, String(value.id))
    const names = Object.keys(value)
    splitting.onEntity?.(entity, names)
    const at = splitting.fillsIn === true ? 0 : splitting.at
    const isShown = (name: string) => !splitting.fetched && entity.shown?.[name] === value[name]
    const own: Record<string, unknown> = {}
    let hasOwn = false
    for (const name of names) {
      const part = this.split(value[name], splitting)
      if (isOfPlace(type, name, value)) {
        own[name] = part
        hasOwn = true
      } else if (!isShown(name)) this.write(entity, name, part, at)
    }
    this.write(entity, goneField, false, at)
    return new Ref(entity, shapeOf(names), hasOwn ? own : undefined)
  }
}

function isCurrent(known: Ref | Box, value: object): boolean {
  if (known instanceof Box || known.own !== undefined) return known.last === value
  const { entity, shape } = known
  return entity.views.get(shape)?.view === value
}
