import { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { messageOf } from '@tessera/contracts/errors/message-of'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { previewParameter } from '@tessera/contracts/releases/preview-calls'
import { z } from '@tessera/contracts/schema'
import { type Refusal, refused } from '../calls/answer.ts'
import { readBody } from '../calls/body.ts'
import { refusalOfThrow } from '../calls/refusal-of-throw.ts'
import type { RequestContext } from '../calls/request-context.ts'
import { visitOf } from '../calls/serve.ts'
import type { Visit } from '../calls/visit.ts'
import {
  buildsOf,
  isRevoked,
  mayOverride,
  mayRunPreviews,
  overriddenShell,
  override,
  ownOverrides,
  previewAt,
  previewValue,
  reset,
  runPreview,
  runsPreview,
} from '../contexts/releases/index.ts'
import { documentHeaders, isStrictlyHttps } from './headers.ts'
import { addressWithout, ownPath } from './override-banner.ts'
import { type Offer, type OfferedPreview, overridesPageOf } from './overrides-page.ts'

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

/** Returns the preview that an address or a form names; null for one that has ended, undefined for none. */
async function previewIn(
  visit: Visit,
  given: URLSearchParams,
): Promise<OfferedPreview | null | undefined> {
  const value = given.get(previewParameter)
  if (value === null) return undefined
  const preview = await previewAt(visit, value)
  if (preview === undefined) return null
  const { id, madeBy: by } = preview
  // The form names these builds, and not those that a tag means by the time of the press.
  return { value: previewValue(visit.ports.secrets, { id }), builds: buildsOf(preview), by }
}

async function page(
  context: RequestContext,
  given: URLSearchParams,
  { fault, to = '/' }: { readonly fault?: Refusal | undefined; readonly to?: string } = {},
) {
  const { ports, language } = context
  const { brand, publicOrigin } = ports.settings
  const visit = visitOf(context)
  const kept = await ownOverrides(visit)
  const all = kept?.overrides ?? []
  const hasShell = (await overriddenShell(ports, all)) !== undefined
  const overrides = all.filter(({ module }) => hasShell || module !== shellName)
  const offered = offeredIn(given)
  const revoked = offered?.from === 'build' && (await isRevoked(ports, offered))
  const preview = await previewIn(visit, given)
  const nonce = ports.tokens.next()
  const html = overridesPageOf({
    brand,
    language,
    nonce,
    offered,
    ...(preview !== undefined && { preview }),
    isRevoked: revoked,
    mayOverride: mayOverride(visit),
    mayRunPreviews: mayRunPreviews(visit),
    to,
    overrides,
    travelled: kept?.travelled ?? null,
    fault: fault && messageOf(fault.code, { brand, ...fault.data }, language),
  })
  const https = isStrictlyHttps(publicOrigin)
  const headers = documentHeaders({ nonce, origins: [], overrides: false, https })
  headers.set('X-Robots-Tag', 'noindex')
  const missing = preview === null ? 404 : 200
  return new Response(html, { status: fault ? errorCatalogue[fault.code].http : missing, headers })
}

/** Returns the address of a page of the product; the start page for anything else. */
function pathIn(text: string | null, origin: string): string {
  const url = URL.parse(text ?? '/', origin)
  return url?.origin === new URL(origin).origin ? ownPath(url) + url.search : '/'
}

function changed(visit: Visit, form: URLSearchParams) {
  const value = form.get(previewParameter)
  if (value !== null) return runPreview(visit, value)
  const offered = offeredIn(form)
  return offered === null ? reset(visit) : override(visit, offered)
}

async function pressed(context: RequestContext): Promise<Response> {
  const { request, isFromOwnPage, ports } = context
  if (!isFromOwnPage)
    return page(context, new URLSearchParams(), { fault: refused('wrong-origin') })
  const bytes = await readBody(request, formMaxBytes)
  if (bytes === undefined)
    return page(context, new URLSearchParams(), { fault: refused('too-large') })
  const form = new URLSearchParams(new TextDecoder().decode(bytes))
  const to = pathIn(form.get('to'), ports.settings.publicOrigin)
  const done = await changed(visitOf(context), form)
  if (!done.ok) return page(context, form, { fault: done, to })
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
    return page(context, new URLSearchParams(), { fault: refusal })
  }
}

/**
 * Answers an address that names a preview with the page that offers it; undefined when this browser runs it, and
 * for other addresses.
 */
export async function answerPreview(context: RequestContext): Promise<Response | undefined> {
  const url = new URL(context.request.url)
  const value = url.searchParams.get(previewParameter)
  if (value === null) return undefined
  const visit = visitOf(context)
  const preview = await previewAt(visit, value)
  if (preview !== undefined && (await runsPreview(visit, preview))) return undefined
  const given = new URLSearchParams({ [previewParameter]: value })
  return page(context, given, { to: addressWithout(url, [previewParameter]) })
}
