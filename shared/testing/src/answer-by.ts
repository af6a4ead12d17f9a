import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'

async function respond(handlers: readonly HttpHandler[], request: Request): Promise<Response> {
  const response = await getResponse([...handlers], request)
  if (response !== undefined) return response
  const { pathname } = new URL(request.url)
  throw new Error(
    `No answer for ${request.method} ${pathname}: add the call to handlers() or answers().`,
  )
}

/**
 * Answers requests by msw's handlers without touching the global `fetch`, for the client of a test. An
 * aborted request rejects, and so does one whose network is lost, as in a browser.
 *
 *     testShell({ answer: answerBy([...handlers({ … }), ...serviceHandlers(service)]) })
 */
export const answerBy =
  (handlers: readonly HttpHandler[], onFault: (fault: unknown) => void = () => {}) =>
  async (request: Request): Promise<Response> => {
    const response = await respond(handlers, request).catch((fault: unknown) => {
      request.signal.throwIfAborted()
      onFault(fault)
      throw fault
    })
    request.signal.throwIfAborted()
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
