import { z } from '@tessera/contracts/schema'
import { HouseNotice, houseNoticeFields } from './calls/house-notices.ts'
import { HouseRetention } from './calls/house-retention.ts'
import { HouseText, HouseTextVersion, houseTextFields } from './calls/house-texts.ts'
import { AnyId } from './ids.ts'

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** A request of the operator about texts, notices and retention. */
export const WordsRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('texts') }),
  z.strictObject({
    do: z.literal('text'),
    ...houseTextFields,
    /** Null to follow the latest version. */
    after: z.nullable(houseTextFields.after),
    reason,
  }),
  z.strictObject({ do: z.literal('notices') }),
  z.strictObject({ do: z.literal('notice'), ...houseNoticeFields, reason }),
  z.strictObject({ do: z.literal('end-notice'), notice_id: AnyId, reason }),
  z.strictObject({ do: z.literal('kept') }),
  z.strictObject({ do: z.literal('keep'), name: z.string(), days: z.int(), reason }),
])

export type WordsRequest = z.infer<typeof WordsRequest>

/** The answers to the requests. */
export const ToldTexts = z.object({ texts: z.array(HouseText) })
export const WrittenText = z.object({ text: HouseTextVersion })
export const ToldNotices = z.object({ notices: z.array(HouseNotice) })
export const ToldNotice = z.object({ notice: HouseNotice })
export const ToldRetention = z.object({ retention: z.array(HouseRetention) })
