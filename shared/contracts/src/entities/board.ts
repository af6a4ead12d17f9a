import { z } from '@tessera/contracts/schema'
import { SectionId } from '../ids.ts'
import { BoardLink } from './board-link.ts'
import { UserCard } from './user.ts'

export { BoardLink }

/**
 * The people who can see a board: everyone, people with access to the ad account, or its people.
 */
export const Privacy = z.enum(['public', 'protected', 'secret'])

/** The viewer's role on a board. */
export const BoardRole = z.enum(['owner', 'collaborator', 'advertiser'])

/** A board in a row or a card. */
export const BoardCard = z.extend(BoardLink, {
  privacy: Privacy,
  pin_count: z.number(),
  section_count: z.number(),
  is_collaborative: z.boolean(),
  image_cover_url: z.nullable(z.string()),
  cover_color: z.nullable(z.string()),
  cover_images: z.array(z.string()),
  owner: UserCard,
  /** The first few collaborators, in the order they joined. */
  collaborating_users: z.array(UserCard),
  collaborator_count: z.number(),
  collaborated_by_me: z.boolean(),
  archived_by_me_at: z.nullable(z.string()),
})

/** A section of a board. */
export const Section = z.object({
  id: SectionId,
  title: z.string(),
  slug: z.string(),
  pin_count: z.number(),
  preview_pins: z.array(z.string()),
})

/** A board on its own page. */
export const Board = z.extend(BoardCard, {
  description: z.string(),
  /** True when its cover was chosen. Otherwise the cover is the latest pin's picture. */
  cover_is_chosen: z.boolean(),
  sections: z.array(Section),
  note_count: z._default(z.number(), 0),
  viewer_role: z.nullable(BoardRole),
  /** True when the viewer may add and edit pins. */
  can_edit: z.boolean(),
  /** True when the board is archived. */
  is_archived: z.boolean(),
  followed_by_me: z.boolean(),
})

export type Privacy = z.infer<typeof Privacy>
export type BoardRole = z.infer<typeof BoardRole>
export type BoardCard = z.infer<typeof BoardCard>
export type Section = z.infer<typeof Section>
export type Board = z.infer<typeof Board>
