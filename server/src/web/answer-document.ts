import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { messageOf } from '@tessera/contracts/errors/message-of'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { type Refusal, refused } from '../calls/answer.ts'
import { refusalOfThrow } from '../calls/refusal-of-throw.ts'
import type { RequestContext } from '../calls/request-context.ts'
import { retried } from '../calls/retried.ts'
import { visitOf } from '../calls/serve.ts'
import { hasUnstorable } from '../calls/unstorable.ts'
import type { Visit } from '../calls/visit.ts'
import { answeredCalls } from '../contexts/all-domains.ts'
import { noticeOf } from '../contexts/base/house-words/calls.ts'
import { currentWords, furtherTexts } from '../contexts/base/house-words/current-words.ts'
import {
  askedTerms,
  deviceCookie,
  prepareBrowser,
  returningVisitor,
} from '../contexts/identity/index.ts'
import {
  armsOf,
  experimentsOf,
  isWatched,
  mayOverride,
  runsFromSource,
  serveDocument,
  switchedOffIn,
} from '../contexts/releases/index.ts'
import type { Ask } from '../documents/page-content/content.ts'
import { timed } from '../platform/metrics/port.ts'
import type { Ports } from '../ports.ts'
import { answerPreview } from './answer-overrides.ts'
import { answerPage, type PageRequest } from './answer-page.ts'
import type { Refuse } from './edge.ts'
import { errorDocumentOf } from './error-document.ts'
import { documentHeaders, isStrictlyHttps } from './headers.ts'

const say = defineTexts({ slower: 'Slow down a little' })

/** Answers every path that is not a call or a file: with its page, or with an error page. */
export async function answerDocument(context: RequestContext): Promise<Response> {
  const { metrics } = context.ports
  const response = await timed(
    () => answered(context),
    (seconds) => metrics.took('tessera_document_seconds', {}, seconds),
  )
  metrics.add('tessera_documents_total', { status: String(response.status) })
  return response
}

async function answered(context: RequestContext): Promise<Response> {
  const { ports, request, id } = context
  try {
    const preview = await answerPreview(context)
    return preview ?? (await retried(() => page(context), { isRead: true }))
  } catch (cause) {
    const path = new URL(request.url).pathname
    const refusal = refusalOfThrow(ports, cause, { id, event: 'document', fields: { path } })
    return errorPage(ports, request, { id, refusal, language: context.language })
  }
}

/** Refuses a document with an error page. */
export const refuseDocument =
  (ports: Ports): Refuse =>
  ({ req, var: { facts } }, refusal) => {
    const response = errorPage(ports, req.raw, { ...facts, refusal })
    ports.metrics.add('tessera_documents_total', { status: String(response.status) })
    return response
  }

async function page(context: RequestContext): Promise<Response> {
  const { ports, request, viewer } = context
  const visit = visitOf(context)
  prepareBrowser(visit)
  const ask: Ask = async (call, input) => {
    const answered = answeredCalls.find((each) => each.call === call)
    if (answered === undefined) return refused('not-found')
    if (hasUnstorable(input)) return refused('bad-input')
    const admitted = answered.admit(visit)
    return admitted.ok ? admitted.run(visit, input) : admitted
  }
  const url = new URL(request.url)
  const modules = await serveDocument(visit, switchedOffIn(url.searchParams))
  const isFromSource = runsFromSource(modules.overridden?.overrides ?? [])
  return answerPage({
    url,
    cookies: request.headers.get('Cookie'),
    language: context.language,
    viewer: viewer && { ...viewer, pinCount: context.viewerPins ?? 0 },
    returning: await returningOf(visit),
    house: await houseOf(visit),
    experiments: await armsOf(visit, url, experimentsOf(modules.registry.modules)),
    captcha: ports.captchas.sources,
    ...modules,
    isWatched: isWatched(visit, modules),
    admitted: mayOverride(visit) ? ports.settings.overrideOrigins : [],
    // Files of a source have no hashes, as in development.
    settings: isFromSource ? { ...ports.settings, overrides: true } : ports.settings,
    templates: ports.templates,
    nonce: ports.tokens.next(),
    ask,
  })
}

/** Returns what the house says to a visit: further texts, a notice, and terms to agree to. */
async function houseOf(visit: Visit): Promise<PageRequest['house']> {
  const words = await currentWords(visit.ports)
  const texts = furtherTexts(words)
  const notice = noticeOf(words, visit)
  const terms = visit.viewer === null ? undefined : askedTerms(words, visit.viewer, visit)
  return {
    ...(texts.length === 0 ? {} : { texts }),
    ...(notice === undefined ? {} : { notice }),
    ...(terms === undefined ? {} : { terms }),
  }
}

/** Returns who logged in in this browser before; null while somebody is logged in. */
async function returningOf(visit: Visit): Promise<ReturningVisitor | null> {
  const token = visit.cookie(deviceCookie)
  if (visit.viewer !== null || token === null) return null
  return returningVisitor(visit.ports.db, token, visit.ports.clock.now())
}

/** Returns the error page of a refusal: of a rate limit with the wait, of anything else as our fault. */
function errorPage(
  ports: Ports,
  request: Request,
  {
    id,
    refusal: { code, data },
    language,
  }: { readonly id: string; readonly refusal: Refusal; readonly language: Language },
): Response {
  const { brand, publicOrigin } = ports.settings
  const { http: status } = errorCatalogue[code]
  const wait = data?.wait_seconds ?? (status === 429 ? 1 : undefined)
  const words =
    status === 429
      ? {
          heading: say(language).slower(),
          sentence: messageOf(code, { brand, ...data }, language),
        }
      : undefined
  const nonce = ports.tokens.next()
  const path = new URL(request.url).pathname
  const html = errorDocumentOf({ brand, language, nonce, path, id, ...(words && { words }) })
  const https = isStrictlyHttps(publicOrigin)
  const headers = documentHeaders({ nonce, origins: [], overrides: false, https })
  if (wait !== undefined) headers.set('Retry-After', String(wait))
  return new Response(html, { status, headers })
}
