import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { openTraces } from './open-traces.ts'
import { noTraces, type Work } from './port.ts'
import { keptSpans } from './testing/kept-spans.ts'

const work =
  (given: Partial<Work> = {}) =>
  (): Work => ({
    id: '7',
    name: 'PinResource.get',
    kind: 'server',
    ...given,
  })

const traceId = 'a'.repeat(32)
const parent = (flags: string) => `00-${traceId}-${'b'.repeat(16)}-${flags}`

test('steps belong to the step around them, also when several run at once', async () => {
  const { traces, tree } = keptSpans()
  const page = (name: string) =>
    traces.work(work({ name }), async () => {
      await traces.step({ name: `${name} store` }, async () => {
        const end = traces.begin(() => ({ name: `${name} statement` }))
        await new Promise((resolve) => setTimeout(resolve, 1))
        end?.()
      })
      traces.begin(() => ({ name: `${name} last` }))?.()
    })
  await Promise.all([page('one'), page('two')])
  expect(tree()).toBe(
    ['one', '  one store', '    one statement', '  one last']
      .concat(['two', '  two store', '    two statement', '  two last'])
      .join('\n'),
  )
})

test('steps outside of any work are not recorded', async () => {
  const { traces, spans } = keptSpans()
  await traces.step({ name: 'store' }, async () => {})
  traces.begin(() => ({ name: 'statement' }))?.()
  expect(spans()).toEqual([])
  expect(traces.around()).toBeUndefined()
})

test('a timer that outlives its work records nothing', async () => {
  const { traces, spans } = keptSpans()
  let later = async () => {}
  await traces.work(work(), async () => {
    later = AsyncLocalStorage.bind(async () => {
      expect(traces.around()).toBeUndefined()
      traces.begin(() => ({ name: 'statement' }))?.()
      await traces.step({ name: 'store' }, async () => {})
    })
  })
  await later()
  expect(spans().map(({ name }) => name)).toEqual(['PinResource.get'])
})

test('a failure is named by its code and not by its words', async () => {
  const { traces, spans } = keptSpans()
  const fails = async () => {
    throw Object.assign(new Error('mira@example.org is taken'), { code: '23505' })
  }
  await expect(traces.work(work(), fails)).rejects.toThrow('mira@example.org')
  expect(
    JSON.stringify(spans().map(({ attributes, status, events }) => [attributes, status, events])),
  ).toBe('[[{"error.type":"23505"},{"code":2},[]]]')
})

test('work that is not in the sample makes no steps, and names no parent', async () => {
  const { traces, spans } = keptSpans({ followsParent: true, share: 0 })
  let made = 0
  await traces.work(work(), async () => {
    traces.begin(() => {
      made += 1
      return { name: 'statement' }
    })?.()
    expect(traces.parent()).toBeUndefined()
    expect(traces.around()).toMatchObject({ id: '7', name: 'PinResource.get', recorded: undefined })
  })
  expect([made, spans()]).toEqual([0, []])
})

test.each([
  ['a recorded parent is followed', parent('01'), 0, true],
  ['a parent that is not recorded is followed', parent('00'), 1, false],
  ['a text that is no parent begins a trace', 'banana', 1, false],
  ['a parent of zeros begins a trace', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, 1, false],
  ['a parent with more than its parts begins a trace', `${parent('01')}-x`, 1, false],
])('%s', async (_, given, share, follows) => {
  const { traces, spans } = keptSpans({ followsParent: true, share })
  await traces.work(work({ parent: given }), async () => {})
  const ids = spans().map((span) => span.spanContext().traceId)
  expect(ids.includes(traceId)).toBe(follows)
})

test('a job is linked to the request that queued it, in a trace of its own', async () => {
  const { traces, spans } = keptSpans()
  const cause = await traces.work(work(), async () => traces.parent())
  await traces.work(work({ name: 'send-email', kind: 'consumer', cause }), async () => {})
  const [request, job] = spans()
  expect(job?.links.map(({ context }) => context.spanId)).toEqual([request?.spanContext().spanId])
  expect(job?.spanContext().traceId).not.toBe(request?.spanContext().traceId)
})

test('without a keeper the work is known, and nothing is recorded', async () => {
  const traces = openTraces()
  await traces.work(work(), async () => {
    await traces.step({ name: 'store' }, async () =>
      expect(traces.around()).toMatchObject({ id: '7', name: 'PinResource.get' }),
    )
    expect(traces.parent()).toBeUndefined()
  })
})

test('traces that are off run what they are given, and know nothing', async () => {
  const answer = await noTraces.work(work(), async () =>
    noTraces.step({ name: 'store' }, async () => noTraces.around() ?? 'nothing'),
  )
  expect(answer).toBe('nothing')
})
