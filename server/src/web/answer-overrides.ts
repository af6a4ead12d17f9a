import { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { messageOf } from '@tessera/contracts/errors/message-of'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { z } from '@tessera/contracts/schema'
import { type Refusal, refused } from '../calls/answer.ts'
import { readBody } from '../calls/body.ts'
import { refusalOfThrow } from '../calls/refusal-of-throw.ts'
import type { RequestContext } from '../calls/request-context.ts'
import { visitOf } from '../calls/serve.ts'
import {
  isRevoked,
  mayOverride,
  overriddenShell,
  override,
  ownOverrides,
  reset,
} from '../contexts/releases/index.ts'
import { documentHeaders, isStrictlyHttps } from './headers.ts'
import { ownPath } from './override-banner.ts'
import { type Offer, overridesPageOf } from './overrides-page.ts'

const formMaxBytes = 4_096

/** Reads the build or relay that an address or a form names; null for none. */
function offeredIn(given: URLSearchParams): Offer | null {
  const [module, build, relay] = [given.get('module'), given.get('build'), given.get('relay')]
  const even = given.get('even_revoked') === 'true' ? { even_revoked: true } : {}
  const named =
    relay === null ? { from: 'build', module, build, ...even } : { from: 'relay', module, relay }
  const { data } = z.safeParse(ModuleOverride, named)
  return data?.from === 'build' || data?.from === 'relay' ? data : null
}

async function page(context: RequestContext, given: URLSearchParams, fault?: Refusal) {
  const { ports, language } = context
  const { brand, publicOrigin } = ports.settings
  const visit = visitOf(context)
  const kept = await ownOverrides(visit)
  const all = kept?.overrides ?? []
  const hasShell = (await overriddenShell(ports, all)) !== undefined
  const overrides = all.filter(({ module }) => hasShell || module !== shellName)
  const offered = offeredIn(given)
  const revoked = offered?.from === 'build' && (await isRevoked(ports, offered))
  const nonce = ports.tokens.next()
  const html = overridesPageOf({
    brand,
    language,
    nonce,
    offered,
    isRevoked: revoked,
    mayOverride: mayOverride(visit),
    overrides,
    travelled: kept?.travelled ?? null,
    fault: fault && messageOf(fault.code, { brand, ...fault.data }, language),
  })
  const https = isStrictlyHttps(publicOrigin)
  const headers = documentHeaders({ nonce, origins: [], overrides: false, https })
  headers.set('X-Robots-Tag', 'noindex')
  return new Response(html, { status: fault ? errorCatalogue[fault.code].http : 200, headers })
}

/** Returns the address of a page of the product; the start page for anything else. */
function pathIn(text: string | null, origin: string): string {
  const url = URL.parse(text ?? '/', origin)
  return url?.origin === new URL(origin).origin ? ownPath(url) + url.search : '/'
}

async function pressed(context: RequestContext): Promise<Response> {
  const { request, isFromOwnPage, ports } = context
  if (!isFromOwnPage) return page(context, new URLSearchParams(), refused('wrong-origin'))
  const bytes = await readBody(request, formMaxBytes)
  if (bytes === undefined) return page(context, new URLSearchParams(), refused('too-large'))
  const form = new URLSearchParams(new TextDecoder().decode(bytes))
  const offered = offeredIn(form)
  const visit = visitOf(context)
  const done = await (offered === null ? reset(visit) : override(visit, offered))
  if (!done.ok) return page(context, form, done)
  const to = pathIn(form.get('to'), ports.settings.publicOrigin)
  const headers = { Location: to, 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 303, headers })
}

/**
 * Answers the page of a browser's overrides, and the presses on it. A link alone changes nothing; a press takes
 * overrides back even when they break the start of the product.
 */
export async function answerOverrides(context: RequestContext): Promise<Response> {
  const { request, ports, id } = context
  try {
    if (request.method === 'POST') return await pressed(context)
    return await page(context, new URL(request.url).searchParams)
  } catch (cause) {
    const refusal = refusalOfThrow(ports, cause, { id, event: 'overrides' })
    return page(context, new URLSearchParams(), refusal)
  }
}
