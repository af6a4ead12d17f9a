import { AdEventKind, AdPlace } from '@tessera/contracts/ads/ad-event'
import { AdGender, AgeBucket, AppType } from '@tessera/contracts/ads/targeting'
import fc from 'fast-check'

/** An ad of a random world that is shown to somebody. */
export interface ScriptShowing {
  readonly campaign: number
  /** The member whom it is shown to; 0 for a visitor. */
  readonly viewer: number
  /** The time before its step at which it is shown, in milliseconds. */
  readonly lead: number
  readonly priceMicro: number
  readonly billed: 'impression' | 'click'
  readonly place: AdPlace
  readonly age: AgeBucket | null
  readonly gender: AdGender
  readonly country: string | null
  readonly app: AppType
  /** The search, and the keyword by which it entered it; 0 for none. Other places have neither. */
  readonly query: string
  readonly keyword: number
}

/** An event of a random world: of a showing before it, counted back from the last one. */
export interface ScriptEvent {
  readonly back: number
  readonly kind: AdEventKind
  /** The part of the time since the showing after which it happens, in percent. */
  readonly share: number
  /** Moves it by so many milliseconds, also out of the time in which it counts. */
  readonly shift: number
}

/** A random world of ads. Numbers name things by their place in lists. */
export interface AdScript {
  readonly accounts: readonly {
    readonly mode: 'prepaid' | 'threshold'
    readonly timeZone: string
    readonly leftMicro: number
  }[]
  readonly campaigns: readonly {
    readonly account: number
    readonly dailyBudgetMicro: number
    readonly totalBudgetMicro: number | null
    readonly isFlexible: boolean
    /** Hours before the beginning. */
    readonly startsBefore: number
    /** Hours from the beginning; null without an end. */
    readonly endsAfter: number | null
  }[]
  readonly steps: readonly {
    /** Milliseconds since the step before. */
    readonly pass: number
    readonly showings: readonly ScriptShowing[]
    readonly sender: number
    readonly network: string
    readonly browser: string | null
    readonly events: readonly ScriptEvent[]
    /** True when invalid clicks are looked for after the step. */
    readonly isRefunding: boolean
    /** The amount that the account gets to spend before the step. */
    readonly topUp: { readonly account: number; readonly amountMicro: number } | null
  }[]
}

/** Members of a random world; the last one owns the ad accounts. */
export const membersOfScript = 3

const hour = 3_600_000
const unit = 2_500
/** Large enough that any number names something: the place is the rest of a division. */
const place = fc.nat({ max: 999 })
/** Multiples of one amount, so that budgets are also spent exactly. */
const micro = (min: number, max: number) =>
  fc.integer({ min: min / unit, max: max / unit }).map((times) => times * unit)

const account = fc.record({
  mode: fc.constantFrom('prepaid', 'threshold'),
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'),
  leftMicro: micro(0, 300_000),
})

const campaign = fc.record({
  account: place,
  dailyBudgetMicro: micro(5_000, 80_000),
  totalBudgetMicro: fc.option(micro(5_000, 80_000)),
  isFlexible: fc.boolean(),
  startsBefore: fc.nat({ max: 96 }),
  endsAfter: fc.option(fc.integer({ min: 1, max: 96 })),
})

const showing = fc.record({
  campaign: place,
  viewer: fc.nat({ max: membersOfScript - 1 }),
  lead: fc.nat({ max: hour }),
  priceMicro: micro(0, 30_000),
  billed: fc.constantFrom('impression', 'click'),
  place: fc.constantFrom(...AdPlace.options),
  age: fc.option(fc.constantFrom(...AgeBucket.options.slice(0, 2))),
  gender: fc.constantFrom(...AdGender.options),
  country: fc.option(fc.constantFrom('DE', 'US')),
  app: fc.constantFrom(...AppType.options),
  query: fc.constantFrom('', 'green lamps', 'vase'),
  keyword: fc.nat({ max: 2 }),
})

const event = fc.record({
  back: fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 500 })),
  kind: fc.constantFrom(...AdEventKind.options, 'impression', 'click'),
  share: fc.nat({ max: 100 }),
  shift: fc.oneof(
    { weight: 9, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -hour, max: 26 * hour }) },
  ),
})

const step = fc.record({
  pass: fc.oneof(fc.nat({ max: hour / 6 }), fc.nat({ max: hour / 6 }), fc.nat({ max: 9 * hour })),
  showings: fc.array(showing, { minLength: 15, maxLength: 30, size: 'max' }),
  sender: fc.oneof(
    { weight: 9, arbitrary: fc.nat({ max: membersOfScript - 1 }) },
    { weight: 1, arbitrary: fc.constant(membersOfScript) },
  ),
  network: fc.constantFrom('10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'),
  browser: fc.constantFrom(null, 'first', 'second'),
  events: fc.array(event, { minLength: 40, maxLength: 50, size: 'max' }),
  isRefunding: fc.integer({ min: 0, max: 4 }).map((dice) => dice === 0),
  topUp: fc.option(fc.record({ account: place, amountMicro: micro(0, 200_000) })),
})

/** Random worlds of ads, with 45 times as many events as steps. */
export const adScripts = (steps: number): fc.Arbitrary<AdScript> =>
  fc.record({
    accounts: fc.array(account, { minLength: 1, maxLength: 2 }),
    campaigns: fc.array(campaign, { minLength: 1, maxLength: 4 }),
    steps: fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }),
  })
