import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import type { AdScript, ScriptShowing } from './ad-script.ts'

type Account = AdScript['accounts'][number]
type Campaign = AdScript['campaigns'][number]

/** An event of a script, with everything that it names. */
export interface ModelEvent {
  readonly showing: ScriptShowing
  readonly showingAt: number
  readonly kind: string
  readonly at: number
  /** Names the showing; events at one time are counted in the order of their names. */
  readonly servedId: string
}

/** The part of a price that is posted, and the part that is carried to the campaign's next event. */
interface Posted {
  readonly price: number
  readonly carried: number
}

const nothing: Posted = { price: 0, carried: 0 }
/** A cent. */
const coin = 10_000

interface Click {
  readonly event: ModelEvent
  readonly who: string | null
  readonly browser: string | null
  readonly network: string
  readonly posted: Posted
  readonly isBeyond: boolean
  isInvalid: boolean
}

/** The sender of events. */
export interface ModelSender {
  readonly who: string | null
  readonly browser: string | null
  readonly network: string
}

/** The plain sums that a database should hold after a script. */
export interface ModelSums {
  readonly figures: Readonly<Record<string, readonly number[]>>
  readonly days: Readonly<Record<string, number>>
  readonly left: readonly number[]
  readonly spent: readonly number[]
  readonly views: Readonly<Record<string, number>>
  readonly invalid: number
}

const dayMs = 86_400_000
const dayOf = (timeZone: string, at: number): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone })

const kinds = ['impression', 'click', 'save', 'closeup']

