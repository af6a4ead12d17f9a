import type { LiveEvent } from '@tessera/contracts/calls/notifications'

/** A comment line: clients ignore it, and proxies see that the connection is in use. */
export const heartbeatText = ': still here\n\n'

/** Tells a browser how long to wait before it reconnects. */
export const retryText = (milliseconds: number): string => `retry: ${milliseconds}\n\n`

/** Formats a server-sent event. Only notifications have an id to resume from. */
export function eventText(event: LiveEvent): string {
  const place = event.kind === 'notification' ? `id: ${event.id}\n` : ''
  return `${place}data: ${JSON.stringify(event)}\n\n`
}

/** Sets the id to resume from, before the first notification; it's no event. */
export const placeText = (id: string): string => `id: ${id}\n\n`
