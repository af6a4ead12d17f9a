import { QueryClient } from '@tanstack/react-query'
import { createBus, type TabMessage } from '@tessera/bus'
import { boardPins, userBoards } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import type { EntityType } from '@tessera/contracts/entities/identity'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Change, PlainTab } from '../../test/plain-model.ts'
import { createCache, type Layer } from './create-cache.ts'
import type { Draft } from './draft.ts'

/** 200 runs of 500 steps. */
const runs = 200
const stepsOfRun = 500

const calls = [homeFeed, boardPins, userBoards]
const names = calls.map(({ name }) => name)

/** Random choices that follow from a seed alone. */
function chance(seed: number) {
  let state = seed | 0
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end
  }
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)]
  return { below, pick }
}

type Chance = ReturnType<typeof chance>

const boardIds = ['10', '11', '12']
const pinIds = ['1', '2', '3', '4', '5']

/** Returns the service's answer; every answer has the same data for an entity. */
function answerOf(call: string, { below }: Chance): readonly Record<string, unknown>[] {
  const links = boardIds.map((id) => ({ id, name: `Board ${below(9)}`, url: `/${id}/` }))
  if (call === userBoards.name)
    return links.filter(() => below(3) > 0).map((link) => ({ ...link, pin_count: below(50) }))
  return pinIds
    .filter(() => below(3) > 0)
    .map((id) => ({
      id,
      pinner: 'Ana',
      images: id,
      title: `Title ${below(9)}`,
      pinned_to_board: below(2) === 0 ? null : links[below(3)],
    }))
}

function changeOf({ below, pick }: Chance): Change {
  const pin = `pin:${pick(pinIds)}`
  const board = `board:${pick(boardIds)}`
  const link = { id: '11', name: 'A name', url: '/11/' }
  const patches = [
    { key: pin, fields: { title: `Mine ${below(9)}` } },
    { key: pin, fields: { pinned_to_board: below(2) === 0 ? null : link } },
    { key: board, fields: { name: `Named ${below(9)}` } },
    { key: board, fields: {}, plus: 1 },
    { key: pin, fields: { $gone: below(2) === 0 } },
  ].filter(() => below(3) === 0)
  const query = pick([homeFeed.name, boardPins.name]) ?? homeFeed.name
  return { patches, lists: below(2) ? [] : [{ query, remove: pin, back: below(3) === 0 }] }
}

const typeOf = (key: string): EntityType => (key.startsWith('pin') ? 'pin' : 'board')
const idOf = (key: string): string => key.slice(key.indexOf(':') + 1)

const describe =
  ({ patches, lists }: Change) =>
  (draft: Draft): void => {
    for (const { key, fields, plus } of patches) {
      const [type, id] = [typeOf(key), idOf(key)]
      if (fields.$gone === true) draft.gone(type, id)
      else if (fields.$gone === false) draft.back(type, id)
      else if (plus === undefined) draft.patch(type, id, fields)
      else draft.patch('board', id, ({ pin_count = 0 }) => ({ pin_count: pin_count + plus }))
    }
    for (const { query, remove, back } of lists) {
      const ids = [idOf(remove)]
      const of = [{ name: query }]
      draft.lists({ of, type: 'pin', ...(back ? { restore: ids } : { remove: ids }) })
    }
  }

