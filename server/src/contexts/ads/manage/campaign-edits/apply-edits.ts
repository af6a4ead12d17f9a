import type {
  CampaignEdit,
  CampaignTree,
  EditResult,
} from '@tessera/contracts/calls/campaign-edits'
import { messageOf } from '@tessera/contracts/errors/message-of'
import type { CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { reviewOf } from '../../accounts/campaigns/review.ts'
import { campaigns, type ReviewState } from '../../accounts/campaigns/tables.ts'
import type { EditBy } from './edit-by.ts'
import type { EditFacts, Fault } from './edit-facts.ts'
import { findEditFacts } from './find-facts.ts'
import { type EditPlan, planEdit } from './plan-edit.ts'
import { objectsOf, withIds } from './planned-objects.ts'
import { treesOf } from './trees.ts'
import { undoOf } from './undo-of.ts'
import { type CampaignRow, reviewKey, writePlan } from './write-plan.ts'

interface Work {
  readonly ports: Ports
  readonly by: EditBy
  readonly facts: EditFacts
}

const refusedFor = (
  { ports, by }: Work,
  { campaign_id: id }: CampaignEdit,
  faults: readonly Fault[],
): EditResult => ({
  campaign_id: id ?? null,
  faults: faults.map(({ at, code, data }) => {
    const said = { brand: ports.settings.brand, ...data }
    return { at, code, message: messageOf(code, said, by.language) }
  }),
  objects: [],
  undo: null,
})

const gone: readonly Fault[] = [{ at: 'campaign_id', code: 'not-found' }]

type Trees = ReadonlyMap<CampaignId, CampaignTree>

async function loaded(db: Sql, { ports, by }: Work, ids: readonly CampaignId[]): Promise<Trees> {
  const asked = { ids, most: limits.campaignEditsMax, now: ports.clock.now() }
  const trees = ids.length === 0 ? [] : await treesOf(db, by.account, asked)
  return new Map(trees.map((tree) => [tree.campaign_id, tree]))
}

/** Checks the ads that are created, or whose link changes. It asks the database, so no transaction waits for it. */
async function reviewed({ ports, by, facts }: Work, { campaign, groups }: EditPlan) {
  const reviews = new Map<string, ReviewState>()
  for (const ad of groups.flatMap(({ ads }) => ads)) {
    if (!ad.changed.has('destination_url')) continue
    const pin = facts.pins.get(ad.after.pin_id)
    const texts = [pin?.title ?? '', pin?.description ?? '', campaign.after.name]
    const { country } = by.account
    const review = await reviewOf(ports, { link: ad.after.destination_url, texts, country })
    reviews.set(reviewKey(ad), review)
  }
  return reviews
}

const changesNothing = ({ campaign, groups }: EditPlan): boolean =>
  [campaign, ...groups, ...groups.flatMap(({ ads }) => ads)].every(
    ({ changed }) => changed.size === 0,
  )

async function lock(tx: Sql, by: EditBy, id: CampaignId): Promise<CampaignRow | undefined> {
  const isOurs = and(eq(campaigns.id, id), eq(campaigns.advertiserId, by.account.id))
  const [row] = await tx.select().from(campaigns).where(isOurs).for('no key update')
  return row
}

async function createdBefore(tx: Sql, by: EditBy, clientKey: string | undefined) {
  if (clientKey === undefined) return undefined
  const isIt = and(eq(campaigns.advertiserId, by.account.id), eq(campaigns.clientKey, clientKey))
  const [row] = await tx.select({ id: campaigns.id }).from(campaigns).where(isIt)
  return row?.id
}

const nothingNew = (id: CampaignId): EditResult => ({
  campaign_id: id,
  faults: [],
  objects: [],
  undo: null,
})

/** Writes one campaign's edit, as a whole or not at all. */
async function write(
  work: Work,
  edit: CampaignEdit,
  reviews: Awaited<ReturnType<typeof reviewed>>,
): Promise<EditResult> {
  const { ports, by, facts } = work
  const { campaign_id: id, client_key: key } = edit
  return ports.db.transaction(async (tx) => {
    const row = id === undefined ? null : await lock(tx, by, id)
    if (row === undefined) return refusedFor(work, edit, gone)
    const tree = id === undefined ? null : ((await loaded(tx, work, [id])).get(id) ?? null)
    // Somebody may have changed it since it was checked.
    const checked = planEdit(edit, tree, facts)
    if (checked.faults.length > 0) return refusedFor(work, edit, checked.faults)
    const plan = withIds(checked, ports.ids)
    if (!changesNothing(plan)) {
      const ready = { tx, ports, by, plan, reviews, clientKey: key ?? null }
      if (!(await writePlan(ready, row))) {
        const before = await createdBefore(tx, by, key)
        return before === undefined ? refusedFor(work, edit, gone) : nothingNew(before)
      }
    }
    return { ...objectsOf(plan), faults: [], undo: undoOf(plan) }
  })
}

/** Decides about one edit; a refusal for one that doesn't fit. */
function decided(work: Work, edit: CampaignEdit, trees: Trees): EditPlan | EditResult {
  const { campaign_id: id } = edit
  const tree = id === undefined ? null : trees.get(id)
  if (tree === undefined) return refusedFor(work, edit, gone)
  const plan = planEdit(edit, tree, work.facts)
  return plan.faults.length > 0 ? refusedFor(work, edit, plan.faults) : plan
}

/**
 * Creates and changes campaigns with their ad groups and ads, each campaign as a whole or not at all.
 * A dry run says what would happen, and changes nothing.
 *
 *     const [result] = await applyEdits(ports, by, [{ campaign_id, fields: { state: 'paused' } }], { isDryRun: false })
 */
export async function applyEdits(
  ports: Ports,
  by: EditBy,
  edits: readonly CampaignEdit[],
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<readonly EditResult[]> {
  const work = { ports, by, facts: await findEditFacts(ports, by, edits) }
  const ids = edits.flatMap(({ campaign_id }) => campaign_id ?? [])
  const trees = await loaded(ports.db, work, ids)
  const results: EditResult[] = []
  for (const edit of edits) {
    const { client_key: key } = edit
    const before = isDryRun ? undefined : await createdBefore(ports.db, by, key)
    const plan = decided(work, edit, trees)
    if (before !== undefined) results.push(nothingNew(before))
    else if ('objects' in plan) results.push(plan)
    else if (isDryRun) results.push({ ...objectsOf(plan), faults: [], undo: null })
    else results.push(await write(work, edit, await reviewed(work, plan)))
  }
  return results
}
