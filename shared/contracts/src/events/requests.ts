import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board.ts'
import { BoardId, PinId, UserId } from '../ids.ts'
import { SignupSource } from '../signup-sources.ts'
import { defineHandledRequest, defineRequest } from './define-event.ts'

/** Somebody should sign up or log in, and go on where they were. */
export const authRequested = defineRequest({
  name: 'auth.requested',
  version: 1,
  opens: 'sign-up',
  needs: 'nobody',
  schema: z.object({
    source: SignupSource,
    pinId: z.optional(PinId),
    start: z.optional(z.enum(['sign-up', 'log-in'])),
    /** Said instead of the usual title of a log-in. */
    tagline: z.optional(z.string().check(z.maxLength(200))),
    /** Who asked them to join a board. */
    inviter: z.optional(
      z.object({
        id: UserId,
        first_name: z.string(),
        full_name: z.string(),
        image_medium_url: z.nullable(z.string()),
      }),
    ),
    /** Whom they want to follow. */
    creator: z.optional(
      z.object({
        full_name: z.string(),
        image_large_url: z.nullable(z.string()),
      }),
    ),
    /** Whom they want to let know what they think. */
    respondTo: z.optional(z.string().check(z.maxLength(200))),
    /** Where to go afterwards; a path of the product, else it is left out. */
    next: z.optional(z.string().check(z.maxLength(2_048))),
  }),
})

/** A pin should be saved; the person chooses where. */
export const saveRequested = defineRequest({
  name: 'save.requested',
  version: 1,
  opens: 'save-pin',
  needs: 'viewer',
  schema: z.object({
    pinId: PinId,
    source: SignupSource,
    /** The board that is decided on already; the person chooses its section. */
    boardId: z.optional(BoardId),
  }),
})

/** A pin should be saved to this board at once: `$saveTarget`, or a board that the person chose. */
export const saveTapped = defineHandledRequest({
  name: 'save.tapped',
  version: 1,
  schema: z.object({ pinId: PinId, board: BoardLink }),
})

/** A pin that was just made or saved should be shown, with what can be done next. */
export const confirmationRequested = defineRequest({
  name: 'confirmation.requested',
  version: 1,
  opens: 'save-confirmation',
  needs: 'nobody',
  schema: z.object({
    /** The pin as it is on the board now. */
    pinId: PinId,
    board: BoardLink,
    section: z.optional(z.object({ title: z.string() })),
    /** The pictures of the page that it was taken from, where there were several. */
    pictures: z.optional(z.array(z.string())),
  }),
})

/** A pin should be shown to somebody else. */
export const shareRequested = defineRequest({
  name: 'share.requested',
  version: 1,
  opens: 'share-pin',
  needs: 'nobody',
  schema: z.object({ pinId: PinId }),
})

/** Something is wrong with a pin; the person says what. */
export const reportRequested = defineRequest({
  name: 'report.requested',
  version: 1,
  opens: 'report-pin',
  needs: 'viewer',
  schema: z.object({ pinId: PinId, source: SignupSource }),
})