/** One tab: the cache, and the plain model beside it. */
function openTab(post: (change: Change, message: TabMessage) => void) {
  const queries = new QueryClient({
    defaultOptions: { queries: { structuralSharing: false, retry: false, gcTime: Infinity } },
  })
  let hear = (_: TabMessage): void => {}
  let sending: Change = { patches: [], lists: [] }
  const bus = createBus({
    report: ({ detail }) => expect(detail).toBe(''),
    tabs: {
      post: (message) => post(sending, message),
      listen: (listener) => {
        hear = listener
        return () => {}
      },
    },
  })
  const cache = createCache({ queries, bus })
  const model = new PlainTab()
  const fetching = new Map<string, (answer: unknown) => Promise<unknown>>()
  const pending: { readonly change: Change; readonly layer: Layer }[] = []
  const keyOf = (call: string) => [call, 'one', {}]

  /** Writes a change in both; each hears its own as the other tabs do. */
  function confirm(change: Change, write: () => void): void {
    sending = model.outcome(change)
    if (sending.patches.length + sending.lists.length > 0) model.apply(sending)
    write()
  }

  return {
    pending,
    begin(call: string) {
      if (fetching.has(call)) return
      const answer = Promise.withResolvers<unknown>()
      model.began.set(call, model.tick())
      const done = queries.fetchQuery({ queryKey: keyOf(call), queryFn: () => answer.promise })
      const ended = done.catch(() => undefined)
      fetching.set(call, (given) => {
        answer.resolve(given)
        return ended
      })
    },
    async land(call: string, chosen: Chance) {
      const arrive = fetching.get(call)
      if (arrive === undefined) return
      fetching.delete(call)
      const records = answerOf(call, chosen)
      model.land(call, records)
      await arrive(records)
    },
    async drop(call: string) {
      const arrive = fetching.get(call)
      fetching.delete(call)
      model.drop(call)
      queries.removeQueries({ queryKey: keyOf(call) })
      await arrive?.([])
    },
    show(change: Change) {
      model.layers.push(change)
      pending.push({ change, layer: cache.show(describe(change)) })
    },
    settle(chosen: Chance) {
      const one = pending.splice(chosen.below(pending.length || 1), 1)[0]
      if (one === undefined) return
      model.layers.splice(model.layers.indexOf(one.change), 1)
      if (chosen.below(2) === 0) return one.layer.rollBack()
      const said = chosen.below(2) === 0 ? changeOf(chosen) : { patches: [], lists: [] }
      const whole = {
        patches: [...one.change.patches, ...said.patches],
        lists: [...one.change.lists, ...said.lists],
      }
      confirm(whole, () => one.layer.confirm(describe(said)))
    },
    write: (change: Change) => confirm(change, () => cache.confirm(describe(change))),
    hear(change: Change, message: TabMessage) {
      model.apply(change)
      hear(message)
    },
    shown: () => JSON.stringify(names.map((call) => queries.getQueryData(keyOf(call)) ?? null)),
    expected: () => JSON.stringify(names.map((call) => model.view(call) ?? null)),
  }
}

type Tab = ReturnType<typeof openTab>

/** Opens tabs whose messages to each other wait until they are let through. */
function openTabs() {
  const onTheWay: (() => void)[] = []
  const tabs: Tab[] = []
  for (const own of [0, 1, 2])
    tabs.push(
      openTab((change, message) => {
        for (const [at, tab] of tabs.entries())
          if (at !== own) onTheWay.push(() => tab.hear(change, structuredClone(message)))
      }),
    )
  return { tabs, onTheWay }
}

async function step(tab: Tab, onTheWay: (() => void)[], chosen: Chance): Promise<void> {
  const call = chosen.pick(names) ?? homeFeed.name
  const kind = chosen.below(20)
  if (kind < 4) tab.begin(call)
  else if (kind < 9) await tab.land(call, chosen)
  else if (kind < 12) tab.show(changeOf(chosen))
  else if (kind < 15) tab.settle(chosen)
  else if (kind < 16) tab.write(changeOf(chosen))
  else if (kind < 19) onTheWay.shift()?.()
  else if (chosen.below(4) === 0) await tab.drop(call)
}

test('after each of 100,000 random steps a tab shows what a plain model of it shows', async () => {
  let steps = 0
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const chosen = chance(seed)
      const { tabs, onTheWay } = openTabs()
      for (let at = 0; at < stepsOfRun; at += 1) {
        const tab = chosen.pick(tabs)
        if (tab === undefined) return
        await step(tab, onTheWay, chosen)
        steps += 1
        // The stepped tab each time, all tabs every tenth time.
        for (const each of at % 10 === 0 ? tabs : [tab])
          if (each.shown() !== each.expected())
            expect([at, each.shown()]).toEqual([at, each.expected()])
      }
    }),
    { numRuns: runs, endOnFailure: true },
  )
  expect(steps).toBe(100_000)
}, 60_000)
