import { createBoard } from '@tessera/contracts/calls/boards'
import { createPin } from '@tessera/contracts/calls/pins'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { boardCreated, pinCreated } from '@tessera/contracts/events/facts'
import { BoardId, MediaId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { ShellContext } from '@tessera/module'
import type { BuilderEvent, Draft } from './flow.ts'

/** Where the picture of a pin came from. */
export interface Origin {
  readonly method: 'uploaded' | 'scraped' | 'button'
  /** Names one visit to the page that somebody pins from. */
  readonly guid?: string
  readonly color?: string
}

type Parts = Pick<ShellContext, 'client' | 'bus'>
type Send = (event: BuilderEvent) => void

const textOf = ({ message, messageDetail }: CallError): string => messageDetail ?? message

/** The board to pin to: the chosen one, or a new one. Undefined when it could not be made; the page knows why then. */
async function boardFor(
  draft: Draft,
  { client, bus }: Parts,
  send: Send,
): Promise<BoardId | undefined> {
  if (draft.board !== 'new') return z.parse(BoardId, draft.board)
  const made = await client.call(createBoard, { name: draft.newBoard.trim() })
  if (!made.ok) {
    send({ type: 'not-published', fault: textOf(made.error), field: 'newBoard' })
    return undefined
  }
  const { id, name, url } = made.data
  bus.emit(boardCreated, { board: { id, name, url } })
  send({ type: 'board-made', boardId: id })
  return id
}

/** Publishes the pin and tells everybody; a refusal goes to the page, which keeps every word. */
export async function publishPin(
  draft: Draft,
  picture: { readonly mediaId: string; readonly origin: Origin },
  parts: Parts,
  send: Send,
): Promise<Pin | undefined> {
  const board = await boardFor(draft, parts, send)
  if (board === undefined) return undefined
  const link = draft.link.trim()
  const made = await parts.client.call(createPin, {
    board_id: board,
    media_upload_id: z.parse(MediaId, picture.mediaId),
    title: draft.title.trim(),
    description: draft.description.trim(),
    ...picture.origin,
    ...(link === '' ? {} : { link }),
  })
  if (!made.ok) {
    send({ type: 'not-published', fault: textOf(made.error) })
    return undefined
  }
  parts.bus.emit(pinCreated, { pinId: made.data.id, board: made.data.board })
  return made.data
}
