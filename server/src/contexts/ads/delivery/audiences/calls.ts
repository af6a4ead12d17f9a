import {
  createAudience,
  debugAudiences,
  deleteAudience,
  listAudiences,
  updateAudience,
  updateAudienceList,
} from '@tessera/contracts/calls/audiences'
import { AudienceId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { given, refused } from '../../../../calls/answer.ts'
import { eq, sql } from '../../../../platform/database/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { answerAdvertiser } from '../../accounts/campaigns/answer-advertiser.ts'
import { debugOf } from './debug.ts'
import { changeList } from './list-parts.ts'
import { audiencesOfAccount, findAudience, lockAudience } from './store.ts'
import { audiences } from './tables.ts'

const answerList = answerAdvertiser(listAudiences, async ({ ports, account }) =>
  given([...(await audiencesOfAccount(ports.db, account.id))]),
)

const answerCreate = answerAdvertiser(createAudience, async ({ ports, account }, input) => {
  const { db, ids, clock } = ports
  const { name, rule } = input
  return db.transaction(async (tx) => {
    // Two at once would both find room for one.
    await tx.execute(
      sql`select from ${advertisers} where ${advertisers.id} = ${account.id}::bigint for update`,
    )
    const ofAccount = eq(audiences.advertiserId, account.id)
    if ((await tx.$count(audiences, ofAccount)) >= limits.audiencesMax)
      return refused('audiences-many', { most: limits.audiencesMax })
    if (rule.kind === 'lookalike') {
      const seed = await lockAudience(tx, account.id, rule.seed_id)
      if (seed === undefined || seed.kind === 'lookalike') return refused('audience-unknown')
    }
    const id = AudienceId.parse(ids.next())
    const now = clock.now()
    await tx
      .insert(audiences)
      .values({ id, advertiserId: account.id, name, rule, createdAt: now, changedAt: now })
    const made = await findAudience(tx, account.id, id)
    return made === undefined ? refused('audience-unknown') : given(made)
  })
})

const answerUpdate = answerAdvertiser(updateAudience, async ({ ports, account }, input) =>
  ports.db.transaction(async (tx) => {
    const rule = await lockAudience(tx, account.id, input.audience_id)
    if (rule === undefined) return refused('audience-unknown')
    await tx.update(audiences).set({ name: input.name }).where(eq(audiences.id, input.audience_id))
    const renamed = await findAudience(tx, account.id, input.audience_id)
    return renamed === undefined ? refused('audience-unknown') : given(renamed)
  }),
)

const answerDelete = answerAdvertiser(deleteAudience, async ({ ports, account }, input) =>
  ports.db.transaction(async (tx) => {
    if ((await lockAudience(tx, account.id, input.audience_id)) === undefined)
      return refused('audience-unknown')
    const found = await findAudience(tx, account.id, input.audience_id)
    const names = [...new Set(found?.used_by.map(({ name }) => name))]
    if (names.length > 0) return refused('audience-used', { names: names.join(', ') })
    await tx.delete(audiences).where(eq(audiences.id, input.audience_id))
    return given(null)
  }),
)

const answerPart = answerAdvertiser(updateAudienceList, async ({ ports, account }, input) => {
  const { audience_id: id, change, hashes } = input
  return ports.db.transaction(async (tx) => {
    const rule = await lockAudience(tx, account.id, id)
    if (rule?.kind !== 'list') return refused('audience-unknown')
    const changed = await changeList(tx, id, { change, hashes, now: ports.clock.now() })
    return changed === undefined
      ? refused('audience-list-full', { most: limits.audienceListMax })
      : given(changed)
  })
})

const answerDebug = answerAdvertiser(debugAudiences, async ({ ports, account, actorId }, input) => {
  const asked = { advertiserId: account.id, viewerId: actorId, hash: input.hash }
  return given(await debugOf(ports.db, { ...asked, now: ports.clock.now() }))
})

/** Handlers of the calls about audiences. */
export const audienceCalls = [
  answerList,
  answerCreate,
  answerUpdate,
  answerDelete,
  answerPart,
  answerDebug,
]
