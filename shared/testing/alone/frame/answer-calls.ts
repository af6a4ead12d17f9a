import { bypass, getResponse, http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { findCall } from '../../src/find-call.ts'
import { alonePath, workerPath } from '../about.ts'
import { type ChosenAnswers, chosenHandlers } from './chosen-handlers.ts'
import type { SeenCall } from './seen-calls.ts'
import { withoutAnswers } from './without-answers.ts'

/** The service itself, whatever is chosen. */
export const askService = (request: Request): Promise<Response> => fetch(bypass(request))

const isUsual = ({ state, typed }: ChosenAnswers): boolean =>
  state === 'as-answered' && typed === undefined

/** True for a document of the product, not of the frame page. */
const isDocument = ({ method, url, headers }: Request): boolean =>
  method === 'GET' &&
  new URL(url).origin === location.origin &&
  new URL(url).pathname !== alonePath &&
  (headers.get('Accept') ?? '').includes('text/html')

async function askForDocument({ url, headers }: Request): Promise<Response> {
  const response = await askService(new Request(url, { headers }))
  if (response.redirected) return Response.redirect(response.url)
  const kept = new Headers(response.headers)
  // The browser has decompressed the body.
  for (const name of ['Content-Encoding', 'Content-Length']) kept.delete(name)
  const html = withoutAnswers(await response.text())
  return new Response(html, { status: response.status, headers: kept })
}

/**
 * Answers the calls of the product in the frame as it is chosen, by msw's service worker. Requests of
 * frames reach the page that started the worker, so the product is not changed.
 */
export function answerCalls(given: {
  readonly chosen: () => ChosenAnswers
  readonly onCall: (seen: SeenCall) => void
}) {
  const worker = setupWorker(
    http.all('*', async ({ request, requestId }) => {
      const chosen = given.chosen()
      const call = findCall(request)
      if (call !== undefined) given.onCall({ id: requestId, name: call.name, status: null })
      if (isUsual(chosen)) return passthrough()
      if (call !== undefined) return getResponse(chosenHandlers(chosen, askService), request)
      return isDocument(request) ? askForDocument(request) : passthrough()
    }),
  )
  const answered = (event: {
    readonly request: Request
    readonly requestId: string
    readonly response: Response
  }) => {
    const call = findCall(event.request)
    if (call === undefined) return
    given.onCall({ id: event.requestId, name: call.name, status: event.response.status })
  }
  worker.events.on('response:mocked', answered)
  worker.events.on('response:bypass', answered)
  return worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: workerPath, options: { scope: '/' } },
  })
}
