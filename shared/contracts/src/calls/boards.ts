import { Board, BoardCard, Privacy } from '../entities/board.ts'
import { Pin } from '../entities/pin.ts'
import { BoardId, PinId, UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { z } from '../schema.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** A board's name as the service keeps it. The upper bound is the service's to answer, with its own words. */
const boardName = z.string().check(z.trim(), z.maxLength(1_000))

/** Makes a board of the viewer's. */
export const createBoard = defineCall({
  name: 'BoardResource.create',
  summary: 'Makes a board.',
  method: 'POST',
  path: '/resource/BoardResource/create/',
  input: z.strictObject({
    name: boardName,
    privacy: z._default(Privacy, 'public'),
    aux_data: z.optional(z.strictObject({ source: z.string().check(z.maxLength(50)) })),
  }),
  output: Board,
  errors: ['name-blank', 'name-long', 'name-taken'],
  who: 'member',
})

/** One board by its owner's name and its own. */
export const getBoard = defineCall({
  name: 'BoardResource.get',
  summary: 'One board.',
  method: 'GET',
  path: '/resource/BoardResource/get/',
  input: z.strictObject({
    username: z.string().check(z.maxLength(100)),
    slug: z.string().check(z.maxLength(200)),
  }),
  output: Board,
  errors: ['not-found'],
  who: 'anyone',
})

/** The pins of a board, newest first. */
export const boardPins = defineCall({
  name: 'BoardFeedResource.get',
  summary: 'The pins of a board.',
  method: 'GET',
  path: '/resource/BoardFeedResource/get/',
  input: z.strictObject({ board_id: BoardId, ...pageOptions }),
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
  input: z.strictObject({ user_id: UserId, ...pageOptions }),
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
    field_set_key: z._default(z.literal('board_picker'), 'board_picker'),
    shortlist_suggestions: z._default(z.int().check(z.gte(0), z.lte(10)), limits.boardShortlist),
  }),
  output: z.object({ all_boards: z.array(BoardCard), boards_shortlist: z.array(BoardCard) }),
  errors: [],
  who: 'member',
})
