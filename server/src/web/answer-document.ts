import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import { refused } from '../calls/answer.ts'
import { causeText } from '../calls/cause-text.ts'
import { visitOf } from '../calls/serve.ts'
import type { Visit } from '../calls/visit.ts'
import { answeredCalls } from '../domains/all.ts'
import { armsOf } from '../domains/experiments/arms.ts'
import { deviceCookie, returningVisitor } from '../domains/identity/devices.ts'
import type { Ports } from '../ports.ts'
import { answerPage } from './answer-page.ts'
import { arrivalOf, withCookies } from './arrival.ts'
import { errorDocumentOf } from './error-document.ts'
import { documentHeaders, isStrictlyHttps } from './headers.ts'
import type { Ask } from './page-content/content.ts'

/** Answers any address that is not a call or a file: with its page, or with a page that says what went wrong. */
export async function answerDocument(
  ports: Ports,
  request: Request,
  address: string | undefined,
): Promise<Response> {
  const nonce = ports.tokens.next()
  try {
    return await page(ports, request, address, nonce)
  } catch (cause) {
    const id = ports.ids.next()
    const { pathname } = new URL(request.url)
    ports.log.error('document.failed', { id, path: pathname, cause: causeText(cause) })
    return failure(ports, request, nonce, id)
  }
}

async function page(
  ports: Ports,
  request: Request,
  address: string | undefined,
  nonce: string,
): Promise<Response> {
  const arrival = await arrivalOf(ports, request, { address, params: {} })
  if (arrival === undefined) throw new Error('Who asks could not be found out.')
  const visit = visitOf(arrival)
  const ask: Ask = async (call, input) => {
    const answered = answeredCalls.find((each) => each.call === call)
    return answered === undefined ? refused('not-found') : answered.run(visit, input)
  }
  const url = new URL(request.url)
  const response = await answerPage({
    url,
    cookies: request.headers.get('Cookie'),
    viewer: arrival.viewer,
    returning: await returningOf(visit),
    experiments: await armsOf(visit, url),
    captcha: ports.captchas.sources,
    registry: await ports.registry(),
    shell: await ports.shell(),
    settings: ports.settings,
    nonce,
    ask,
  })
  return withCookies(response, arrival)
}

/** Who logged in in this browser before, where nobody is logged in now. */
async function returningOf(visit: Visit): Promise<ReturningVisitor | null> {
  const token = visit.cookie(deviceCookie)
  if (visit.viewer !== null || token === null) return null
  return returningVisitor(visit.ports.db, token, visit.ports.clock.now())
}

function failure(ports: Ports, request: Request, nonce: string, id: string): Response {
  const { brand, publicOrigin } = ports.settings
  const html = errorDocumentOf({ brand, nonce, id, path: new URL(request.url).pathname })
  const headers = documentHeaders({
    nonce,
    origins: [],
    overrides: false,
    https: isStrictlyHttps(publicOrigin),
  })
  return new Response(html, { status: 500, headers })
}
