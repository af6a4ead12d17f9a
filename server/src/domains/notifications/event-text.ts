import type { LiveEvent } from '@tessera/contracts/calls/notifications'

/** A comment: the reader passes over it, what lies between sees that the line is in use. */
export const heartbeatText = ': still here\n\n'

/** Tells a browser how soon to come back when the stream breaks. */
export const retryText = (milliseconds: number): string => `retry: ${milliseconds}\n\n`

/** An event as it travels. Only a notification has a place to which a reader can come back. */
export function eventText(event: LiveEvent): string {
  const place = event.kind === 'notification' ? `id: ${event.id}\n` : ''
  return `${place}data: ${JSON.stringify(event)}\n\n`
}

/** Gives a reader a place to come back to, before the first notification; it is no event. */
export const placeText = (id: string): string => `id: ${id}\n\n`
