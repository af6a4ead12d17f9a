import { PinId, UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { type ChoiceTrails, createChoiceTrails } from './query-choices.ts'

const [ann, ben] = [UserId.parse('11'), UserId.parse('12')]
const [vase, lamp] = [PinId.parse('21'), PinId.parse('22')]
const noon = new Date('2026-05-04T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

type Secrets = Parameters<typeof createChoiceTrails>[0]

/** Secrets whose sealed texts open for one purpose alone. */
const secrets: Secrets = {
  seal: (purpose, text) => JSON.stringify([purpose, text]),
  open(purpose, sealed) {
    const [of, text] = z.parse(z.tuple([z.string(), z.string()]), JSON.parse(sealed))
    return of === purpose ? text : undefined
  },
}

/** A browser that keeps its last trail and sends it to whichever instance answers. */
function browserOf(...instances: ChoiceTrails[]) {
  const [first = createChoiceTrails(secrets)] = instances
  let trail: string | null = null
  return {
    searched(by: UserId, found: Parameters<ChoiceTrails['searched']>[1]) {
      trail = first.searched(by, found, trail)
    },
    chose: (by: UserId, what: Parameters<ChoiceTrails['chose']>[1], at = instances.at(-1)) =>
      (at ?? first).chose(by, what, trail),
  }
}

const searched = (...instances: ChoiceTrails[]) => {
  const trails = browserOf(...instances)
  trails.searched(ann, { query: 'vase', ids: [vase], now: noon })
  return trails
}

test('what a member opens or saves of what they found counts for their search, a save more', () => {
  const trails = searched()
  const opened = trails.chose(ann, { originId: vase, act: 'open', now: later(1) })
  const saved = trails.chose(ann, { originId: vase, act: 'save', now: later(1) })
  expect(opened).toEqual({ query: 'vase', originId: vase, day: '2026-05-04', weight: 1 })
  expect(saved?.weight).toBeGreaterThan(opened?.weight ?? 0)
})

test('an act counts once a day, however often it is repeated and searched for again', () => {
  const trails = searched()
  const choose = (now: Date) => trails.chose(ann, { originId: vase, act: 'open', now })
  expect(choose(later(1))).toBeDefined()
  expect(choose(later(2))).toBeUndefined()
  trails.searched(ann, { query: 'lamp', ids: [lamp], now: later(3) })
  trails.searched(ann, { query: 'vase', ids: [vase], now: later(4) })
  expect(choose(later(5))).toBeUndefined()
  trails.searched(ann, { query: 'vase', ids: [vase], now: later(24 * 60) })
  expect(choose(later(24 * 60))).toBeDefined()
})

test('acts that follow from no search do not count', () => {
  const trails = searched()
  expect(trails.chose(ben, { originId: vase, act: 'open', now: noon })).toBeUndefined()
  expect(trails.chose(ann, { originId: lamp, act: 'open', now: noon })).toBeUndefined()
  expect(trails.chose(ann, { originId: vase, act: 'open', now: later(31) })).toBeUndefined()
})

test('a choice counts at another instance than the one that answered the search', () => {
  const trails = searched(createChoiceTrails(secrets), createChoiceTrails(secrets))
  const saved = trails.chose(ann, { originId: vase, act: 'save', now: later(1) })
  expect(saved?.query).toBe('vase')
})

test('a trail counts for the member who made the search, and unreadable ones count for nobody', () => {
  const trails = createChoiceTrails(secrets)
  const sealed = trails.searched(ann, { query: 'vase', ids: [vase], now: noon }, null)
  const act = { originId: vase, act: 'open', now: later(1) } as const
  expect(trails.chose(ben, act, sealed)).toBeUndefined()
  for (const text of ['', '[]', '["vase"]', 'null', '["vase",1,2]', '{']) {
    const other = secrets.seal('last search of 11', text)
    expect(trails.chose(ann, act, other)).toBeUndefined()
  }
  expect(trails.chose(ann, act, sealed)).toBeDefined()
})

test('later pages of a search belong to it, and another search replaces it', () => {
  const trails = searched()
  trails.searched(ann, { query: 'vase', ids: [lamp], now: later(1) })
  expect(trails.chose(ann, { originId: lamp, act: 'open', now: later(2) })?.query).toBe('vase')
  trails.searched(ann, { query: 'lamp', ids: [lamp], now: later(3) })
  expect(trails.chose(ann, { originId: vase, act: 'open', now: later(4) })).toBeUndefined()
})

test('a member counts for a limited number of choices in a day', () => {
  const trails = browserOf()
  const ids = Array.from({ length: 300 }, (_, at) => PinId.parse(String(1_000 + at)))
  let counted = 0
  for (const id of ids) {
    trails.searched(ann, { query: 'vase', ids: [id], now: noon })
    if (trails.chose(ann, { originId: id, act: 'open', now: noon }) !== undefined) counted += 1
  }
  expect(counted).toBe(200)
})
