import { createBoard } from '@tessera/contracts/calls/boards'
import { createPin, getPin } from '@tessera/contracts/calls/pins'
import { forgotPassword } from '@tessera/contracts/calls/recovery'
import { searchPins } from '@tessera/contracts/calls/search'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { describe, expect, test, vi } from 'vitest'
import { watchStatements } from '../platform/database/statement-watch.ts'
import { trustedProxies } from '../platform/proxies/trusted-proxies.ts'
import { keptSpans } from '../platform/traces/testing/kept-spans.ts'
import { tile } from './crowd.ts'
import { databaseKinds } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member, newcomer, visitor } from './person.ts'

const pathOf = (id: string) => encodeInput(getPin, { id }).path
const word = 'Marzipan'
const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

// Statements are sent alike to both databases; one of them can be watched by a test.
const [{ open }] = databaseKinds

describe('traces', () => {
  const { traces, spans, tree } = keptSpans()
  const texts: string[] = []
  const watch = watchStatements(traces, ({ text }) => texts.push(text))
  const settings = { continuesTraces: true, trustedProxies: trustedProxies(['192.0.2.7']) }
  const service = openedService(() => open({ traces, watch, settings }))
  const named = (name: string) => spans().filter((span) => span.name === name)
  const traceOf = (name: string) => named(name).map((span) => span.spanContext().traceId)

  test('a call holds its statements, and has the id that the answer names', async () => {
    const answer = await visitor(service()).send(pathOf('1'))
    const [call] = named('PinResource.get')
    expect(call?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': answer.status,
      'tessera.request_id': answer.headers.get('X-Request-Id'),
      'tessera.refusal': 'not-found',
    })
    expect(tree()).toMatch(/^PinResource\.get\n {2}\S/m)
  })

  test('a page is named by its pattern, and holds its statements', async () => {
    await visitor(service()).send('/mira/')
    expect(tree()).toMatch(/^GET \/:username\/\n {2}\S/m)
    expect(tree()).not.toContain('mira')
  })

  test('a job is linked to the call that queued it', async () => {
    const person = await member(service())
    await person.done(createBoard, { name: 'Lamps' })
    await vi.waitFor(
      () => {
        const linked = spans().flatMap(({ links }) => links.map(({ context }) => context.traceId))
        const calls = new Set(spans().map((span) => span.spanContext().traceId))
        expect(linked.filter((id) => calls.has(id))).not.toEqual([])
      },
      { timeout: 15_000 },
    )
  })

  test('a probe makes no trace', async () => {
    await visitor(service()).send('/live')
    expect(spans().filter(({ name }) => name.includes('live'))).toEqual([])
  })

  test('a trace is continued for a trusted proxy, and for nobody else', async () => {
    const headers = { traceparent }
    await visitor(service(), '192.0.2.9').send(pathOf('2'), { headers })
    expect(traceOf('PinResource.get')).not.toContain('a'.repeat(32))
    await visitor(service(), '192.0.2.7').send(pathOf('2'), { headers })
    expect(traceOf('PinResource.get')).toContain('a'.repeat(32))
  })

  test('no text of a statement and no span has a value that people sent', async () => {
    const person = await member(service())
    const board = await person.done(createBoard, { name: `${word}1` })
    await person.done(createPin, {
      board_id: board.id,
      image_base64: await tile(),
      title: `${word}2 lamp`,
      description: `#${word}3`,
    })
    await person.done(searchPins, { query: `${word}4`, scope: 'pins' })
    const address = `${word}5@example.org`
    await newcomer(service(), address)
    await visitor(service()).done(forgotPassword, { username_or_email: address, type: 'reset' })
    await emailsTo(service(), address)
    await visitor(service()).call(getPin, { id: `${word}6` })
    await visitor(service()).send(`/search/pins/?q=${word}7`)
    await visitor(service()).send(`/${word}8/`)
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.join('\n')).not.toMatch(new RegExp(word, 'i'))
    const told = spans().map(({ name, attributes }) => JSON.stringify([name, attributes]))
    expect(told.join('\n')).not.toMatch(new RegExp(word, 'i'))
  })
})
