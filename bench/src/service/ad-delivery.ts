import { say } from '@tessera/commands/say'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins } from '@tessera/contracts/calls/search'
import { Envelope } from '@tessera/contracts/envelope'
import { UserId } from '@tessera/contracts/ids'
import { indexAds } from '@tessera/server/contexts/ads/delivery/choosing/ad-index'
import { type Audience, visitor } from '@tessera/server/contexts/ads/delivery/choosing/audience'
import { chooseAds } from '@tessera/server/contexts/ads/delivery/choosing/choose-ads'
import { createFactsMemory, type FactsMemory } from '@tessera/server/contexts/ads/delivery/choosing/facts-memory'
import { createLiveAds, type LiveAds } from '@tessera/server/contexts/ads/delivery/choosing/live-ads'
import { type Line, median, ratiosOf, timed } from '../measure.ts'
import { type Asked, callOf } from './asked.ts'
import { fillAds } from './fill-ads.ts'
import { type FilledService, filledService, readers } from './filled-service.ts'
import { throughput } from './under-load.ts'
import { vocabulary } from './world-words.ts'

const pins = 10_000
const ads = 10_000
const pairs = 300
const warmUp = 32
const rounds = 8
const callsEach = 100
const choices = 2_000
const target = 'at most 1.10'

/** Live ads that can be switched off between two calls. */
function switchedAds() {
  const none = { index: indexAds([]), topics: new Map() }
  let live: LiveAds | undefined
  let isOn = true
  const switched: LiveAds = {
    current: async () => (isOn && live !== undefined ? live.current() : none),
    forget: () => live?.forget(),
  }
  return {
    switched,
    use: (ports: Parameters<typeof createLiveAds>[0]) => {
      live = createLiveAds(ports)
    },
    turn: (on: boolean) => {
      isOn = on
    },
  }
}

/** The memory of an instance for members' facts; it can be made to know nobody. */
function switchedFacts() {
  const kept = createFactsMemory()
  let isOn = true
  const switched: FactsMemory = {
    get: (id) => (isOn ? kept.get(id) : undefined),
    set: (id, facts) => kept.set(id, facts),
  }
  return {
    switched,
    turnFacts: (on: boolean) => {
      isOn = on
    },
  }
}

/** Returns each reader's bookmark of a second page. */
async function secondPages(filled: FilledService): Promise<readonly string[]> {
  const bookmarks: string[] = []
  for (let at = 0; at < readers; at += 1) {
    const text = await callOf(filled, homeFeed, { input: {}, at })
    bookmarks.push(Envelope.parse(JSON.parse(text)).resource_response.bookmark ?? '')
  }
  return bookmarks
}

/** Lists with promoted pins. */
function listsOf(
  filled: FilledService,
  looked: readonly string[],
  bookmarks: readonly string[],
): readonly Asked[] {
  const ask =
    (
      call: typeof homeFeed | typeof searchPins | typeof relatedPins,
      input: (at: number) => object,
    ) =>
    async (at: number) => {
      await callOf(filled, call, { input: { ...input(at) }, at })
    }
  return [
    { name: 'feed page', ask: ask(homeFeed, () => ({})) },
    {
      name: 'second feed page',
      ask: ask(homeFeed, (at) => ({ bookmark: bookmarks[at % readers] ?? '' })),
    },
    {
      name: 'search',
      ask: ask(searchPins, (at) => ({
        query: [vocabulary[6 + (at % readers)], vocabulary[40 + (at % readers)]].join(' '),
      })),
    },
    {
      name: 'related',
      ask: ask(relatedPins, (at) => ({ pin_id: looked[at % looked.length] ?? '1' })),
    },
  ]
}

