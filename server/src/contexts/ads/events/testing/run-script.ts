import { type AdvertiserId, KeywordId, type PinId, type UserId } from '@tessera/contracts/ids'
import { eq, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import { sealServedAd } from '../../accounts/campaigns/served-ad.ts'
import { advertiserBilling } from '../../accounts/campaigns/tables.ts'
import { post } from '../../money/ledger/post.ts'
import { countEvents } from '../count-events.ts'
import { findInvalidClicks } from '../invalid-clicks.ts'
import { refundClicks } from '../refund-clicks.ts'
import { utcDay } from '../sums.ts'
import { adModel, type ModelEvent } from './ad-model.ts'
import type { AdScript, ScriptShowing } from './ad-script.ts'
import { type Made, sumsIn, withoutNothing } from './ad-sums.ts'
import { makeAccount, makeCampaign } from './made-campaign.ts'

type RunPorts = Pick<Ports, 'db' | 'ids' | 'secrets' | 'events'>

/** The people and the pin of a random world. */
export interface ScriptWorld {
  /** Two members and the owner of the ad accounts. */
  readonly members: readonly UserId[]
  readonly pinId: PinId
  /** The time when the world begins; worlds with distant times don't disturb each other. */
  readonly begin: number
  /** Does something more after each step. */
  afterStep?(made: Made, now: number): Promise<void>
}

const at = <Value>(list: readonly Value[], number: number): Value => {
  const value = list[number % list.length]
  if (value === undefined) throw new Error('The list is empty.')
  return value
}

/** Money arrives: what the account may spend and the ledger change as a payment changes them. */
async function pay(
  ports: RunPorts & Pick<Ports, 'clock'>,
  {
    advertiserId,
    mode,
    amountMicro,
  }: { advertiserId: AdvertiserId; mode: string; amountMicro: number },
) {
  await ports.db.transaction(async (tx) => {
    await tx
      .update(advertiserBilling)
      .set({ leftMicro: sql`${advertiserBilling.leftMicro} + ${amountMicro}` })
      .where(eq(advertiserBilling.advertiserId, advertiserId))
    await post(tx, ports, {
      reference: `paid ${ports.ids.next()}`,
      kind: 'top-up',
      advertiserId,
      currency: 'USD',
      about: {},
      entries: [
        { account: 'cash', amountMicro },
        { account: mode === 'prepaid' ? 'prepaid' : 'owed', amountMicro: -amountMicro },
      ],
    })
  })
}

async function make(
  ports: RunPorts & Pick<Ports, 'clock'>,
  script: AdScript,
  world: ScriptWorld,
): Promise<Made> {
  const ownerId = at(world.members, world.members.length - 1)
  const accounts: AdvertiserId[] = []
  for (const { mode, timeZone, leftMicro } of script.accounts) {
    // A threshold account begins with what it may owe; a prepaid one pays first.
    const first = mode === 'prepaid' ? 0 : leftMicro
    const advertiserId = await makeAccount(ports.db, ports, {
      ownerId,
      timeZone,
      mode,
      leftMicro: first,
    })
    if (mode === 'prepaid') await pay(ports, { advertiserId, mode, amountMicro: leftMicro })
    accounts.push(advertiserId)
  }
  const campaigns: Made['campaigns'][number][] = []
  for (const { account, startsBefore, endsAfter, ...budget } of script.campaigns) {
    const startsAt = new Date(world.begin - startsBefore * 3_600_000)
    const endsAt = endsAfter === null ? null : new Date(world.begin + endsAfter * 3_600_000)
    const advertiserId = at(accounts, account)
    campaigns.push(
      await makeCampaign(ports.db, ports, {
        advertiserId,
        pinId: world.pinId,
        startsAt,
        endsAt,
        ...budget,
      }),
    )
  }
  return { accounts, campaigns }
}

/** The sums of a database and of the model after a script, and the numbers of events sent and counted. */
export interface ScriptResult {
  readonly sent: number
  readonly counted: number
  readonly actual: unknown
  readonly expected: unknown
}

interface Shown {
  readonly showing: ScriptShowing
  readonly servedId: string
  readonly servedAt: number
  readonly token: string
}

/** Counts the events of a random world in a database and in the model. */
export async function runScript(
  given: RunPorts,
  world: ScriptWorld,
  script: AdScript,
): Promise<ScriptResult> {
  let now = world.begin
  const ports = { ...given, clock: { now: () => new Date(now) } }
  const made = await make(ports, script, world)
  const model = adModel(script, world.begin)
  const shown: Shown[] = []
  const show = (showing: ScriptShowing) => {
    const servedId = ports.ids.next()
    const servedAt = now - showing.lead
    const { campaign, viewer, lead: _, query, keyword, ...facts } = showing
    const keywordId = keyword === 0 ? null : KeywordId.parse(String(keyword))
    const search = facts.place === 'search' ? { query, keywordId } : null
    const { adId } = at(made.campaigns, campaign)
    const viewerId = viewer === 0 ? null : at(world.members, viewer - 1)
    const token = sealServedAd(ports.secrets, {
      servedId,
      servedAt,
      adId,
      viewerId,
      ...facts,
      ...(search === null ? {} : { search }),
    })
    shown.push({ showing, servedId, servedAt, token })
  }
  let [sent, counted] = [0, 0]
  for (const {
    pass,
    showings,
    sender,
    network,
    browser,
    events,
    isRefunding,
    topUp,
  } of script.steps) {
    now += pass
    for (const showing of showings) show(showing)
    if (topUp !== null) {
      const number = topUp.account % script.accounts.length
      const { mode } = at(script.accounts, number)
      await pay(ports, {
        advertiserId: at(made.accounts, number),
        mode,
        amountMicro: topUp.amountMicro,
      })
      model.topUp(number, topUp.amountMicro)
    }
    const all = events.map(({ back, kind, share, shift }) => {
      const one = at(shown, shown.length - 1 - (back % shown.length))
      const passed = Math.floor(((now - one.servedAt) * share) / 100)
      return { ...one, kind, at: one.servedAt + passed + shift }
    })
    const viewerId = sender === 0 ? null : at(world.members, sender - 1)
    const asked = all.map(({ token, kind, at }) => ({ token, kind, ago_ms: now - at }))
    const done = await countEvents(ports, { viewerId, network, browser }, asked)
    const modelEvents: ModelEvent[] = all.map(({ showing, servedAt, kind, at, servedId }) => ({
      showing,
      showingAt: servedAt,
      kind,
      at,
      servedId,
    }))
    const who = sender === 0 ? null : String(sender)
    const expected = model.count(modelEvents, {
      who,
      browser,
      number: sender,
      isOwner: sender === world.members.length,
      network,
      now,
    })
    if (done !== expected) throw new Error(`${done} events were counted instead of ${expected}.`)
    sent += events.length
    counted += done
    if (isRefunding) {
      for (const [advertiserId, clicks] of await findInvalidClicks(ports.db, new Date(now)))
        await refundClicks(ports, advertiserId, clicks)
      model.refund(now)
      for (const { servedId, showingAt, account } of model.refundPaid()) {
        const click = {
          served_day: utcDay(showingAt),
          served_id: servedId,
          reason: 'network',
        } as const
        await refundClicks(ports, at(made.accounts, account), [click])
      }
    }
    await world.afterStep?.(made, now)
  }
  const actual = withoutNothing(await sumsIn(ports, made, world.members))
  return { sent, counted, actual, expected: withoutNothing(model.sums()) }
}
