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

interface Click {
  readonly event: ModelEvent
  readonly who: string | null
  readonly network: string
  readonly price: number
  isInvalid: boolean
}

/** What a database should hold after a script, as plain sums. */
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

  const campaignOf = ({ campaign }: ScriptShowing) => {
    const number = campaign % campaigns.length
    const found = campaigns[number]
    if (found === undefined) throw new Error('There is no campaign.')
    const account = found.account % accounts.length
    return { number, found, account, zone: zoneOf(accounts[account]) }
  }
  const zoneOf = (account: Account | undefined) => account?.timeZone ?? 'UTC'
  const inAll = (number: number) =>
    Object.entries(days).reduce(
      (sum, [key, by]) => (key.startsWith(`${number} `) ? sum + by : sum),
      0,
    )

  const pays = (campaign: Campaign, number: number, zone: string, at: number): boolean => {
    const { dailyBudgetMicro: daily, totalBudgetMicro: total, isFlexible } = campaign
    const { startsBefore, endsAfter } = campaign
    if (endsAfter !== null && at >= begin + endsAfter * 3_600_000) return false
    const day = dayOf(zone, at)
    const onDay = days[`${number} ${day}`] ?? 0
    if (total !== null && inAll(number) >= total) return false
    if (!isFlexible) return onDay < daily
    const begun =
      Math.round(
        (Date.parse(day) - Date.parse(dayOf(zone, begin - startsBefore * 3_600_000))) / dayMs,
      ) + 1
    return onDay < 2 * daily && inAll(number) < daily * begun
  }

  const change = (event: ModelEvent, by: number, price: number) => {
    const { showing, kind, at } = event
    const { number, account, zone } = campaignOf(showing)
    const day = dayOf(zone, at)
    const { place, age, gender, country, app } = showing
    const key = [number, day, place, age ?? 'unknown', gender, country ?? 'ZZ', app].join(' ')
    const row = figures[key] ?? [0, 0, 0, 0, 0]
    figures[key] = row
    row[kinds.indexOf(kind)] = (row[kinds.indexOf(kind)] ?? 0) + by
    row[4] = (row[4] ?? 0) + price
    if (price === 0) return
    days[`${number} ${day}`] = (days[`${number} ${day}`] ?? 0) + price
    left[account] = (left[account] ?? 0) - price
    spent[account] = (spent[account] ?? 0) + price
  }

  const countOne = (event: ModelEvent, who: string | null, network: string) => {
    const { showing, kind, at } = event
    const { number, found, account, zone } = campaignOf(showing)
    const isCharged =
      showing.billed === kind && (left[account] ?? 0) > 0 && pays(found, number, zone, at)
    const price = isCharged ? showing.priceMicro : 0
    change(event, 1, price)
    if (kind === 'click') clicks.push({ event, who, network, price, isInvalid: false })
    if (kind !== 'impression' || who === null) return
    const key = `${who} ${number} ${new Date(at).toISOString().slice(0, 10)}`
    views[key] = (views[key] ?? 0) + 1
  }

  const isBurst = (
    click: Click,
    most: number,
    within: number,
    isAlike: (other: Click) => boolean,
  ) => {
    const before = clicks
      .filter(isAlike)
      .toSorted((a, b) => a.event.at - b.event.at || (a.event.servedId < b.event.servedId ? -1 : 1))
    const earlier = before[before.indexOf(click) - most]
    return earlier !== undefined && earlier.event.at > click.event.at - within
  }

  return {
    topUp(account: number, amount: number) {
      left[account] = (left[account] ?? 0) + amount
    },
    /** Counts a batch; returns how many of its events count. */
    count(
      sent: readonly ModelEvent[],
      sender: {
        who: string | null
        number: number
        isOwner: boolean
        network: string
        now: number
      },
    ): number {
      const { who, number, isOwner, network, now } = sender
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
      for (const event of counted) countOne(event, who, network)
      return counted.length
    },
    refund(now: number) {
      const edge = now - timings.invalidClicksSought
      const found = clicks.filter((click) => {
        const { event, who, network } = click
        if (click.isInvalid || event.at <= edge) return false
        if (event.at - event.showingAt < timings.adClickTooSoon) return true
        const { number, account } = campaignOf(event.showing)
        const campaignOfOther = (other: Click) => campaignOf(other.event.showing)
        const isOfMember =
          who !== null &&
          (isBurst(
            click,
            limits.adClicksOnAd,
            timings.adClicksOnAdWithin,
            (other) => other.who === who && campaignOfOther(other).number === number,
          ) ||
            isBurst(
              click,
              limits.adClicksOnAccount,
              timings.adClicksWithin,
              (other) => other.who === who && campaignOfOther(other).account === account,
            ))
        const day = Math.floor(event.at / dayMs)
        return (
          isOfMember ||
          isBurst(
            click,
            limits.adClicksOfNetwork,
            timings.adClicksWithin,
            (other) =>
              other.network === network &&
              Math.floor(other.event.at / dayMs) === day &&
              campaignOfOther(other).account === account,
          )
        )
      })
      for (const click of found) {
        click.isInvalid = true
        change(click.event, -1, -click.price)
      }
    },
    sums: (): ModelSums => ({
      figures,
      days: Object.fromEntries(Object.entries(days)),
      ...{ left, spent, views },
      invalid: clicks.filter(({ isInvalid }) => isInvalid).length,
    }),
  }
}
