import { registerImage } from '@tessera/contracts/calls/outside-pages'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { messageOf } from '@tessera/contracts/errors/message-of'
import { z } from '@tessera/contracts/schema'
import { type Refusal, refused } from '../../../calls/answer.ts'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { RequestContext } from '../../../calls/request-context.ts'
import type { Preview, Worked } from '../../../platform/images/port.ts'
import { createSlots } from '../../../platform/pages/slots.ts'
import type { Ports } from '../../../ports.ts'
import { networkOf } from '../rate-limits/network.ts'
import { fetchOutsidePicture } from './fetch-outside-picture.ts'
import { limitAsking } from './look-limits.ts'

/**
 * Limits concurrent previews: a page with fifty pictures must neither take all fetch slots from
 * people who save, nor fill the memory with queued files.
 */
const slots = createSlots(8)
const waitMilliseconds = 20_000

type Shown = { readonly ok: true; readonly webp: Uint8Array<ArrayBuffer> } | Refusal

/**
 * Serves a picture of another site, re-encoded for the product's own pages. Nothing is passed
 * through unchanged, and nothing is stored.
 */
export async function answerOutsidePicture(context: RequestContext): Promise<Response> {
  const { brand } = context.ports.settings
  const shown = await safely(context)
  return shown.ok ? pictureOf(shown.webp) : refusalOf(shown, brand)
}

async function safely(context: RequestContext): Promise<Shown> {
  try {
    return await asked(context)
  } catch (cause) {
    return refusalOfThrow(context.ports, cause, { id: context.id, event: 'outside-picture' })
  }
}

async function asked(context: RequestContext): Promise<Shown> {
  const { request, ports } = context
  if (context.isFromOtherSite) return refused('wrong-origin')
  const { searchParams } = new URL(request.url)
  const input = z.safeParse(registerImage.input, Object.fromEntries(searchParams))
  if (searchParams.size !== 1 || !input.success) return refused('bad-input')
  const barred = await limitAsking(context, 'show')
  if (barred !== undefined) return barred
  const who = context.viewer?.id ?? networkOf(context.address)
  return inTurn(ports, input.data.image_url, { who, signal: request.signal })
}

async function inTurn(
  ports: Ports,
  url: string,
  by: { readonly who: string; readonly signal: AbortSignal },
): Promise<Shown> {
  const gone = by.signal
  const slot = await slots.take(AbortSignal.any([gone, AbortSignal.timeout(waitMilliseconds)]))
  if (slot === undefined) return refused('outside-too-slow')
  try {
    const came = await fetchOutsidePicture(ports.pages, url, gone)
    if (!came.ok) return came
    if (gone.aborted) return refused('outside-too-slow')
    return shownOf(await ports.images.preview(came.bytes, by))
  } finally {
    slot.giveBack()
  }
}

const shownOf = (worked: Worked<Preview>): Shown =>
  worked.ok ? { ok: true, webp: worked.image.webp } : refused(worked.fault)

/** Opened directly, it runs no scripts; other sites can't embed it. */
const guarded = {
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

const pictureOf = (webp: Uint8Array<ArrayBuffer>): Response =>
  new Response(webp, {
    headers: {
      ...guarded,
      'Content-Type': 'image/webp',
      'Content-Length': String(webp.length),
      'Cache-Control': 'private, max-age=86400',
    },
  })

const refusalOf = ({ code, data }: Refusal, brand: string): Response =>
  new Response(`${messageOf(code, { brand, ...data })}\n`, {
    status: errorCatalogue[code].http,
    headers: {
      ...guarded,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
