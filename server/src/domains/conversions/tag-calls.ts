import {
  createConversionTag,
  deleteConversionTag,
  listConversionTags,
  updateConversionTag,
} from '@tessera/contracts/calls/conversion-tags'
import { type AdvertiserId, ConversionTagId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../calls/answer.ts'
import type { Sql } from '../sql.ts'
import { mayAct } from './may-act.ts'
import { conversionTags } from './tables.ts'
import { changeTag, countTags, tagsOf } from './tag-store.ts'

const findTag = async (db: Sql, advertiserId: AdvertiserId, id: ConversionTagId) =>
  (await tagsOf(db, advertiserId)).find((tag) => tag.id === id)

const answerTags = answerMember(listConversionTags, async (visit, input) => {
  if (!(await mayAct(visit, input.advertiser_id))) return refused('not-allowed')
  return given(await tagsOf(visit.ports.db, input.advertiser_id))
})

const answerCreate = answerMember(createConversionTag, async (visit, input) => {
  const { advertiser_id: advertiserId, name } = input
  if (!(await mayAct(visit, advertiserId))) return refused('not-allowed')
  const { db, ids, clock } = visit.ports
  return db.transaction(async (tx) => {
    if ((await countTags(tx, advertiserId)) >= limits.conversionTagsMax)
      return refused('conversion-tags-many', { most: limits.conversionTagsMax })
    const id = ConversionTagId.parse(ids.next())
    await tx.insert(conversionTags).values({ id, advertiserId, name, createdAt: clock.now() })
    const tag = await findTag(tx, advertiserId, id)
    return tag === undefined ? refused('conversion-tags-many') : given(tag)
  })
})

const answerUpdate = answerMember(updateConversionTag, async (visit, input) => {
  const { advertiser_id: advertiserId, tag_id: id, name } = input
  if (!(await mayAct(visit, advertiserId))) return refused('not-allowed')
  const { db } = visit.ports
  await changeTag(db, advertiserId, id, { name })
  const tag = await findTag(db, advertiserId, id)
  return tag === undefined ? refused('conversion-tag-unknown') : given(tag)
})

const answerDelete = answerMember(deleteConversionTag, async (visit, input) => {
  const { advertiser_id: advertiserId, tag_id: id } = input
  if (!(await mayAct(visit, advertiserId))) return refused('not-allowed')
  const { db, clock } = visit.ports
  return db.transaction(async (tx) => {
    const tag = await findTag(tx, advertiserId, id)
    if (tag === undefined) return refused('conversion-tag-unknown')
    if (tag.is_used) return refused('conversion-tag-used')
    await changeTag(tx, advertiserId, id, { deletedAt: clock.now() })
    return given(null)
  })
})

/** Handlers of the calls about tags. */
export const tagCalls = [answerTags, answerCreate, answerUpdate, answerDelete]
