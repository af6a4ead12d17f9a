import type {
  ActionId,
  AdGroupId,
  AdId,
  AdvertiserId,
  AudienceId,
  BoardId,
  CampaignId,
  CommentId,
  ConversionTagId,
  KeywordId,
  ListId,
  MediaId,
  NoteId,
  NotificationId,
  PinId,
  SectionId,
  UserId,
} from '@tessera/contracts/ids'
import { customType, timestamp } from '../../platform/database/define-tables.ts'

/** The driver hands over an integer of 64 bits as its digits, which is what an id is. */
const idColumn = <Id extends string>() =>
  customType<{ data: Id; driverData: Id }>({ dataType: () => 'bigint' })

/** Columns with an id: 64-bit integers in the database, branded strings in the code. */
export const userId = idColumn<UserId>()
export const boardId = idColumn<BoardId>()
export const sectionId = idColumn<SectionId>()
export const pinId = idColumn<PinId>()
export const mediaId = idColumn<MediaId>()
export const advertiserId = idColumn<AdvertiserId>()
export const campaignId = idColumn<CampaignId>()
export const adGroupId = idColumn<AdGroupId>()
export const adId = idColumn<AdId>()
export const keywordId = idColumn<KeywordId>()
export const conversionTagId = idColumn<ConversionTagId>()
export const audienceId = idColumn<AudienceId>()
export const servedId = idColumn<string>()
/** An id of something that is named nowhere else. */
export const anyId = idColumn<string>()
export const actionId = idColumn<ActionId>()
export const notificationId = idColumn<NotificationId>()
export const commentId = idColumn<CommentId>()
export const noteId = idColumn<NoteId>()
export const listId = idColumn<ListId>()

/** Text that compares case-insensitively. */
export const citext = customType<{ data: string; driverData: string }>({
  dataType: () => 'citext',
})

/** Text in the form of full-text search. */
export const tsvector = customType<{ data: string; driverData: string }>({
  dataType: () => 'tsvector',
})

/** A moment, with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
