import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board.ts'
import { Viewer } from '../entities/viewer.ts'
import { BoardId, PinId, SectionId, UserId } from '../ids.ts'
import { defineEvent } from './define-event.ts'
import { EntityChange, ListChange } from './entity-change.ts'

/** Somebody logged in, signed up, logged out, or changed what the session says of them. */
export const sessionChanged = defineEvent({
  name: 'session.changed',
  version: 1,
  tabs: true,
  schema: z.object({ viewer: z.nullable(Viewer) }),
})

/** The session of whoever is looking has ended on the service; what they were doing waits for a log-in. */
export const sessionEnded = defineEvent({
  name: 'session.ended',
  version: 1,
  tabs: true,
  schema: z.object({}),
})

/** Somebody chose how the product looks; their other tabs follow. */
export const themeChosen = defineEvent({
  name: 'theme.chosen',
  version: 1,
  tabs: true,
  schema: z.object({ theme: z.enum(['system', 'light', 'dark']) }),
})

/** Who was here before is not to be known on this device any more. */
export const deviceForgotten = defineEvent({
  name: 'device.forgotten',
  version: 1,
  tabs: true,
  schema: z.object({}),
})

/** A pin is on a board now. */
export const pinSaved = defineEvent({
  name: 'pin.saved',
  version: 1,
  tabs: true,
  schema: z.object({
    pinId: PinId,
    savedPinId: PinId,
    board: BoardLink,
    section: z.optional(z.object({ id: SectionId, title: z.string() })),
  }),
})

/** A save was taken back: the pin is on that board no more, and is marked as it was before. */
export const pinUnsaved = defineEvent({
  name: 'pin.unsaved',
  version: 1,
  tabs: true,
  schema: z.object({ pinId: PinId, boardId: BoardId, before: z.nullable(BoardLink) }),
})

/** A pin was made. */
export const pinCreated = defineEvent({
  name: 'pin.created',
  version: 1,
  tabs: true,
  schema: z.object({ pinId: PinId, board: z.nullable(BoardLink) }),
})

/** A board was made. */
export const boardCreated = defineEvent({
  name: 'board.created',
  version: 1,
  tabs: true,
  schema: z.object({ board: BoardLink }),
})

/** A board or one of its sections was edited, put away, deleted or brought back. */
export const boardChanged = defineEvent({
  name: 'board.changed',
  version: 1,
  tabs: true,
  schema: z.object({ boardId: BoardId }),
})

/** Pins came to these boards or left them, by a move, a copy, a deletion or by taking one back. */
export const pinsMoved = defineEvent({
  name: 'pins.moved',
  version: 1,
  tabs: true,
  schema: z.object({ boardIds: z.array(BoardId) }),
})

/** The viewer keeps a pin out of their lists, or wants it back. */
export const pinHidden = defineEvent({
  name: 'pin.hidden',
  version: 1,
  tabs: true,
  schema: z.object({ pinId: PinId, hidden: z.boolean() }),
})

/** The viewer follows somebody, or does so no more. */
export const userFollowed = defineEvent({
  name: 'user.followed',
  version: 1,
  tabs: true,
  schema: z.object({ userId: UserId, followed: z.boolean(), followerCount: z.number() }),
})

/** The viewer follows a board, or does so no more. */
export const boardFollowed = defineEvent({
  name: 'board.followed',
  version: 1,
  tabs: true,
  schema: z.object({ boardId: BoardId, followed: z.boolean() }),
})

/** The viewer blocks somebody, which ends what is between the two, or does so no more. */
export const userBlocked = defineEvent({
  name: 'user.blocked',
  version: 1,
  tabs: true,
  schema: z.object({ userId: UserId, blocked: z.boolean() }),
})

/** Somebody acts as another of their profiles now; whoever hears it late still needs to know. */
export const profileSwitched = defineEvent({
  name: 'profile.switched',
  version: 1,
  replay: true,
  schema: z.object({ profileId: z.string() }),
})

/** The service has confirmed a change; the cache of every tab follows it. */
export const entitiesChanged = defineEvent({
  name: 'entities.changed',
  version: 1,
  tabs: true,
  schema: z.object({
    entities: z.array(EntityChange),
    lists: z.array(ListChange),
  }),
})
