import { createApiToken, deleteApiToken, listApiTokens } from '@tessera/contracts/calls/api-tokens'
import type { ApiToken } from '@tessera/contracts/entities/conversion'
import { type AdvertiserId, AnyId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../../calls/answer.ts'
import { and, desc, eq, sql } from '../../../../platform/database/sql.ts'
import { sha256OfText } from '../../../../platform/secrets/sha256.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers, users } from '../../../identity/index.ts'
import { actingAccount } from '../campaigns/acting-account.ts'
import { apiTokens } from './tables.ts'

/** The beginning of each token, by which people and scanners of code recognize it. */
const prefix = 'tsr_'
const endingLength = 4

async function tokensOf(db: Sql, advertiserId: AdvertiserId): Promise<ApiToken[]> {
  const rows = await db
    .select({ token: apiTokens, createdBy: users.fullName })
    .from(apiTokens)
    .leftJoin(users, eq(users.id, apiTokens.createdBy))
    .where(eq(apiTokens.advertiserId, advertiserId))
    .orderBy(desc(apiTokens.id))
  return rows.map(({ token, createdBy }) => ({
    id: token.id,
    name: token.name,
    scopes: token.scopes,
    ending: token.ending,
    created_at: token.createdAt.toISOString(),
    created_by: createdBy,
    last_used_at: token.lastUsedAt?.toISOString() ?? null,
  }))
}

const answerTokens = answerMember(listApiTokens, async (visit, input) => {
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  return given(await tokensOf(visit.ports.db, input.advertiser_id))
})

const answerCreate = answerMember(createApiToken, async (visit, input) => {
  const { advertiser_id: advertiserId, name } = input
  const acting = await actingAccount(visit, advertiserId)
  if (!acting.ok) return acting
  const { db, ids, tokens, clock, log } = visit.ports
  const secret = `${prefix}${tokens.next()}`
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select from ${advertisers} where ${advertisers.id} = ${advertiserId} for no key update`,
    )
    const count = await tx.$count(apiTokens, eq(apiTokens.advertiserId, advertiserId))
    if (count >= limits.apiTokensMax)
      return refused('api-tokens-many', { most: limits.apiTokensMax })
    const id = ids.next()
    await tx.insert(apiTokens).values({
      id,
      advertiserId,
      name,
      scopes: [...new Set(input.scopes)],
      hash: sha256OfText(secret),
      ending: secret.slice(-endingLength),
      createdAt: clock.now(),
      createdBy: visit.viewer.id,
    })
    const token = (await tokensOf(tx, advertiserId)).find((each) => each.id === id)
    if (token === undefined) return refused('api-tokens-many')
    log.info('api-token.created', { token: id, advertiser: advertiserId, user: visit.viewer.id })
    return given({ token, secret })
  })
})

const answerDelete = answerMember(deleteApiToken, async (visit, input) => {
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  const id = AnyId.safeParse(input.id)
  if (!id.success) return refused('not-found')
  const gone = await visit.ports.db
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id.data), eq(apiTokens.advertiserId, input.advertiser_id)))
    .returning({ id: apiTokens.id })
  if (gone.length === 0) return refused('not-found')
  const advertiser = input.advertiser_id
  visit.ports.log.info('api-token.revoked', { token: id.data, advertiser, user: visit.viewer.id })
  return given(null)
})

/** Handlers of the calls about access tokens. */
export const apiTokenCalls = [answerTokens, answerCreate, answerDelete]
