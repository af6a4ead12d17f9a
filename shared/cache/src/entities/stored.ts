import type { Query } from '@tanstack/react-query'
import type { EntityType } from '@tessera/contracts/entities/identity'
import type { ListChange } from '@tessera/contracts/events/entity-change'

/** Fields of a record. */
export type Fields = Readonly<Record<string, unknown>>

/** The reserved field that says that an entity is gone: lists leave it out. */
export const goneField = '$gone'

/** A set of field names, of which there is one object for each set. */
export interface Shape {
  readonly names: readonly string[]
}

/** Something whose view depends on entities: another entity, or a query. */
export type Dependent = Entity | Held | Watcher

/** A reader of an entity without a query. */
export class Watcher {
  readonly isEntity = false
  readonly hear: () => void

  constructor(hear: () => void) {
    this.hear = hear
  }
}

/** One entity: each field as the latest answer had it, and the views that readers were given. */
export class Entity {
  readonly isEntity = true
  readonly fields: Record<string, unknown> = {}
  /** The time of each field's last write; an answer to an older request does not overwrite it. */
  readonly stamps: Record<string, number> = {}
  readonly dependents = new Set<Dependent>()
  readonly views = new Map<Shape, { readonly version: number; readonly view: Fields }>()
  version = 0
  /** The fields with pending changes applied; undefined until they are read. */
  shown: Fields | undefined
  readonly type: EntityType
  readonly id: string

  constructor(type: EntityType, id: string) {
    this.type = type
    this.id = id
  }
}

/** An entity's place in an answer, and which of its fields the answer has there. */
export class Ref {
  last: unknown
  readonly entity: Entity
  readonly shape: Shape
  /** Fields that belong to the place. */
  readonly own: Fields | undefined

  constructor(entity: Entity, shape: Shape, own: Fields | undefined) {
    this.entity = entity
    this.shape = shape
    this.own = own
  }
}

/** An array, or an object without an identity, that has entities somewhere in it. */
export class Box {
  last: unknown
  readonly parts: readonly unknown[]
  /** The names of an object's parts; null for an array. */
  readonly names: readonly string[] | null

  constructor(parts: readonly unknown[], names: readonly string[] | null) {
    this.parts = parts
    this.names = names
  }
}

/** A change of lists, with the records that it inserts as they are stored. */
export interface StoredListChange extends ListChange {
  readonly inserted?: readonly unknown[]
}

/** A query that the cache follows: its answer with references, and the view that readers see. */
export class Held {
  readonly isEntity = false
  isRemoved = false
  base: unknown
  /** `base` with changes of lists applied. */
  shaped: unknown
  view: unknown
  /** The start of the fetch in progress. */
  began = 0
  /** Confirmed changes of lists that the answer may not have yet. */
  changes: readonly { readonly at: number; readonly change: StoredListChange }[] = []
  readonly query: Query
  readonly call: string
  readonly input: Fields

  constructor(query: Query, call: string, input: Fields) {
    this.query = query
    this.call = call
    this.input = input
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shapes = new Map<string, Shape>()

/** Returns the one shape with these names. */
export function shapeOf(names: readonly string[]): Shape {
  const key = names.join()
  const shape = shapes.get(key) ?? { names }
  shapes.set(key, shape)
  return shape
}

/** Returns a part of a box by its name. */
export const partOf = (box: Box, name: string): unknown =>
  box.names === null ? undefined : box.parts[box.names.indexOf(name)]
