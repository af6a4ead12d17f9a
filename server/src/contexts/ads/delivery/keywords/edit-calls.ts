import { createAdKeywords, updateAdKeywords } from '@tessera/contracts/calls/ad-keywords'
import type { KeywordId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { given, refused } from '../../../../calls/answer.ts'
import { answerAdvertiser } from '../../accounts/campaigns/answer-advertiser.ts'
import { addKeywords, countKeywords, keysThere, stemsOf } from './add-keywords.ts'
import { changedKeywords, keptKeywords } from './change-keywords.ts'
import { bidRefusal, lockOwner, touchKeywords } from './keyword-owner.ts'
import { judgedKeywords } from './written-keyword.ts'

const tooMany = () => refused('keywords-many', { max: limits.adKeywordsMax })

const answerCreate = answerAdvertiser(createAdKeywords, (visit, input) =>
  visit.ports.db.transaction(async (tx) => {
    const { kind, owner_id: ownerId, keywords } = input
    const owner = await lockOwner(tx, visit.account, { kind, ownerId })
    if (owner === undefined) return refused('not-found')
    if (owner.state === 'archived') return refused('campaign-ended')
    const bidMicro = kind === 'ad-group-positive' ? (input.bid_micro ?? null) : null
    const unfit = bidRefusal(owner, visit.account, bidMicro)
    if (unfit !== null) return unfit
    const written = await stemsOf(tx, keywords)
    const judged = judgedKeywords(written, await keysThere(tx, owner, kind))
    const fit = judged.filter(({ fault }) => fault === null)
    if ((await countKeywords(tx, owner, kind)) + fit.length > limits.adKeywordsMax) return tooMany()
    const ids = await addKeywords(tx, visit, { owner, kind, bidMicro, keywords: fit })
    if (fit.length > 0) await touchKeywords(tx, [owner])
    const idOf = (keyword: (typeof judged)[number]): KeywordId | null =>
      ids[fit.indexOf(keyword)] ?? null
    return given(
      judged.map((each) => ({
        text: each.text,
        match: each.match,
        keyword_id: idOf(each),
        fault: each.fault,
      })),
    )
  }),
)

const answerUpdate = answerAdvertiser(updateAdKeywords, (visit, input) =>
  visit.ports.db.transaction(async (tx) => {
    const kept = await keptKeywords(tx, visit.account, input.keyword_ids)
    if (kept === undefined) return refused('not-found')
    for (const each of kept) {
      const unfit = bidRefusal(each, visit.account, input.bid_micro)
      if (unfit !== null) return unfit
    }
    return changedKeywords(tx, visit, kept, { state: input.state, bidMicro: input.bid_micro })
  }),
)

/** Handlers of the calls that add and change keywords. */
export const keywordEditCalls = [answerCreate, answerUpdate]
