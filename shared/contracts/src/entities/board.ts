import { z } from '@tessera/contracts/schema'
import { BoardId, SectionId } from '../ids.ts'
import { UserCard } from './user.ts'

/** Who may see a board: all, those an advertiser lets in, or its people alone. */
export const Privacy = z.enum(['public', 'protected', 'secret'])

/** What the viewer is to a board, if anything. */
export const BoardRole = z.enum(['owner', 'collaborator', 'advertiser'])

/** A board as a line of text names it. */
export const BoardLink = z.object({
  id: BoardId,
  name: z.string(),
  url: z.string(),
  layout: z.optional(z.string()),
})

/** A board as a row or a card shows it. */
export const BoardCard = z.extend(BoardLink, {
  privacy: Privacy,
  pin_count: z.number(),
  section_count: z.number(),
  is_collaborative: z.boolean(),
  image_cover_url: z.nullable(z.string()),
  cover_color: z.nullable(z.string()),
  cover_images: z.array(z.string()),
  owner: UserCard,
  /** The first few who share it, in the order they came. */
  collaborating_users: z.array(UserCard),
  collaborator_count: z.number(),
  collaborated_by_me: z.boolean(),
  archived_by_me_at: z.nullable(z.string()),
})

/** A part of a board. */
export const Section = z.object({
  id: SectionId,
  title: z.string(),
  slug: z.string(),
  pin_count: z.number(),
  preview_pins: z.array(z.string()),
})

/** A board as its own page shows it. */
export const Board = z.extend(BoardCard, {
  description: z.string(),
  /** Whether its cover was chosen; else the latest pin's picture stands for it. */
  cover_is_chosen: z.boolean(),
  sections: z.array(Section),
  note_count: z._default(z.number(), 0),
  viewer_role: z.nullable(BoardRole),
  /** Whether the viewer may put pins on it and change them. */
  can_edit: z.boolean(),
  /** Whether its owner has closed it to new pins. */
  is_archived: z.boolean(),
  followed_by_me: z.boolean(),
})

export type Privacy = z.infer<typeof Privacy>
export type BoardRole = z.infer<typeof BoardRole>
export type BoardLink = z.infer<typeof BoardLink>
export type BoardCard = z.infer<typeof BoardCard>
export type Section = z.infer<typeof Section>
export type Board = z.infer<typeof Board>
