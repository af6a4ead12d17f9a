import { z } from '@tessera/contracts/schema'

/** The largest number that 64 bits with a sign hold. */
const largest = '9223372036854775807'

/** Ids are time-ordered 64-bit numbers, printed as digits. */
const digits = () =>
  z.string().check(
    z.regex(/^[1-9]\d{0,18}$/),
    z.refine((text) => text.length < largest.length || text <= largest, 'Larger than any id'),
  )

/** Any id, where it does not matter of what. */
export const AnyId = digits()

export const PinId = digits().brand<'PinId'>()
export const BoardId = digits().brand<'BoardId'>()
export const SectionId = digits().brand<'SectionId'>()
export const UserId = digits().brand<'UserId'>()
export const MediaId = digits().brand<'MediaId'>()
export const AdvertiserId = digits().brand<'AdvertiserId'>()
export const CampaignId = digits().brand<'CampaignId'>()
export const AdGroupId = digits().brand<'AdGroupId'>()
export const AdId = digits().brand<'AdId'>()
export const KeywordId = digits().brand<'KeywordId'>()
export const ConversionTagId = digits().brand<'ConversionTagId'>()
export const AudienceId = digits().brand<'AudienceId'>()
export const ActionId = digits().brand<'ActionId'>()
export const NotificationId = digits().brand<'NotificationId'>()
export const ListId = digits().brand<'ListId'>()
export const CommentId = digits().brand<'CommentId'>()
export const NoteId = digits().brand<'NoteId'>()

export type PinId = z.infer<typeof PinId>
export type BoardId = z.infer<typeof BoardId>
export type SectionId = z.infer<typeof SectionId>
export type UserId = z.infer<typeof UserId>
export type MediaId = z.infer<typeof MediaId>
export type AdvertiserId = z.infer<typeof AdvertiserId>
export type CampaignId = z.infer<typeof CampaignId>
export type AdGroupId = z.infer<typeof AdGroupId>
export type AdId = z.infer<typeof AdId>
export type KeywordId = z.infer<typeof KeywordId>
export type ConversionTagId = z.infer<typeof ConversionTagId>
export type AudienceId = z.infer<typeof AudienceId>
export type ActionId = z.infer<typeof ActionId>
export type NotificationId = z.infer<typeof NotificationId>
export type ListId = z.infer<typeof ListId>
export type CommentId = z.infer<typeof CommentId>
export type NoteId = z.infer<typeof NoteId>
