import type { AdRuleFields } from '@tessera/contracts/ads/ad-rule'
import { adChanges } from '@tessera/contracts/calls/ad-reports'
import {
  createAdRule,
  deleteAdRule,
  listAdRuleActs,
  listAdRules,
  previewAdRule,
  undoAdRuleAct,
  updateAdRule,
} from '@tessera/contracts/calls/ad-rules'
import { campaignTrees, editCampaigns } from '@tessera/contracts/calls/campaign-edits'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { adAccount } from '../contexts/ads/accounts/campaigns/ad-accounts.ts'
import { adStats } from '../contexts/ads/events/tables.ts'
import { makeAccount, makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { act } from '../contexts/ads/manage/rules/act.ts'
import { type Finding, findingsOf } from '../contexts/ads/manage/rules/evaluate.ts'
import { handleAdRuleSweep, handleAdRules } from '../contexts/ads/manage/rules/sweep-jobs.ts'
import { adRuleActs } from '../contexts/ads/manage/rules/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { languageOf } from '../languages/language-of.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const group = {
  ...({ place: 'home', age: 'unknown', gender: 'unknown', country: 'DE', app: 'web' } as const),
  saves: 0,
  closeups: 0,
  impressions: 100,
}
const rule: AdRuleFields = {
  name: 'Too dear',
  level: 'campaign',
  campaign_ids: [],
  every_days: 1,
  conditions: [{ metric: 'cost_per_click', days: 'today', is: 'over', value: 1_000_000 }],
  minimum: { figure: 'clicks', count: 2 },
  action: { kind: 'pause', resumes: true },
  from_hour: 0,
  to_hour: 24,
  recipients: [],
  is_on: true,
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`rules of an ad account on ${kind}`, () => {
    let now = Date.parse('2026-11-26T12:00:00Z')
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock }))
    const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
    const later = (minutes: number) => {
      now += minutes * 60_000
    }
    const run = () => handleAdRules(service().ports).run(running)

    const scene = async () => {
      const owner = await member(service())
      const { id: ownerId } = await selfOf(owner)
      const { ports } = service()
      const { db } = ports
      const advertiser_id = await makeAccount(db, ports, { ownerId })
      const pinId = await somePin(service())
      const begun = async (name: string, clicks: number, spendMicro: number) => {
        const made = await makeCampaign(db, ports, { advertiserId: advertiser_id, pinId, name })
        const day = clock.now().toISOString().slice(0, 10)
        await db.insert(adStats).values({ adId: made.adId, day, ...group, clicks, spendMicro })
        return made.campaignId
      }
      const stateOf = async (id: string) => {
        const [tree] = await owner.done(campaignTrees, { advertiser_id, campaign_ids: [id] })
        return [tree?.state, tree?.daily_budget_micro]
      }
      const log = async () => {
        const acts = await owner.done(listAdRuleActs, { advertiser_id })
        return acts.map(({ name, does, outcome }) => `${name} ${does} ${outcome}`)
      }
      const create = (over: Partial<AdRuleFields> = {}) =>
        owner.done(createAdRule, { advertiser_id, rule: { ...rule, ...over } })
      return { owner, ownerId, advertiser_id, begun, stateOf, log, create, db }
    }

    test('a rule pauses what meets its conditions, once for two instances, and the history names it', async () => {
      const { owner, advertiser_id, begun, stateOf, log, create, db } = await scene()
      const dear = await begun('Dear', 2, 2_000_001)
      const cheap = await begun('Cheap', 2, 2_000_000)
      const few = await begun('Few', 1, 9_000_000)
      const preview = await owner.done(previewAdRule, { advertiser_id, rule })
      expect([preview.looked_at, preview.would_act, preview.is_within_hours]).toEqual([3, 1, true])
      expect(preview.rows[0]).toMatchObject({ name: 'Dear', does: 'pause', idle: null, faults: [] })
      expect(preview.rows.slice(1).map(({ name, idle }) => `${name} ${idle}`)).toEqual([
        'Cheap not-met',
        'Few too-little',
      ])
      expect(await stateOf(dear)).toEqual(['active', 10_000_000])
      const { id } = await create()
      const { ports } = service()
      const account = await adAccount(db, advertiser_id)
      if (account === undefined) throw new Error('The ad account is not there.')
      const acting = { account, id, name: rule.name, language: languageOf(null) }
      // As when an instance takes a rule that another one is still at: both have found the same.
      const due: Finding[] = []
      for await (const finding of findingsOf(ports, { account, ruleId: id, rule }))
        if (finding.decision.does !== null) due.push(finding)
      await Promise.all(due.flatMap((one) => [act(ports, acting, one), act(ports, acting, one)]))
      await Promise.all([run(), run()])
      expect(await log()).toEqual(['Dear pause acted'])
      const states = [await stateOf(dear), await stateOf(cheap), await stateOf(few)]
      expect(states.map(([state]) => state)).toEqual(['paused', 'active', 'active'])
      const [line] = await owner.done(listAdRuleActs, { advertiser_id })
      expect(line?.seen).toEqual([
        { metric: 'cost_per_click', days: 'today', value: 1_000_000.5, is_settling: true },
      ])
      const [change] = await owner.done(adChanges, { advertiser_id })
      expect(change).toMatchObject({
        actor: null,
        rule: 'Too dear',
        object_id: dear,
        fields: [{ field: 'state', before: 'active', after: 'paused' }],
      })
      // An instance that died in the middle leaves its line open.
      await db.update(adRuleActs).set({ outcome: 'acting' }).where(eq(adRuleActs.ruleId, id))
      later(16)
      await run()
      expect(await log()).toEqual(['Dear pause acted'])
    })

    test('a rule resumes what it paused when that is over, and never what somebody else paused', async () => {
      const { owner, advertiser_id, begun, stateOf, log, create } = await scene()
      const [mine, theirs] = [
        await begun('Mine', 2, 9_000_000),
        await begun('Theirs', 2, 9_000_000),
      ]
      await create()
      await run()
      for (const state of ['active', 'paused'] as const) {
        later(1)
        const campaigns = [{ campaign_id: theirs, fields: { state } }]
        await owner.done(editCampaigns, { advertiser_id, campaigns })
      }
      later(24 * 60)
      await run()
      expect(await log()).toEqual(['Mine resume acted', 'Theirs pause acted', 'Mine pause acted'])
      expect([await stateOf(mine), await stateOf(theirs)].map(([state]) => state)).toEqual([
        'active',
        'paused',
      ])
    })

    test('an act is undone once, the rule leaves it so that day, and a person’s later change stays', async () => {
      const { owner, advertiser_id, begun, stateOf, create } = await scene()
      const id = await begun('Dear', 2, 9_000_000)
      await create()
      await run()
      const [paused] = await owner.done(listAdRuleActs, { advertiser_id })
      expect(paused?.can_undo).toBe(true)
      const undo = () => owner.call(undoAdRuleAct, { advertiser_id, act_id: paused?.id ?? '' })
      const both = await Promise.all([undo(), undo()])
      expect(both.filter(({ error }) => error === null)).toHaveLength(1)
      expect(await stateOf(id)).toEqual(['active', 10_000_000])
      later(16)
      await run()
      expect(await stateOf(id)).toEqual(['active', 10_000_000])
      const raise = { kind: 'raise', by: 'percent', value: 50, limit_micro: 12_000_000 } as const
      await create({ name: 'More', action: raise })
      await run()
      expect(await stateOf(id)).toEqual(['active', 12_000_000])
      const [raised] = await owner.done(listAdRuleActs, { advertiser_id })
      expect(raised).toMatchObject({ before_micro: 10_000_000, after_micro: 12_000_000 })
      const campaigns = [{ campaign_id: id, fields: { daily_budget_micro: 20_000_000 } }]
      await owner.done(editCampaigns, { advertiser_id, campaigns })
      const late = await owner.call(undoAdRuleAct, { advertiser_id, act_id: raised?.id ?? '' })
      expect(late.error?.code).toBe('ad-rule-undone')
      expect(await stateOf(id)).toEqual(['active', 20_000_000])
    })

    test('rules that work against each other stop after some changes of a day, with a line in the log', async () => {
      const { owner, advertiser_id, begun, create, db } = await scene()
      const id = await begun('Both', 2, 9_000_000)
      const made = []
      for (let index = 0; index <= limits.adRuleChangesMax; index += 1) {
        const kind = index % 2 === 0 ? 'raise' : 'lower'
        const limit_micro = kind === 'raise' ? 50_000_000 : 3_000_000
        const action = { kind, by: 'amount', value: 1_000_000, limit_micro } as const
        made.push(await create({ name: `${kind} ${index}`, action }))
        await run()
      }
      const acts = await owner.done(listAdRuleActs, { advertiser_id })
      expect(acts.map(({ outcome }) => outcome)).toEqual([
        'stopped',
        ...Array(limits.adRuleChangesMax).fill('acted'),
      ])
      later(16)
      await run()
      expect(await db.$count(adRuleActs, eq(adRuleActs.objectId, id))).toBe(acts.length)
    })

    test('a rule tells its people in one email, refuses others, and its log is kept for 90 days', async () => {
      const { owner, ownerId, advertiser_id, begun, stateOf, create, db } = await scene()
      await db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, ownerId))
      const id = await begun('Dear', 2, 9_000_000)
      await begun('Dearer', 2, 19_000_000)
      const stranger = (await selfOf(await member(service()))).id
      const told = { ...rule, action: { kind: 'tell' }, recipients: [stranger] }
      const refused = await owner.call(createAdRule, { advertiser_id, rule: told })
      expect(refused.error?.code).toBe('ad-rule-unfit')
      await create({ action: { kind: 'tell' }, recipients: [ownerId] })
      await run()
      const [person] = await db.select().from(users).where(eq(users.id, ownerId))
      const mails = await emailsTo(service(), person?.email ?? '')
      const about = mails.filter(({ subject }) => subject.includes('Too dear'))
      expect(about).toHaveLength(1)
      expect(about[0]?.text).toContain('The conditions are met: Dearer')
      expect(await stateOf(id)).toEqual(['active', 10_000_000])
      const [first] = await owner.done(listAdRules, { advertiser_id })
      const which = { advertiser_id, rule_id: first?.id ?? '' }
      await owner.done(updateAdRule, { ...which, rule: { ...rule, is_on: false } })
      later(24 * 60)
      await run()
      expect(await stateOf(id)).toEqual(['active', 10_000_000])
      await owner.done(deleteAdRule, which)
      expect(await owner.done(listAdRules, { advertiser_id })).toEqual([])
      expect(await owner.done(listAdRuleActs, { advertiser_id })).toHaveLength(2)
      later((limits.adRuleLogDays + 1) * 24 * 60)
      await handleAdRuleSweep(service().ports).run(running)
      expect(await db.$count(adRuleActs, eq(adRuleActs.objectId, id))).toBe(0)
    })
  })
