import type { Call } from '@tessera/contracts/calls/define-call'
import type { Entities, EntityType } from '@tessera/contracts/entities/identity'
import type { ListChange } from '@tessera/contracts/events/entity-change'
import { type Fields, goneField } from './stored.ts'

/** New fields of an entity, or how they follow from those that are known. */
export type Patch = Fields | ((known: Fields) => Fields)

export type Known<Type extends EntityType> = Partial<Entities[Type]>

/** True for every record of the table: each field was parsed by the contract of its call. */
export function isKnown<Type extends EntityType>(
  _: Type,
  fields: object,
): fields is Known<Type> & Fields {
  return fields !== null
}

/** Lists to change: the answers to some calls, all or those whose input has, or has not, some values. */
export interface Lists extends Omit<ListChange, 'calls'> {
  readonly of: readonly Pick<Call, 'name'>[]
}

/** Reads what is known of entities, with pending changes. */
export interface Reader {
  /** Returns what is known of an entity: the same object until that changes. */
  read<Type extends EntityType>(type: Type, id: string): Known<Type>
  /** Returns the ids of the known entities that pass a test. */
  find<Type extends EntityType>(
    type: Type,
    test: (known: Known<Type>) => boolean,
  ): readonly string[]
}

/** Collects the changes of one command. */
export interface Draft extends Reader {
  /**
   * Changes fields of an entity, wherever it is shown. A function sees what is known of the entity;
   * it is for counts, which other changes may change too.
   *
   *     draft.patch('board', id, ({ pin_count = 0 }) => ({ pin_count: pin_count + 1 }))
   */
  patch<Type extends EntityType>(
    type: Type,
    id: string,
    change: Known<Type> | ((known: Known<Type>) => Known<Type>),
  ): void
  /** Takes an entity out of every list. */
  gone(type: EntityType, id: string): void
  /** Puts an entity that was gone back into every list. */
  back(type: EntityType, id: string): void
  /**
   * Changes lists. `ask` fetches them again once the change is confirmed.
   *
   *     draft.lists({ of: [homeFeed, searchPins], type: 'pin', remove: [id] })
   */
  lists(change: Lists): void
}

/** A change of one entity. */
interface EntityPatch {
  readonly type: EntityType
  readonly id: string
  readonly patch: Patch
}

/** All changes of one command. */
export interface Changes {
  readonly patches: readonly EntityPatch[]
  readonly lists: readonly ListChange[]
}

/** Runs a function that describes changes, and returns them. */
export function changesOf(describe: (draft: Draft) => void, reader: Reader): Changes {
  const patches: EntityPatch[] = []
  const lists: ListChange[] = []
  const gone = (type: EntityType, id: string, isGone: boolean) => {
    patches.push({ type, id, patch: { [goneField]: isGone } })
  }
  describe({
    ...reader,
    patch: (type, id, change) => {
      const patch =
        typeof change === 'function'
          ? (known: Fields) => (isKnown(type, known) ? { ...change(known) } : {})
          : { ...change }
      patches.push({ type, id, patch })
    },
    gone: (type, id) => gone(type, id, true),
    back: (type, id) => gone(type, id, false),
    lists: ({ of, ...change }) => void lists.push({ calls: of.map(({ name }) => name), ...change }),
  })
  return { patches, lists }
}
