import { createPin } from '@tessera/contracts/calls/pins'
import type { Pin } from '@tessera/contracts/entities/pin'
import { pinCreated } from '@tessera/contracts/events/facts'
import { BoardId, MediaId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { ShellContext } from '@tessera/module'
import type { BuilderEvent, Draft } from './flow.ts'

/** The source of a pin's picture. */
export interface Origin {
  readonly method: 'uploaded' | 'scraped' | 'button'
  /** Identifies one visit to the page that the pin comes from. */
  readonly guid?: string
  readonly color?: string
}

type Parts = Pick<ShellContext, 'client' | 'bus'>
type Send = (event: BuilderEvent) => void

/** Publishes the pin and emits `pin.created`. An error goes to the page, which keeps the draft. */
export async function publishPin(
  draft: Draft,
  picture: { readonly mediaId: string; readonly origin: Origin },
  parts: Parts,
  send: Send,
): Promise<Pin | undefined> {
  const link = draft.link.trim()
  const made = await parts.client.call(createPin, {
    board_id: z.parse(BoardId, draft.board),
    media_upload_id: z.parse(MediaId, picture.mediaId),
    title: draft.title.trim(),
    description: draft.description.trim(),
    ...picture.origin,
    ...(link === '' ? {} : { link }),
  })
  if (!made.ok) {
    send({ type: 'not-published', fault: made.error.messageDetail ?? made.error.message })
    return undefined
  }
  parts.bus.emit(pinCreated, { pinId: made.data.id, board: made.data.board })
  return made.data
}
