import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board.ts'
import { Viewer } from '../entities/viewer.ts'
import { BoardId, PinId, SectionId } from '../ids.ts'
import { defineEvent } from './define-event.ts'
import { EntityChange, ListChange } from './entity-change.ts'

/** Somebody logged in, signed up or logged out, or their session's data changed. */
export const sessionChanged = defineEvent({
  name: 'session.changed',
  version: 1,
  tabs: true,
  schema: z.object({ viewer: z.nullable(Viewer) }),
})

/** The viewer's session has expired on the service. Their work waits until they log in. */
export const sessionEnded = defineEvent({
  name: 'session.ended',
  version: 1,
  tabs: true,
  schema: z.object({}),
})

/** The viewer chose a theme. Their other tabs follow. */
export const themeChosen = defineEvent({
  name: 'theme.chosen',
  version: 1,
  tabs: true,
  schema: z.object({ theme: z.enum(['system', 'light', 'dark']) }),
})

/** The device must forget who was logged in before. */
export const deviceForgotten = defineEvent({
  name: 'device.forgotten',
  version: 1,
  tabs: true,
  schema: z.object({}),
})

/** A pin was saved to a board. */
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

/** A save was undone: the pin is no longer on that board, and has its previous mark again. */
export const pinUnsaved = defineEvent({
  name: 'pin.unsaved',
  version: 1,
  tabs: true,
  schema: z.object({ pinId: PinId, boardId: BoardId, before: z.nullable(BoardLink) }),
})

/** A pin was created. */
export const pinCreated = defineEvent({
  name: 'pin.created',
  version: 1,
  tabs: true,
  schema: z.object({ pinId: PinId, board: z.nullable(BoardLink) }),
})

/** A board was created. */
export const boardCreated = defineEvent({
  name: 'board.created',
  version: 1,
  tabs: true,
  schema: z.object({ board: BoardLink }),
})

/** A board or one of its sections was edited, archived, deleted or restored. */
export const boardChanged = defineEvent({
  name: 'board.changed',
  version: 1,
  tabs: true,
  schema: z.object({ boardId: BoardId }),
})

/** The viewer switched profiles. Replayed, because late listeners need it too. */
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
