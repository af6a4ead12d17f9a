import { bind, type Draft, defineCommand } from '@tessera/cache'
import type { Client } from '@tessera/client'
import { boardPins, getBoard, orderPins, userBoards } from '@tessera/contracts/calls/boards'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { sectionPins } from '@tessera/contracts/calls/sections'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { defineMessages } from '@tessera/contracts/messages'
import { inTurn } from './beside.ts'
import type { BlockMove } from './block-moves.ts'

const words = defineMessages({
  moved: 'Pin moved',
  movedSeveral: '{count} Pins moved',
  back: 'Pin moved back',
  backSeveral: '{count} Pins moved back',
})

/** Pins that are moved within their board by hand. */
interface PinsMove {
  readonly boardId: string
  readonly to: readonly BlockMove[]
  /** The moves that undo it. */
  readonly back: readonly BlockMove[]
  readonly subject: { readonly orbac_subject_id?: string }
}

const lists = [boardPins, sectionPins]
const opposite = { before: 'after', after: 'before' } as const

/** Makes a call for each block, until one is refused. */
const send = (client: Client, { boardId, to, subject }: PinsMove) =>
  inTurn(client, async () => {
    let result: CallResult<OutputOf<typeof orderPins>> = { ok: true, data: null, bookmark: null }
    for (const { ids, side, anchor } of to) {
      const beside = { pin_ids: [...ids], side, anchor_id: anchor }
      result = await client.call(orderPins, { board_id: boardId, ...beside, ...subject })
      if (!result.ok) break
    }
    return result
  })

function show({ to }: PinsMove, draft: Draft): void {
  for (const { ids, side, anchor } of to) {
    const newest = { ids: [...ids], side, anchor }
    const oldest = { ids: ids.toReversed(), side: opposite[side], anchor }
    draft.lists({ of: lists, unless: { sort: 'oldest' }, type: 'pin', move: newest })
    draft.lists({ of: lists, input: { sort: 'oldest' }, type: 'pin', move: oldest })
  }
}

const idsIn = ({ to }: PinsMove): string[] => to.flatMap(({ ids }) => ids)

/** Fetches again what depends on pins that aren't loaded: other lists with the pins, and covers. */
function confirm(_: null, move: PinsMove, draft: Draft): void {
  draft.lists({ of: lists, shows: { type: 'pin', ids: idsIn(move) }, ask: 'later' })
  draft.lists({
    of: [getBoard, userBoards],
    shows: { type: 'board', ids: [move.boardId] },
    ask: 'later',
  })
}

const key = () => crypto.randomUUID()

const orderPinsBack = defineCommand(send, {
  name: 'order-pins-back',
  key,
  show,
  confirm,
  say: {
    done: (_, move) => {
      const count = idsIn(move).length
      return count === 1 ? words.back() : words.backSeveral({ count })
    },
  },
})

/** Moves pins within their board by hand. */
export const orderPinsByHand = defineCommand(send, {
  name: 'order-pins',
  key,
  show,
  confirm,
  undo: (_, { to, back, ...move }) => bind(orderPinsBack, { ...move, to: back, back: to }),
  say: {
    atOnce: (move) => {
      const count = idsIn(move).length
      return count === 1 ? words.moved() : words.movedSeveral({ count })
    },
  },
})
