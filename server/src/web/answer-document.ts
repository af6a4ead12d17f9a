import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { messageOf } from '@tessera/contracts/errors/message-of'
import { type Refusal, refused } from '../calls/answer.ts'
import { refusalOfThrow } from '../calls/refusal-of-throw.ts'
import { visitOf } from '../calls/serve.ts'
import { hasUnstorable } from '../calls/unstorable.ts'
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
import { beyondBudget } from './within-budget.ts'

/** Answers any address that is not a call or a file: with its page, or with a page that says what went wrong. */
export async function answerDocument(
  ports: Ports,
  request: Request,
  address: string | undefined,
): Promise<Response> {
  const nonce = ports.tokens.next()
  const barred = beyondBudget(ports, request, { address, budget: 'read' })
  if (barred !== undefined) return tooMany(ports, request, nonce, barred)
  try {
    return await page(ports, request, address, nonce)
  } catch (cause) {
    const fields = { path: new URL(request.url).pathname }
    const { code, data } = refusalOfThrow(ports, cause, { event: 'document', fields })
    const { http: status } = errorCatalogue[code]
    return errorPage(ports, request, { nonce, id: String(data?.id), status })
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
    if (answered === undefined) return refused('not-found')
    return hasUnstorable(input) ? refused('bad-input') : answered.run(visit, input)
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

/** The page of somebody whose network asks for too much at once. */
function tooMany(ports: Ports, request: Request, nonce: string, { code, data }: Refusal): Response {
  const { brand } = ports.settings
  const words = { heading: 'Slow down a little', sentence: messageOf(code, { brand, ...data }) }
  const page = errorPage(ports, request, { nonce, id: ports.ids.next(), status: 429, words })
  page.headers.set('Retry-After', String(data?.wait_seconds ?? 1))
  return page
}

function errorPage(
  ports: Ports,
  request: Request,
  given: {
    readonly nonce: string
    readonly id: string
    readonly status: number
    readonly words?: { readonly heading: string; readonly sentence: string }
  },
): Response {
  const { nonce, status, ...shown } = given
  const { brand, publicOrigin } = ports.settings
  const path = new URL(request.url).pathname
  const html = errorDocumentOf({ brand, nonce, path, ...shown })
  const headers = documentHeaders({
    nonce,
    origins: [],
    overrides: false,
    https: isStrictlyHttps(publicOrigin),
  })
  return new Response(html, { status, headers })
}
