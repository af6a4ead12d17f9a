import { budgets } from '@tessera/contracts/calls/budgets'
import { parseSentJson } from '@tessera/contracts/calls/sent-json'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { ConversionTagId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { isbot } from 'isbot'
import type { Refusal } from '../../../calls/answer.ts'
import { readBody } from '../../../calls/body.ts'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { RequestFacts } from '../../../calls/request-context.ts'
import { retried } from '../../../calls/retried.ts'
import { hasUnstorable } from '../../../calls/unstorable.ts'
import type { Ports } from '../../../ports.ts'
import { networkRefusal } from '../../base/rate-limits/call-budgets.ts'
import { refusedFor } from '../../base/rate-limits/refuse-beyond.ts'
import { type Received, receive, receiveTest } from './receive.ts'
import { accountOfTag, noteSeen } from './tag-store.ts'
import { findTest } from './test-events.ts'

/**
 * Any website may send events and read the answer, and none may send cookies along. The body is text,
 * so that browsers send it without asking first.
 */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

const say = (status: number, body: unknown, more: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { ...headers, ...more } })

const Body = z.strictObject({
  tag_id: ConversionTagId,
  test_code: z.optional(z.string().check(z.regex(/^TEST[0-9A-Z]{6}$/))),
  events: z
    .array(z.record(z.string(), z.unknown()))
    .check(z.minLength(1), z.maxLength(limits.tagEventsAtOnce)),
})

type TagEvents = z.infer<typeof Body>

function parsed(text: string): TagEvents | undefined {
  const value = parseSentJson(text)
  const read = z.safeParse(Body, value)
  return read.success && !hasUnstorable(value) ? read.data : undefined
}

const longestWait = 86_400_000

/** Returns an event as the API takes it: the clock of a visitor's device may be wrong, so ours counts. */
function asPayload({ ago_ms: ago, ...event }: Readonly<Record<string, unknown>>, now: number) {
  const waited = typeof ago === 'number' ? Math.min(Math.max(0, ago || 0), longestWait) : 0
  return { ...event, action_source: 'web', event_time: (now - waited) / 1_000 }
}

function tagRefusal(ports: Ports, tagId: string): Refusal | undefined {
  const { most, windowMinutes } = budgets['tag-events'].member
  const allowance = { most: most * ports.settings.budgetFactor, windowMinutes }
  const wait = ports.budgets.take(`tag-events ${tagId}`, allowance, ports.clock.now().getTime())
  return wait > 0 ? refusedFor(wait) : undefined
}

const tooMany = (refusal: Refusal) =>
  say(
    429,
    { error: 'Too many events. Try again later.' },
    { 'Retry-After': String(refusal.data?.wait_seconds ?? 1) },
  )

const resultOf = (received: readonly Received[]) => ({
  events: received.map(({ status, warnings, faults }) => ({ status, warnings, faults })),
})

async function taken(ports: Ports, sent: TagEvents): Promise<Response> {
  const { tag_id: tagId, test_code: code } = sent
  const refusal = tagRefusal(ports, tagId)
  if (refusal !== undefined) return tooMany(refusal)
  const account = await accountOfTag(ports.db, tagId)
  if (account === undefined)
    return say(404, { error: 'There is no tag with this id. Copy the lines of your tag again.' })
  const now = ports.clock.now()
  const events = sent.events.map((event) => asPayload(event, now.getTime()))
  const origin = { account, source: 'tag', tagId } as const
  if (code !== undefined) {
    if ((await findTest(ports.db, account.id, code, now)) === undefined)
      return say(410, { error: 'This test has ended. Start another one.' })
    return say(200, resultOf(await receiveTest(ports, origin, { events, code })))
  }
  const received = await retried(() => receive(ports, origin, events))
  await noteSeen(ports.db, tagId, now)
  return say(200, resultOf(received))
}

/** Takes the events of a tag from any website. */
export async function answerTagEvents(
  ports: Ports,
  request: Request,
  { id, address }: RequestFacts,
): Promise<Response> {
  if (request.method !== 'POST') return say(405, { error: 'Send events by POST.' })
  const refusal = networkRefusal(ports, 'tag-events', address)
  if (refusal !== undefined) return tooMany(refusal)
  const agent = request.headers.get('User-Agent') ?? ''
  // Somebody who says 'don't share' is believed, and robots buy nothing.
  if (request.headers.get('Sec-GPC') === '1' || agent === '' || isbot(agent))
    return new Response(null, { status: 204, headers })
  try {
    const bytes = await readBody(request, limits.tagRequestMaxBytes)
    if (bytes === undefined) return say(413, { error: 'A request has 32 kB at most.' })
    const sent = parsed(new TextDecoder().decode(bytes))
    if (sent === undefined) return say(400, { error: 'Send JSON with tag_id and up to 20 events.' })
    return await taken(ports, sent)
  } catch (cause) {
    const { code } = refusalOfThrow(ports, cause, { id, event: 'tag-events' })
    return say(errorCatalogue[code].http === 503 ? 503 : 500, {
      error: "We couldn't take that. Try again later.",
    })
  }
}
