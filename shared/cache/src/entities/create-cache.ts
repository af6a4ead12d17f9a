import type { Query, QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { EntityType } from '@tessera/contracts/entities/identity'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { ListChange } from '@tessera/contracts/events/entity-change'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { applyChange, isShownBy, outcomeOf } from './confirmed.ts'
import { type Changes, changesOf, type Draft, isKnown, type Known, type Reader } from './draft.ts'
import { Engine } from './engine.ts'
import { isAbout } from './lists.ts'
import { Held, isFields, Watcher } from './stored.ts'

/** A pending change: shown until it is confirmed or rolled back. */
export interface Layer {
  /** Writes the change, and what the answer says over it, and tells the other tabs. */
  confirm(describe?: (draft: Draft) => void): void
  /** Drops the change; whatever else changed meanwhile stays. */
  rollBack(): void
}

/** The one cache of entities, beside the queries whose data are views of it. */
export interface Cache extends Reader {
  /** Shows a change at once, until it is confirmed or rolled back. */
  show(describe: (draft: Draft) => void): Layer
  /** Writes a change that the service has confirmed, and tells the other tabs. */
  confirm(describe: (draft: Draft) => void): void
  /** Hears of changes to an entity until the returned function is called. */
  watch(type: EntityType, id: string, hear: () => void): () => void
}

/** Follows one query: the parts of its answers go into the table. */
function createFollower(engine: Engine) {
  return (query: Query): Held | undefined => {
    const known = engine.helds.get(query.queryHash)
    if (known !== undefined) return known
    const [call, kind, input] = query.queryKey
    if (typeof call !== 'string' || (kind !== 'one' && kind !== 'list')) return undefined
    const held = new Held(query, call, isFields(input) ? input : {})
    engine.helds.set(query.queryHash, held)
    engine.absorb(held, query.state.data, false)
    return held
  }
}

function followQueries(queries: QueryClient, engine: Engine): void {
  const follow = createFollower(engine)
  const helds = queries.getQueryCache().getAll().map(follow)
  // Answers that are under way already are newer than the data that is known.
  const began = engine.tick()
  for (const held of helds) if (held !== undefined) held.began = began
  queries.getQueryCache().subscribe((event) => {
    const held = follow(event.query)
    if (held === undefined) return
    if (event.type === 'removed') engine.forget(held)
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'fetch') held.began = engine.tick()
    const { data } = event.query.state
    if (data === held.view) return
    if (action.type === 'success') engine.absorb(held, data, action.manual !== true)
    // A fetch that was canceled puts back the data from before it, without the changes since.
    else if (action.type === 'setState' && 'fetchStatus' in action.state && data !== undefined)
      engine.restore(held)
    else if (action.type === 'setState') engine.absorb(held, data, false)
  })
}

const askAgain = (queries: QueryClient, lists: readonly ListChange[], engine: Engine) => {
  for (const change of lists) {
    if (change.ask === undefined) continue
    void queries.invalidateQueries({
      predicate: ({ queryHash }) => {
        const each = engine.helds.get(queryHash)
        if (each === undefined || !isAbout(change, each.call, each.input)) return false
        const { shows } = change
        return (
          shows === undefined || shows.ids.some((id) => isShownBy(engine, each, shows.type, id))
        )
      },
      ...(change.ask === 'later' ? { refetchType: 'none' } : {}),
    })
  }
}

/**
 * Makes the cache. It splits each answer that arrives into entities and references, and keeps the data
 * of every query a view of them: an entity that changes, changes in all answers.
 *
 *     const layer = cache.show((draft) => draft.patch('board', id, { followed_by_me: true }))
 *     if (result.ok) layer.confirm()
 *     else layer.rollBack()
 */
export function createCache({
  queries,
  bus,
  missed = [],
}: {
  readonly queries: QueryClient
  readonly bus: Bus
  /** Changes that came before the cache was made. */
  readonly missed?: readonly PayloadOf<typeof entitiesChanged>[]
}): Cache {
  const engine = new Engine()
  followQueries(queries, engine)
  const hear = (change: PayloadOf<typeof entitiesChanged>) => {
    applyChange(engine, change)
    askAgain(queries, change.lists, engine)
  }
  for (const change of missed) hear(change)
  bus.on(entitiesChanged, hear)

  function write(changes: readonly Changes[]): void {
    const outcome = outcomeOf(engine, changes)
    // This tab hears it as the others do.
    if (outcome.entities.length + outcome.lists.length > 0) bus.emit(entitiesChanged, outcome)
  }

  function read<Type extends EntityType>(type: Type, id: string): Known<Type> {
    const known = engine.viewOfAll(type, id)
    return isKnown(type, known) ? known : {}
  }
  const reader: Reader = {
    read,
    find: (type, test) =>
      [...engine.table.entities.values()].flatMap((entity) =>
        entity.type === type && test(read(type, entity.id)) ? [entity.id] : [],
      ),
  }

  return {
    show(describe) {
      const changes = changesOf(describe, reader)
      const layer = engine.push(changes)
      const settle = (then: () => void) =>
        engine.batch(() => {
          if (!engine.drop(layer)) return
          then()
          for (const { query } of layer.unsure)
            void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
        })
      return {
        confirm: (more = () => {}) => settle(() => write([changes, changesOf(more, reader)])),
        rollBack: () => settle(() => {}),
      }
    },
    confirm: (describe) => write([changesOf(describe, reader)]),
    ...reader,
    watch(type, id, hear) {
      const entity = engine.table.entity(type, id)
      const watcher = new Watcher(hear)
      entity.dependents.add(watcher)
      return () => entity.dependents.delete(watcher)
    },
  }
}
