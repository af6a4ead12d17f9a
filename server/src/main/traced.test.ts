import { expect, test } from 'vitest'
import type { BackendRequest } from '../platform/backends/port.ts'
import { noTraces } from '../platform/traces/port.ts'
import { keptSpans } from '../platform/traces/testing/kept-spans.ts'
import { tracedBackends, tracedPages } from './traced.ts'

const request = (): BackendRequest => ({
  origin: 'https://save.example',
  target: '/mira?key=secret',
  method: 'GET',
  headers: { accept: '*/*' },
  body: null,
  local: false,
})

test('a fetch of another site is named by its host, and by no path', async () => {
  const { traces, spans } = keptSpans()
  const pages = tracedPages({ fetch: async () => ({ ok: false, code: 'too-slow' }) }, traces)
  const wish = { maxBytes: 1, accept: [] }
  await traces.work(
    () => ({ id: '1', name: 'job', kind: 'consumer' }),
    () => pages.fetch('https://mira:pass@shop.example/mira?key=secret', wish),
  )
  const [fetched] = spans()
  expect(fetched?.name).toBe('page fetch')
  expect(fetched?.attributes).toEqual({
    'server.address': 'shop.example',
    'error.type': 'too-slow',
  })
})

test('a backend can continue the trace, and gets no header while nothing is traced', async () => {
  const sent: BackendRequest[] = []
  const backends = {
    async ask(asked: BackendRequest) {
      sent.push(asked)
      return { ok: true, status: 200, headers: new Map(), bytes: new Uint8Array() } as const
    },
  }
  const { traces, spans } = keptSpans()
  await tracedBackends(backends, noTraces).ask(request())
  await traces.work(
    () => ({ id: '1', name: 'call', kind: 'server' }),
    () => tracedBackends(backends, traces).ask(request()),
  )
  const [asked] = spans()
  const { traceId, spanId } = asked?.spanContext() ?? {}
  expect(sent.map(({ headers }) => headers)).toEqual([
    { accept: '*/*' },
    { accept: '*/*', traceparent: `00-${traceId}-${spanId}-01` },
  ])
  expect(JSON.stringify(asked?.attributes)).not.toMatch(/mira|secret/)
})
