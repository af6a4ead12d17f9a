import {
  createConversionTag,
  deleteConversionTag,
  listConversionTags,
  updateConversionTag,
} from '@tessera/contracts/calls/conversion-tags'
import { type AdvertiserId, ConversionTagId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { given, refused } from '../../../calls/answer.ts'
import type { Sql } from '../../base/sql.ts'
import { answerAdvertiser } from '../accounts/campaigns/answer-advertiser.ts'
import { conversionTags } from './tables.ts'
import { changeTag, countTags, tagsOf } from './tag-store.ts'

const findTag = async (db: Sql, advertiserId: AdvertiserId, id: ConversionTagId) =>
  (await tagsOf(db, advertiserId)).find((tag) => tag.id === id)

const answerTags = answerAdvertiser(listConversionTags, async (visit, input) => {
  return given(await tagsOf(visit.ports.db, input.advertiser_id))
})

const answerCreate = answerAdvertiser(createConversionTag, async (visit, input) => {
  const { advertiser_id: advertiserId, name } = input
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

const answerUpdate = answerAdvertiser(updateConversionTag, async (visit, input) => {
  const { advertiser_id: advertiserId, tag_id: id, name } = input
  const { db } = visit.ports
  await changeTag(db, advertiserId, id, { name })
  const tag = await findTag(db, advertiserId, id)
  return tag === undefined ? refused('conversion-tag-unknown') : given(tag)
})

const answerDelete = answerAdvertiser(deleteConversionTag, async (visit, input) => {
  const { advertiser_id: advertiserId, tag_id: id } = input
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
