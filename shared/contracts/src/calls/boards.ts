import { z } from '@tessera/contracts/schema'
import { Board, BoardCard, BoardLink, Privacy } from '../entities/board.ts'
import { Pin } from '../entities/pin.ts'
import { boardSorts } from '../entities/user.ts'
import { BoardId, MediaId, PinId, UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { actingOptions, subjectOptions } from './acting.ts'
import { defineCall } from './define-call.ts'
import { pageOptions, pinIds, pinListOptions, side } from './lists.ts'

/** A name. The service checks its length, so that it can answer with its own error text. */
export const sentName = z.string().check(z.trim(), z.maxLength(1_000))

const description = z.string().check(z.trimLines(), z.maxLength(limits.boardTextMax))

/** Creates a board for the viewer, or for the account that they act for. */
export const createBoard = defineCall({
  name: 'BoardResource.create',
  summary: 'Creates a board.',
  method: 'POST',
  path: '/resource/BoardResource/create/',
  input: z.strictObject({
    name: sentName,
    description: z._default(description, ''),
    /** Defaults to public, or to protected when the viewer acts for another's ad account. */
    privacy: z.optional(Privacy),
    aux_data: z.optional(z.strictObject({ source: z.string().check(z.maxLength(50)) })),
    ...actingOptions,
  }),
  output: Board,
  errors: ['name-blank', 'name-long', 'name-taken', 'boards-full', 'not-allowed', 'words-refused'],
  who: 'member',
  isPublishing: true,
  budget: 'create',
})

/** The view of a board or section that the caller wants. The service returns all fields for each. */
export const fieldSet = {
  field_set_key: z._default(
    z.enum(['detailed', 'board_picker', 'profile_grid_item', 'grid_item']),
    'detailed',
  ),
}

/** Returns a board by its id, or by its owner's username and its slug. */
export const getBoard = defineCall({
  name: 'BoardResource.get',
  summary: 'Returns a board.',
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

/** Updates a board's name, description, privacy and cover. */
export const updateBoard = defineCall({
  name: 'BoardResource.update',
  summary: 'Updates a board.',
  method: 'POST',
  path: '/resource/BoardResource/update/',
  input: z.strictObject({
    board_id: BoardId,
    name: z.optional(sentName),
    description: z.optional(description),
    privacy: z.optional(Privacy),
    /**
     * With a change to public, shows the board's notes to everyone. Otherwise only its people can
     * read them.
     */
    publish_notes: z._default(z.boolean(), false),
    /** The picture of one of its pins, or null to use the latest pins again. */
    cover_pin_id: z.optional(z.nullable(PinId)),
    /** The values that the form started with. A field that somebody else has changed since is not overwritten. */
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
  errors: [
    'not-found',
    'not-allowed',
    'board-changed',
    'name-blank',
    'name-long',
    'name-taken',
    'words-refused',
  ],
  who: 'member',
  isPublishing: true,
})

/** Archives or restores a board. The owner can save no new pins to it; others no longer see it in their picker. */
export const archiveBoard = defineCall({
  name: 'BoardArchiveResource.update',
  summary: 'Archives or restores a board.',
  method: 'POST',
  path: '/resource/BoardArchiveResource/update/',
  input: z.strictObject({ board_id: BoardId, archived: z.boolean(), ...subjectOptions }),
  output: Board,
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Chooses the order in which the viewer's profile shows their boards to everyone. */
export const chooseBoardSort = defineCall({
  name: 'BoardSortResource.update',
  summary: "Chooses the order of the viewer's boards.",
  method: 'POST',
  path: '/resource/BoardSortResource/update/',
  input: z.strictObject({ sort: z.enum(boardSorts), ...subjectOptions }),
  output: z.null(),
  errors: [],
  who: 'member',
})

/**
 * Reorders the viewer's boards, and makes that the order of their profile. Boards that are not listed come
 * after the others.
 */
export const orderBoards = defineCall({
  name: 'BoardOrderResource.update',
  summary: "Reorders the viewer's boards.",
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

/** Lists a board's pins. `query` searches them; `section: 'none'` leaves out pins in sections. */
export const boardPins = defineCall({
  name: 'BoardFeedResource.get',
  summary: "Lists a board's pins.",
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

/**
 * Reorders a board's pins: puts pins before or after another pin of the board, in the given order.
 * Sections show their pins in the board's order.
 */
export const orderPins = defineCall({
  name: 'BoardPinOrderResource.update',
  summary: "Reorders a board's pins.",
  method: 'POST',
  path: '/resource/BoardPinOrderResource/update/',
  input: z.strictObject({
    board_id: BoardId,
    pin_ids: pinIds,
    side,
    anchor_id: PinId,
    ...subjectOptions,
  }),
  output: z.null(),
  errors: ['not-found', 'not-allowed', 'board-busy'],
  who: 'member',
})

/** Lists a person's boards that the viewer may see. */
export const userBoards = defineCall({
  name: 'BoardsResource.get',
  summary: "Lists a person's boards.",
  method: 'GET',
  reads: 'late',
  path: '/resource/BoardsResource/get/',
  input: z.strictObject({
    user_id: UserId,
    filter: z._default(z.enum(['current', 'archived']), 'current'),
    sort: z._default(z.enum(boardSorts), 'newest'),
    ...pageOptions,
  }),
  output: z.array(BoardCard),
  errors: ['not-found'],
  who: 'anyone',
})

/** Lists the boards that the viewer may save to, by name, and the best few for this pin. */
export const pickerBoards = defineCall({
  name: 'BoardPickerBoardsResource.get',
  summary: 'Lists the boards that the viewer may save to.',
  method: 'GET',
  path: '/resource/BoardPickerBoardsResource/get/',
  input: z.strictObject({
    pin_id: z.optional(PinId),
    media_upload_id: z.optional(MediaId),
    /** The owner of the boards: the viewer, the account that they act for, or the owner of the ad account. */
    username: z.optional(z.string().check(z.maxLength(100))),
    /** 'protected' returns the protected boards of the ad account's owner. */
    filter: z._default(z.enum(['all', 'protected']), 'all'),
    /** 'shortlist' returns only the best few. */
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

/** Returns the viewer's quick board, and groups of its pins that belong together, the largest first. */
export const unsortedPins = defineCall({
  name: 'UnsortedPinsResource.get',
  summary: "Returns the viewer's quick board, and groups of its pins that belong together.",
  method: 'GET',
  path: '/resource/UnsortedPinsResource/get/',
  input: z.strictObject({}),
  output: z.object({
    /** Null until the viewer saves a pin without a board. */
    board: z.nullable(BoardCard),
    groups: z.array(
      z.object({
        /** The name of a board for them, in the viewer's language. */
        name: z.string(),
        /** The viewer's board that is for them already. */
        board: z.nullable(BoardLink),
        pin_ids: z.array(PinId),
      }),
    ),
  }),
  errors: [],
  who: 'member',
})

/** Suggests names for a board for this pin, best first, from what it shows. */
export const boardTitleSuggestions = defineCall({
  name: 'BoardTitleSuggestions.get',
  summary: 'Suggests names for a board for a pin.',
  method: 'GET',
  path: '/v3/pins/:id/board_title_suggestions/',
  input: z.strictObject({ id: PinId }),
  output: z.array(z.object({ title: z.string() })),
  errors: ['not-found'],
  who: 'member',
})