/** Counts events the plain way: one after the other, in memory, with loops over everything. */
export function adModel({ accounts, campaigns }: AdScript, begin: number) {
  const figures: Record<string, number[]> = {}
  const days: Record<string, number> = {}
  const views: Record<string, number> = {}
  const left = accounts.map(({ leftMicro }) => leftMicro)
  const spent = accounts.map(() => 0)
  const seen = new Set<string>()
  const clicks: Click[] = []
  /** The spending of campaigns by day, amounts that aren't posted yet included. */
  const accrued: Record<string, number> = {}
  const carries = campaigns.map(() => 0)

  const campaignOf = ({ campaign }: ScriptShowing) => {
    const number = campaign % campaigns.length
    const found = campaigns[number]
    if (found === undefined) throw new Error('There is no campaign.')
    const account = found.account % accounts.length
    return { number, found, account, zone: zoneOf(accounts[account]) }
  }
  const zoneOf = (account: Account | undefined) => account?.timeZone ?? 'UTC'
  const inAll = (number: number) =>
    Object.entries(accrued).reduce(
      (sum, [key, by]) => (key.startsWith(`${number} `) ? sum + by : sum),
      0,
    )

  const pays = (campaign: Campaign, number: number, zone: string, at: number): boolean => {
    const { dailyBudgetMicro: daily, totalBudgetMicro: total, isFlexible } = campaign
    const { startsBefore, endsAfter } = campaign
    if (endsAfter !== null && at >= begin + endsAfter * 3_600_000) return false
    const day = dayOf(zone, at)
    const onDay = accrued[`${number} ${day}`] ?? 0
    if (total !== null && inAll(number) >= total) return false
    if (!isFlexible) return onDay < daily
    const begun =
      Math.round(
        (Date.parse(day) - Date.parse(dayOf(zone, begin - startsBefore * 3_600_000))) / dayMs,
      ) + 1
    return onDay < 2 * daily && inAll(number) < daily * begun
  }

  const change = (event: ModelEvent, by: number, { price, carried }: Posted) => {
    const { showing, kind, at } = event
    const { number, account, zone } = campaignOf(showing)
    const day = dayOf(zone, at)
    const { place, age, gender, country, app } = showing
    const key = [number, day, place, age ?? 'unknown', gender, country ?? 'ZZ', app].join(' ')
    const row = figures[key] ?? [0, 0, 0, 0, 0]
    figures[key] = row
    row[kinds.indexOf(kind)] = (row[kinds.indexOf(kind)] ?? 0) + by
    row[4] = (row[4] ?? 0) + price
    const onDay = `${number} ${day}`
    accrued[onDay] = (accrued[onDay] ?? 0) + price + carried
    carries[number] = (carries[number] ?? 0) + carried
    if (price === 0) return
    days[`${number} ${day}`] = (days[`${number} ${day}`] ?? 0) + price
    left[account] = (left[account] ?? 0) - price
    spent[account] = (spent[account] ?? 0) + price
  }

  /** True when one more click makes more than a number of paid clicks in some time around it. */
  const isOneTooMany = (
    event: ModelEvent,
    most: number,
    within: number,
    isAlike: (other: Click) => boolean,
  ): boolean => {
    const { account } = campaignOf(event.showing)
    const times = clicks
      .filter((other) => !other.isBeyond && isAlike(other))
      .filter((other) => campaignOf(other.event.showing).account === account)
      .map((other) => other.event.at)
    // Any time that is too full begins with one of the clicks.
    return [...times, event.at].some((first) => {
      const isIn = (time: number) => time >= first && time < first + within
      return isIn(event.at) && times.filter(isIn).length >= most
    })
  }

  const isBusy = (event: ModelEvent, isAlike: (other: Click) => boolean): boolean => {
    const { number } = campaignOf(event.showing)
    const isOfAd = (other: Click) => campaignOf(other.event.showing).number === number
    return (
      isOneTooMany(event, limits.adClicksOnAccount, timings.adClicksWithin, isAlike) ||
      isOneTooMany(
        event,
        limits.adClicksOnAd,
        timings.adClicksOnAdWithin,
        (other) => isAlike(other) && isOfAd(other),
      )
    )
  }

  const isBeyondLimits = (event: ModelEvent, { who, browser, network }: ModelSender): boolean =>
    event.kind === 'click' &&
    (event.at - event.showingAt < timings.adClickTooSoon ||
      (who !== null && isBusy(event, (other) => other.who === who)) ||
      (browser !== null && isBusy(event, (other) => other.browser === browser)) ||
      isOneTooMany(
        event,
        limits.adClicksOfNetwork,
        timings.adClicksWithin,
        (other) => other.network === network,
      ))

  const postedOf = (number: number, price: number): Posted => {
    const whole = Math.max(0, Math.floor(((carries[number] ?? 0) + price) / coin)) * coin
    return { price: whole, carried: price - whole }
  }

  const countOne = (event: ModelEvent, sender: ModelSender) => {
    const { showing, kind, at } = event
    const { who, browser, network } = sender
    const { number, found, account, zone } = campaignOf(showing)
    const isBeyond = isBeyondLimits(event, sender)
    const isCharged =
      !isBeyond &&
      showing.billed === kind &&
      showing.priceMicro > 0 &&
      (left[account] ?? 0) > 0 &&
      pays(found, number, zone, at)
    const posted = isCharged ? postedOf(number, showing.priceMicro) : nothing
    change(event, 1, posted)
    if (kind === 'click')
      clicks.push({ event, who, browser, network, posted, isBeyond, isInvalid: false })
    if (kind !== 'impression' || who === null) return
    const key = `${who} ${number} ${new Date(at).toISOString().slice(0, 10)}`
    views[key] = (views[key] ?? 0) + 1
  }

  const refundOne = (click: Click) => {
    click.isInvalid = true
    const { price, carried } = click.posted
    change(click.event, -1, { price: -price, carried: -carried })
  }

  return {
    topUp(account: number, amount: number) {
      left[account] = (left[account] ?? 0) + amount
    },
    /** Counts a batch; returns how many of its events count. */
    count(
      sent: readonly ModelEvent[],
      sender: ModelSender & { number: number; isOwner: boolean; now: number },
    ): number {
      const { number, isOwner, now } = sender
      const counted: ModelEvent[] = []
      for (const event of sent) {
        const { showing, showingAt, kind, at, servedId } = event
        if (isOwner || (showing.viewer !== 0 && showing.viewer !== number)) continue
        if (at > now || at < now - dayMs || at < showingAt || at > showingAt + dayMs) continue
        if (seen.has(`${servedId} ${kind}`)) continue
        seen.add(`${servedId} ${kind}`)
        counted.push(event)
      }
      const name = ({ servedId, kind }: ModelEvent) => `${servedId} ${kind}`
      counted.sort((a, b) => a.at - b.at || (name(a) < name(b) ? -1 : 1))
      for (const event of counted) countOne(event, sender)
      return counted.length
    },
    refund(now: number) {
      const edge = now - timings.invalidClicksSought
      const found = clicks.filter(
        ({ event, isBeyond, isInvalid }) => !isInvalid && event.at > edge && isBeyond,
      )
      for (const click of found) refundOne(click)
    },
    /** Refunds the oldest click that was paid; returns it and its account. */
    refundPaid(): readonly (ModelEvent & { readonly account: number })[] {
      const [click] = clicks
        .filter(({ isBeyond, isInvalid, posted }) => !isBeyond && !isInvalid && posted.price > 0)
        .toSorted((one, other) => one.event.at - other.event.at)
      if (click === undefined) return []
      refundOne(click)
      return [{ ...click.event, account: campaignOf(click.event.showing).account }]
    },
    sums: (): ModelSums => ({
      figures,
      days: Object.fromEntries(Object.entries(days)),
      left,
      spent,
      views,
      invalid: clicks.filter(({ isInvalid }) => isInvalid).length,
    }),
  }
}
