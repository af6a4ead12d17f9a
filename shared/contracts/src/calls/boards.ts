import { z } from '@tessera/contracts/schema'
import { Board, BoardCard, Privacy } from '../entities/board.ts'
import { Pin } from '../entities/pin.ts'
import { BoardId, MediaId, PinId, UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { actingOptions, subjectOptions } from './acting.ts'
import { defineCall } from './define-call.ts'
import { pageOptions, pinListOptions } from './lists.ts'

/** A name as it is sent. The upper bound is the service's to answer, with its own words. */
export const sentName = z.string().check(z.trim(), z.maxLength(1_000))

const description = z.string().check(z.trim(), z.maxLength(limits.boardTextMax))

/** Makes a board of the viewer's, or of whom the viewer acts for. */
export const createBoard = defineCall({
  name: 'BoardResource.create',
  summary: 'Makes a board.',
  method: 'POST',
  path: '/resource/BoardResource/create/',
  input: z.strictObject({
    name: sentName,
    description: z._default(description, ''),
    /** Without it public, or protected for whoever acts for another's ad account. */
    privacy: z.optional(Privacy),
    aux_data: z.optional(z.strictObject({ source: z.string().check(z.maxLength(50)) })),
    ...actingOptions,
  }),
  output: Board,
  errors: ['name-blank', 'name-long', 'name-taken', 'boards-full', 'not-allowed'],
  who: 'member',
  budget: 'create',
})

/** Which of a board's or section's looks a caller is after; all of them are answered whole. */
export const fieldSet = {
  field_set_key: z._default(
    z.enum(['detailed', 'board_picker', 'profile_grid_item', 'grid_item']),
    'detailed',
  ),
}

/** One board by its id, or by its owner's name and its own. */
export const getBoard = defineCall({
  name: 'BoardResource.get',
  summary: 'One board.',
  method: 'GET',
  path: '/resource/BoardResource/get/',
  input: z.union([
    z.strictObject({
      username: z.string().check(z.maxLength(100)),
      slug: z.string().check(z.maxLength(200)),
      ...fieldSet,
    }),
    z.strictObject({ board_id: BoardId, ...fieldSet }),
  ]),
  output: Board,
  errors: ['not-found'],
  who: 'anyone',
})

/** Changes what a board is called and says, who may see it, and its cover. */
export const updateBoard = defineCall({
  name: 'BoardResource.update',
  summary: 'Changes a board.',
  method: 'POST',
  path: '/resource/BoardResource/update/',
  input: z.strictObject({
    board_id: BoardId,
    name: z.optional(sentName),
    description: z.optional(description),
    privacy: z.optional(Privacy),
    /** When it becomes public: lets everyone read its notes, which stay with its people otherwise. */
    publish_notes: z._default(z.boolean(), false),
    /** The picture of one of its pins, or null for the latest ones again. */
    cover_pin_id: z.optional(z.nullable(PinId)),
    /** What the form began from. A field that somebody else has changed since is not overwritten. */
    was: z.optional(
      z.strictObject({
        name: z.optional(z.string()),
        description: z.optional(z.string()),
        privacy: z.optional(Privacy),
      }),
    ),
    ...subjectOptions,
  }),
  output: Board,
  errors: ['not-found', 'not-allowed', 'board-changed', 'name-blank', 'name-long', 'name-taken'],
  who: 'member',
})

/** Puts a board away, or brings it back: for its owner closed to new pins, for others out of their picker. */
export const archiveBoard = defineCall({
  name: 'BoardArchiveResource.update',
  summary: 'Archives a board, or brings it back.',
  method: 'POST',
  path: '/resource/BoardArchiveResource/update/',
  input: z.strictObject({ board_id: BoardId, archived: z.boolean(), ...subjectOptions }),
  output: Board,
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Puts one's own boards in an order; those not named come after. */
export const orderBoards = defineCall({
  name: 'BoardOrderResource.update',
  summary: "Puts one's boards in an order.",
  method: 'POST',
  path: '/resource/BoardOrderResource/update/',
  input: z.strictObject({
    board_ids: z.array(BoardId).check(z.minLength(1), z.maxLength(limits.boardsMax)),
    ...subjectOptions,
  }),
  output: z.null(),
  errors: ['not-found'],
  who: 'member',
})

/** The pins of a board; `query` finds among them, `section: 'none'` leaves out the sections'. */
export const boardPins = defineCall({
  name: 'BoardFeedResource.get',
  summary: 'The pins of a board.',
  method: 'GET',
  path: '/resource/BoardFeedResource/get/',
  input: z.strictObject({
    board_id: BoardId,
    section: z._default(z.enum(['all', 'none']), 'all'),
    ...pinListOptions,
    ...pageOptions,
  }),
  output: z.array(Pin),
  errors: ['not-found'],
  who: 'anyone',
})

/** The boards of a person that the viewer may see. */
export const userBoards = defineCall({
  name: 'BoardsResource.get',
  summary: 'The boards of a person.',
  method: 'GET',
  path: '/resource/BoardsResource/get/',
  input: z.strictObject({
    user_id: UserId,
    filter: z._default(z.enum(['current', 'archived']), 'current'),
    sort: z._default(z.enum(['newest', 'last_pinned', 'name', 'custom']), 'newest'),
    ...pageOptions,
  }),
  output: z.array(BoardCard),
  errors: ['not-found'],
  who: 'anyone',
})

/** The boards the viewer may save to, by name, and the few that suit this pin best. */
export const pickerBoards = defineCall({
  name: 'BoardPickerBoardsResource.get',
  summary: 'The boards the viewer may save to.',
  method: 'GET',
  path: '/resource/BoardPickerBoardsResource/get/',
  input: z.strictObject({
    pin_id: z.optional(PinId),
    media_upload_id: z.optional(MediaId),
    /** Whose boards: one's own, whom one acts for, or the owner of the ad account. Nobody else's are answered. */
    username: z.optional(z.string().check(z.maxLength(100))),
    /** 'protected' for those of an ad account's owner that whoever acts for it may save to. */
    filter: z._default(z.enum(['all', 'protected']), 'all'),
    /** 'shortlist' for the few that suit best and no others. */
    field_set_key: z._default(
      z.enum(['board_picker', 'profile_grid_item', 'shortlist']),
      'board_picker',
    ),
    shortlist_suggestions: z._default(z.int().check(z.gte(0), z.lte(10)), limits.boardShortlist),
    ...actingOptions,
  }),
  output: z.object({ all_boards: z.array(BoardCard), boards_shortlist: z.array(BoardCard) }),
  errors: ['not-allowed'],
  who: 'member',
})

/** Names for a board that this pin would suit, the best first. */
export const boardTitleSuggestions = defineCall({
  name: 'BoardTitleSuggestions.get',
  summary: 'Names for a board that a pin would suit.',
  method: 'GET',
  path: '/v3/pins/:id/board_title_suggestions/',
  input: z.strictObject({ id: PinId }),
  output: z.array(z.object({ title: z.string() })),
  errors: ['not-found'],
  who: 'member',
})
