import { LiveEvent, livePath } from '@tessera/contracts/calls/notifications'
import { type HttpHandler, http } from 'msw/http'
import { fitting } from './call-handler.ts'

const encoder = new TextEncoder()

/**
 * Returns the handler of the service's live stream (server-sent events), and a function that sends an
 * event to every stream that is open.
 *
 *     const live = liveStream()
 *     setupWorker(live.handler)
 *     live.tell({ kind: 'notification', id: '7' })
 */
export function liveStream() {
  const open = new Set<(text: string) => void>()
  const streamFor = ({ signal }: Request) => {
    let close = () => {}
    return new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text))
        open.add(send)
        send(':\n\n')
        close = () => open.delete(send)
        signal.addEventListener('abort', close, { once: true })
      },
      cancel: () => close(),
    })
  }
  const handler: HttpHandler = http.get(
    `*${livePath}`,
    ({ request }) =>
      new Response(streamFor(request), { headers: { 'Content-Type': 'text/event-stream' } }),
  )
  return {
    handler,
    tell(event: LiveEvent): void {
      const data = JSON.stringify(fitting('The live event', LiveEvent, event))
      for (const send of open) send(`data:${data}\n\n`)
    },
  }
}
