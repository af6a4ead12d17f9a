import { hasUnstorable } from '../../calls/unstorable.ts'
import { readOutbox } from '../../contexts/base/mail/outbox.ts'
import type { Ports } from '../../ports.ts'
import { documentHeaders } from '../headers.ts'
import { isOwnMachine, isOwnOrigin } from '../is-own-machine.ts'
import { outboxPageOf } from './outbox-page.ts'

const pageSize = 20

/**
 * Answers with the outbox; undefined when it's off. Its readers can reset anybody's password, so
 * it's served only to this machine, by a product that runs on this machine.
 */
export async function answerOutbox(
  ports: Pick<Ports, 'db' | 'secrets' | 'settings' | 'tokens'>,
  request: Request,
  address: string | undefined,
): Promise<Response | undefined> {
  const { settings } = ports
  const isThere = settings.outbox && isOwnOrigin(settings.publicOrigin)
  if (!isThere || !isOwnMachine(request, address)) return undefined
  const query = new URL(request.url).searchParams
  const before = placeOf(query.get('before'))
  const to = readerOf(query.get('to'))
  const found = await readOutbox(ports, { most: pageSize + 1, before, to })
  const entries = found.slice(0, pageSize)
  const next = found.length > pageSize ? (entries.at(-1)?.id ?? null) : null
  const { brand } = settings
  const nonce = ports.tokens.next()
  const page = outboxPageOf({ brand, nonce, entries, next, to, isFirst: before === undefined })
  return new Response(page, { headers: headersOf(nonce) })
}

const largest = 2n ** 63n - 1n

function placeOf(text: string | null): bigint | undefined {
  const place = text !== null && /^\d{1,19}$/.test(text) ? BigInt(text) : largest
  return place < largest ? place : undefined
}

function readerOf(text: string | null): string | undefined {
  return text === null || text === '' || hasUnstorable(text) ? undefined : text
}

function headersOf(nonce: string): Headers {
  const headers = documentHeaders({ nonce, origins: [], overrides: false, https: false })
  headers.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  headers.set('Referrer-Policy', 'no-referrer')
  return headers
}
