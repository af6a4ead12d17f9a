import type { Query, QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { Entities, EntityType } from '@tessera/contracts/entities/identity'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { ListChange } from '@tessera/contracts/events/entity-change'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { type Changes, changesOf, type Draft, isKnown } from './draft.ts'
import { Engine } from './engine.ts'
import { viewOf } from './layers.ts'
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
export interface Cache {
  /** Shows a change at once, until it is confirmed or rolled back. */
  show(describe: (draft: Draft) => void): Layer
  /** Writes a change that the service has confirmed, and tells the other tabs. */
  confirm(describe: (draft: Draft) => void): void
  /** Returns what is known of an entity, with pending changes. */
  read<Type extends EntityType>(type: Type, id: string): Partial<Entities[Type]>
  /** Hears of changes to an entity until the returned function is called. */
  watch(type: EntityType, id: string, hear: () => void): () => void
  /** Returns the ids of the known entities that pass a test. */
  find<Type extends EntityType>(
    type: Type,
    test: (known: Partial<Entities[Type]>) => boolean,
  ): readonly string[]
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
  for (const query of queries.getQueryCache().getAll()) follow(query)
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
        return shows === undefined || shows.ids.some((id) => engine.isShownBy(each, shows.type, id))
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
  leavesManual = false,
  missed = [],
}: {
  readonly queries: QueryClient
  readonly bus: Bus
  /** Leaves data that screens set by hand in the query they were set in, while some still do. */
  readonly leavesManual?: boolean
  /** Changes that came before the cache was made. */
  readonly missed?: readonly PayloadOf<typeof entitiesChanged>[]
}): Cache {
  const engine = new Engine(leavesManual)
  followQueries(queries, engine)
  const hear = (change: PayloadOf<typeof entitiesChanged>) => {
    engine.apply(change)
    askAgain(queries, change.lists, engine)
  }
  for (const change of missed) hear(change)
  bus.on(entitiesChanged, hear)

  function write(changes: readonly Changes[]): void {
    const outcome = engine.outcomeOf(changes)
    // This tab hears it as the others do.
    if (outcome.entities.length + outcome.lists.length > 0) bus.emit(entitiesChanged, outcome)
  }

  function read<Type extends EntityType>(type: Type, id: string): Partial<Entities[Type]> {
    const entity = engine.table.entities.get(`${type}:${id}`)
    if (entity === undefined) return {}
    const known = viewOf(engine.shown(entity), entity, engine.view)
    return isKnown(type, known) ? known : {}
  }

  return {
    show(describe) {
      const changes = changesOf(describe)
      const layer = engine.push(changes)
      const settle = (then: () => void) =>
        engine.batch(() => {
          if (!engine.drop(layer)) return
          then()
          for (const { query } of layer.unsure)
            void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
        })
      return {
        confirm: (more = () => {}) => settle(() => write([changes, changesOf(more)])),
        rollBack: () => settle(() => {}),
      }
    },
    confirm: (describe) => write([changesOf(describe)]),
    read,
    watch(type, id, hear) {
      const entity = engine.table.entity(type, id)
      const watcher = new Watcher(hear)
      entity.dependents.add(watcher)
      return () => entity.dependents.delete(watcher)
    },
    find: (type, test) =>
      [...engine.table.entities.values()].flatMap((entity) =>
        entity.type === type && test(read(type, entity.id)) ? [entity.id] : [],
      ),
  }
}
