import {
  ActionId,
  AdGroupId,
  AdId,
  AdvertiserId,
  AnyId,
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
import { customType } from '../platform/database/define-tables.ts'

interface IdSchema<Id extends string> {
  parse(value: unknown): Id
}

const idColumn = <Id extends string>(schema: IdSchema<Id>) =>
  customType<{ data: Id; driverData: unknown }>({
    dataType: () => 'bigint',
    fromDriver: (value) => schema.parse(String(value)),
  })

/** Columns with an id: 64-bit integers in the database, branded strings in the code. */
export const userId = idColumn<UserId>(UserId)
export const boardId = idColumn<BoardId>(BoardId)
export const sectionId = idColumn<SectionId>(SectionId)
export const pinId = idColumn<PinId>(PinId)
export const mediaId = idColumn<MediaId>(MediaId)
export const advertiserId = idColumn<AdvertiserId>(AdvertiserId)
export const campaignId = idColumn<CampaignId>(CampaignId)
export const adGroupId = idColumn<AdGroupId>(AdGroupId)
export const adId = idColumn<AdId>(AdId)
export const keywordId = idColumn<KeywordId>(KeywordId)
export const conversionTagId = idColumn<ConversionTagId>(ConversionTagId)
export const audienceId = idColumn<AudienceId>(AudienceId)
export const servedId = idColumn<string>(AnyId)
/** An id of something that is named nowhere else. */
export const anyId = idColumn<string>(AnyId)
export const actionId = idColumn<ActionId>(ActionId)
export const notificationId = idColumn<NotificationId>(NotificationId)
export const commentId = idColumn<CommentId>(CommentId)
export const noteId = idColumn<NoteId>(NoteId)
export const listId = idColumn<ListId>(ListId)

/** Text that compares case-insensitively. */
export const citext = customType<{ data: string; driverData: string }>({
  dataType: () => 'citext',
})

/** Text in the form of full-text search. */
export const tsvector = customType<{ data: string; driverData: string }>({
  dataType: () => 'tsvector',
})
