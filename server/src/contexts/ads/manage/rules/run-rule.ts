import { timings } from '@tessera/contracts/timings'
import { languageOf } from '../../../../languages/language-of.ts'
import { and, eq, lt, lte } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import { adAccount } from '../../accounts/campaigns/ad-accounts.ts'
import { dayIn, hourOfDayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { treesOf } from '../campaign-edits/trees.ts'
import { type ActingRule, act, finishAct } from './act.ts'
import { isWithinHours } from './decide.ts'
import { findingsOf } from './evaluate.ts'
import { type ActRecord, adRuleActs, adRules, type RuleRecord } from './tables.ts'
import { tellPeople } from './tell.ts'

/** Returns the hour of a moment in a time zone. */
export const hourIn = (timeZone: string, now: Date): number =>
  Math.floor((now.getTime() - hourOfDayIn(timeZone, dayIn(timeZone, now), 0).getTime()) / 3_600_000)

/** Takes the rule that has waited longest; undefined when none is due. Another instance skips it. */
export const takeDueRule = (ports: Pick<Ports, 'db' | 'clock'>): Promise<RuleRecord | undefined> =>
  ports.db.transaction(async (tx) => {
    const now = ports.clock.now()
    const [due] = await tx
      .select()
      .from(adRules)
      .where(and(eq(adRules.state, 'on'), lte(adRules.nextAt, now)))
      .orderBy(adRules.nextAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (due === undefined) return undefined
    const nextAt = new Date(now.getTime() + timings.adRuleEvery)
    await tx.update(adRules).set({ nextAt, lastRunAt: now }).where(eq(adRules.id, due.id))
    return due
  })

async function languageFor(db: Sql, creatorId: RuleRecord['creatorId']) {
  if (creatorId === null) return languageOf(null)
  const [person] = await db
    .select({ locale: users.locale })
    .from(users)
    .where(eq(users.id, creatorId))
  return languageOf(person?.locale ?? null)
}

const stateIn = (act: ActRecord, trees: Awaited<ReturnType<typeof treesOf>>) => {
  const tree = trees.find(({ campaign_id }) => campaign_id === act.campaignId)
  if (act.does === 'budget') return tree?.daily_budget_micro === act.afterMicro
  const groups = tree?.ad_groups ?? []
  const all = [
    ...(tree === undefined ? [] : [{ id: String(tree.campaign_id), state: tree.state }]),
    ...groups.map(({ ad_group_id: id, state }) => ({ id: String(id), state })),
    ...groups.flatMap(({ ads }) => ads.map(({ ad_id: id, state }) => ({ id: String(id), state }))),
  ]
  const state = all.find(({ id }) => id === act.objectId)?.state
  return state === (act.does === 'pause' ? 'paused' : 'active')
}

/** Ends acts that an instance began and didn't end: by what the object is now. */
async function endInterrupted(ports: Ports, rule: ActingRule): Promise<void> {
  const { db, clock } = ports
  const before = new Date(clock.now().getTime() - timings.adRuleInterrupted)
  const open = await db
    .select()
    .from(adRuleActs)
    .where(
      and(
        eq(adRuleActs.ruleId, rule.id),
        eq(adRuleActs.outcome, 'acting'),
        lt(adRuleActs.at, before),
      ),
    )
  for (const one of open) {
    const asked = { ids: [one.campaignId], most: 1, now: clock.now() }
    const isDone = one.does === 'tell' || stateIn(one, await treesOf(db, rule.account, asked))
    const outcome = { outcome: isDone ? 'acted' : 'refused', reasons: [], undo: null } as const
    await db.transaction((tx) => finishAct(tx, ports, one, outcome))
  }
}

/** Evaluates a rule, acts, and tells the people who want to know. What it did before is not done again. */
export async function runRule(
  ports: Ports,
  { id, rule, creatorId, advertiserId }: RuleRecord,
  signal: AbortSignal,
): Promise<void> {
  const account = await adAccount(ports.db, advertiserId)
  if (account === undefined) return
  const language = await languageFor(ports.db, creatorId)
  const acting = { account, id, name: rule.name, language }
  await endInterrupted(ports, acting)
  if (isWithinHours(rule, hourIn(account.timeZone, ports.clock.now())))
    for await (const finding of findingsOf(ports, { account, ruleId: id, rule })) {
      signal.throwIfAborted()
      const { decision } = finding
      if (decision.does !== null || decision.why === 'stopped') await act(ports, acting, finding)
    }
  await tellPeople(ports, { account, rule, ruleId: id })
}
