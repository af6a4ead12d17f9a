import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board-link.ts'
import { BoardId, PinId, UserId } from '../ids.ts'
import { SignupSource } from '../signup-sources.ts'
import { defineHandledRequest, defineRequest } from './define-event.ts'

/** Asks somebody to sign up or log in, and to continue where they were. */
export const authRequested = defineRequest({
  name: 'auth.requested',
  version: 1,
  opens: 'sign-up',
  needs: 'nobody',
  schema: z.object({
    source: SignupSource,
    pinId: z.optional(PinId),
    start: z.optional(z.enum(['sign-up', 'log-in'])),
    /** True for somebody whose session a suspension ended: the log-in opens with the dialog about it. */
    suspended: z.optional(z.boolean()),
    /** Replaces the default title of the log-in. */
    tagline: z.optional(z.string().check(z.maxLength(200))),
    /** The person who invited them to a board. */
    inviter: z.optional(
      z.object({
        id: UserId,
        first_name: z.string(),
        full_name: z.string(),
        image_medium_url: z.nullable(z.string()),
        /** True when they have chosen no portrait; their initials are shown. */
        is_default_image: z.optional(z.boolean()),
      }),
    ),
    /** The person that they want to follow. */
    creator: z.optional(
      z.object({
        full_name: z.string(),
        image_large_url: z.nullable(z.string()),
        /** The color of their initials, where they have no portrait: a hue from 0 to 359. */
        avatar_color_index: z.optional(z.int().check(z.gte(0), z.lte(359))),
      }),
    ),
    /** The person that they want to reply to. */
    respondTo: z.optional(z.string().check(z.maxLength(200))),
    /** Logs in to another account; the present one stays logged in. */
    switching: z.optional(
      z.object({
        /** The account to log in to, where it is known. */
        email: z.optional(z.string()),
      }),
    ),
    /** The path to go to afterwards. Ignored when it is not a path of the product. */
    next: z.optional(z.string().check(z.maxLength(2_048))),
  }),
})

/** Asks to save a pin to a board that the person chooses, or at once. */
export const saveRequested = defineRequest({
  name: 'save.requested',
  version: 1,
  opens: 'save-pin',
  needs: 'viewer',
  schema: z.object({
    pinId: PinId,
    source: SignupSource,
    /** A board that is already chosen. The person chooses its section. */
    boardId: z.optional(BoardId),
    /** Saves without a question: to the board that was used last, or to the quick board. */
    quick: z.optional(z.boolean()),
  }),
})

/** Asks to save a pin to this board at once: `$saveTarget`, or a board that the person chose. */
export const saveTapped = defineHandledRequest({
  name: 'save.tapped',
  version: 1,
  schema: z.object({ pinId: PinId, board: BoardLink }),
})

/** Asks to confirm a pin that was just created or saved, with the next steps. */
export const confirmationRequested = defineRequest({
  name: 'confirmation.requested',
  version: 1,
  opens: 'save-confirmation',
  needs: 'nobody',
  schema: z.object({
    /** The pin on the board. */
    pinId: PinId,
    board: BoardLink,
    section: z.optional(z.object({ title: z.string() })),
    /** The pictures of the page that it came from, if there were several. */
    pictures: z.optional(z.array(z.string())),
  }),
})

/** Asks to share a pin. */
export const shareRequested = defineRequest({
  name: 'share.requested',
  version: 1,
  opens: 'share-pin',
  needs: 'nobody',
  schema: z.object({ pinId: PinId }),
})

/** Asks to report a pin. */
export const reportRequested = defineRequest({
  name: 'report.requested',
  version: 1,
  opens: 'report-pin',
  needs: 'viewer',
  schema: z.object({ pinId: PinId, source: SignupSource }),
})

/** Asks why an ad is shown, and to hide the ads of its business. */
export const adReasonRequested = defineRequest({
  name: 'ad-reason.requested',
  version: 1,
  opens: 'ad-reason',
  needs: 'nobody',
  schema: z.object({
    pinId: PinId,
    /** `tracking_params` of the Pin. */
    token: z.string(),
  }),
})

/** Asks a new member for their name and portrait, which they may skip. Sent for members only. */
export const introductionRequested = defineRequest({
  name: 'introduction.requested',
  version: 1,
  opens: 'introduction',
  needs: 'nobody',
  schema: z.object({}),
})
