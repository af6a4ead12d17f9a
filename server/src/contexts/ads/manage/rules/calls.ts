import {
  createAdRule,
  deleteAdRule,
  listAdRuleActs,
  listAdRules,
  previewAdRule,
  undoAdRuleAct,
  updateAdRule,
} from '@tessera/contracts/calls/ad-rules'
import { limits } from '@tessera/contracts/limits'
import { given, refused } from '../../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../../calls/bookmark.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { answerAdvertiser } from '../../accounts/campaigns/answer-advertiser.ts'
import { previewOf } from './preview.ts'
import { actsOf, countRules, isRule, isRuleFit, rulesOf, shownAct } from './store.ts'
import { adRules } from './tables.ts'
import { undoAct } from './undo-act.ts'

const answerRules = answerAdvertiser(listAdRules, async ({ ports, account }) =>
  given(await rulesOf(ports.db, account.id)),
)

const answerCreate = answerAdvertiser(createAdRule, async (visit, { rule }) => {
  const { ports, account, actorId } = visit
  return ports.db.transaction(async (tx) => {
    await tx.execute(
      sql`select from ${advertisers} where ${advertisers.id} = ${account.id} for no key update`,
    )
    if ((await countRules(tx, account.id)) >= limits.adRulesMax)
      return refused('ad-rules-many', { max: limits.adRulesMax })
    if (!(await isRuleFit(tx, account, rule))) return refused('ad-rule-unfit')
    const id = ports.ids.next()
    const now = ports.clock.now()
    await tx.insert(adRules).values({
      id,
      advertiserId: account.id,
      creatorId: actorId,
      rule,
      createdAt: now,
      state: rule.is_on ? 'on' : 'off',
      nextAt: rule.is_on ? now : null,
    })
    ports.log.info('ad-rule.created', { rule: id, advertiser: account.id, user: actorId })
    const [shown] = await rulesOf(tx, account.id, id)
    return shown === undefined ? refused('ad-rule-unfit') : given(shown)
  })
})

const answerUpdate = answerAdvertiser(updateAdRule, async (visit, { rule_id: id, rule }) => {
  const { ports, account, actorId } = visit
  const { db, clock, log } = ports
  if (!(await isRuleFit(db, account, rule))) return refused('ad-rule-unfit')
  const changed = await db
    .update(adRules)
    .set({ rule, state: rule.is_on ? 'on' : 'off', nextAt: rule.is_on ? clock.now() : null })
    .where(isRule(account.id, id))
    .returning({ id: adRules.id })
  const [shown] = changed.length === 0 ? [] : await rulesOf(db, account.id, id)
  if (shown === undefined) return refused('not-found')
  log.info('ad-rule.changed', { rule: id, advertiser: account.id, user: actorId })
  return given(shown)
})

const answerDelete = answerAdvertiser(deleteAdRule, async (visit, { rule_id: id }) => {
  const { ports, account, actorId } = visit
  const gone = await ports.db
    .update(adRules)
    .set({ state: 'deleted', nextAt: null, deletedAt: ports.clock.now() })
    .where(isRule(account.id, id))
    .returning({ id: adRules.id })
  if (gone.length === 0) return refused('not-found')
  ports.log.info('ad-rule.deleted', { rule: id, advertiser: account.id, user: actorId })
  return given(null)
})

const answerPreview = answerAdvertiser(previewAdRule, async (visit, { rule_id, rule }) => {
  const { ports, account, language } = visit
  return given(await previewOf(ports, { account, ruleId: rule_id ?? null, rule }, language))
})

const answerActs = answerAdvertiser(listAdRuleActs, async ({ ports, account }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const asked = { ruleId: input.rule_id, before, most: input.page_size + 1 }
  const page = pageOf(await actsOf(ports.db, account.id, asked), input.page_size, ({ id }) => [id])
  return given(page.rows.map(shownAct), page.bookmark)
})

const answerUndo = answerAdvertiser(undoAdRuleAct, (visit, { act_id }) => undoAct(visit, act_id))

/** Handlers of the calls about rules. */
export const adRuleCalls = [
  answerRules,
  answerCreate,
  answerUpdate,
  answerDelete,
  answerPreview,
  answerActs,
  answerUndo,
]