/** Compares lists with ads and without, and counts how often ads are chosen. */
export async function adDelivery(): Promise<readonly Line[]> {
  const { switched, use, turn } = switchedAds()
  const { switched: adFacts, turnFacts } = switchedFacts()
  const filled = await filledService(pins, { liveAds: switched, adFacts })
  try {
    const { ports } = filled.service
    await fillAds(ports.db, ads)
    use(ports)
    const looked = await filled.bare.query<{ id: string }>(
      'select pins.id from pins join boards on boards.id = board_id where listed and privacy = $1 order by save_count desc limit 16',
      ['public'],
    )
    const lists = listsOf(
      filled,
      looked.rows.map(({ id }) => id),
      await secondPages(filled),
    )
    const lines: Line[] = []
    for (const asked of lists) {
      say(`${asked.name} …`)
      lines.push(await besideNone(asked, turn), await underLoad(asked, turn))
    }
    const [first] = lists
    if (first !== undefined) {
      turnFacts(false)
      lines.push(await besideNone({ ...first, name: 'feed page of members new here' }, turn))
      turnFacts(true)
    }
    turn(true)
    return [...lines, await refreshing(switched), await choosing(switched)]
  } finally {
    await filled.stop()
  }
}

async function besideNone({ name, ask }: Asked, turn: (on: boolean) => void): Promise<Line> {
  const [ours, beside]: [number[], number[]] = [[], []]
  for (let at = 0; at < pairs + warmUp; at += 1)
    for (const isOn of at % 2 === 0 ? [true, false] : [false, true]) {
      turn(isOn)
      const took = await timed(() => ask(at))
      if (at >= warmUp) (isOn ? ours : beside).push(took)
    }
  // Of each pair, so that what else the machine does weighs on both alike.
  const ratios = ratiosOf(ours, beside)
  return {
    name: `${name} with ads, beside without`,
    ours: `${median(ours).toFixed(2)} ms`,
    beside: `${median(beside).toFixed(2)} ms`,
    ratio: median(ratios),
    rounds: ratios,
    target,
  }
}

async function underLoad({ name, ask }: Asked, turn: (on: boolean) => void): Promise<Line> {
  const [ours, beside]: [number[], number[]] = [[], []]
  // Every connection plans a query anew until it has asked five times.
  for (const isOn of [true, false]) {
    turn(isOn)
    await throughput(callsEach, ask)
  }
  for (let round = 0; round < rounds; round += 1)
    for (const isOn of round % 2 === 0 ? [true, false] : [false, true]) {
      turn(isOn)
      ;(isOn ? ours : beside).push(await throughput(callsEach, ask))
    }
  const ratios = ratiosOf(beside, ours)
  return {
    name: `${name} with ads under load, beside without`,
    ours: `${median(ours).toFixed(0)}/s`,
    beside: `${median(beside).toFixed(0)}/s`,
    ratio: median(ratios),
    rounds: ratios,
    target,
  }
}

async function refreshing(live: LiveAds): Promise<Line> {
  const took: number[] = []
  for (let round = 0; round < 5; round += 1) {
    live.forget()
    took.push(await timed(async () => void (await live.current())))
  }
  return {
    name: `reading ${ads.toLocaleString('en')} live ads`,
    ours: `${median(took).toFixed(0)} ms`,
    beside: '',
    target: '',
  }
}

const audienceAt = (at: number): Audience => ({
  ...visitor,
  viewerId: UserId.parse(String(1 + at)),
  age: '35-44',
  country: ['US', 'DE', 'FR'][at % 3] ?? null,
  interests: new Set((['food', 'art', 'books', 'travel'] as const).slice(at % 3)),
})

async function choosing(live: LiveAds): Promise<Line> {
  const { index } = await live.current()
  const now = Date.now()
  const perSecond: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const took = await timed(() => {
      for (let at = 0; at < choices; at += 1)
        chooseAds(index, audienceAt(at), { seed: String(1_000 + at), now })
    })
    perSecond.push((choices * 1_000) / took)
  }
  return {
    name: `choosing among ${ads.toLocaleString('en')} live ads`,
    ours: `${median(perSecond).toFixed(0)}/s`,
    beside: '',
    target: 'at least 1,000/s',
  }
}
