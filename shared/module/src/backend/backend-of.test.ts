import { z } from '@tessera/contracts/schema'
import { viewer as viewerOf } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { expect, test, vi } from 'vitest'
import { backendOf } from './backend-of.ts'

const viewer = viewerOf()
const Events = z.object({ events: z.array(z.string()) })

const askedBy = (answer: (request: Request) => Response | Promise<Response>) => {
  const { shell } = testShell({ moduleName: 'events', viewer, answer })
  return backendOf(shell)
}
const codeOf = async (answer: () => Response | Promise<Response>) => {
  const came = await askedBy(answer).fetch('list/', { schema: Events })
  return came.ok ? 'none' : came.error.code
}

test('a module asks its own backend through the product, and gets a parsed answer', async () => {
  const asked: Request[] = []
  const backend = askedBy((request) => {
    asked.push(request)
    return Response.json({ events: ['Fair'] }, { status: 201 })
  })
  const came = await backend.fetch('list/', {
    schema: Events,
    method: 'POST',
    query: { from: 'a b' },
    json: { title: 'Fair' },
  })
  expect(came).toEqual({ ok: true, status: 201, data: { events: ['Fair'] } })
  expect(asked[0]?.url).toBe('http://localhost:3000/backends/events/list/?from=a+b')
  expect([asked[0]?.method, await asked[0]?.json()]).toEqual(['POST', { title: 'Fair' }])
  expect(asked[0]?.headers.get('X-Viewer')).toBe(viewer.id)
})

test('an answer without a body is null to its schema', async () => {
  const backend = askedBy(() => new Response(null, { status: 204 }))
  expect(await backend.fetch('list/1/', { method: 'DELETE', schema: z.null() })).toEqual({
    ok: true,
    status: 204,
    data: null,
  })
})

test('a refusal of the product keeps its code, message and status', async () => {
  const backend = askedBy(() => answerError('backend-too-slow'))
  expect(await backend.fetch('list/', { schema: Events })).toMatchObject({
    ok: false,
    error: { code: 'backend-too-slow', httpStatus: 504, message: 'That took too long. Try again.' },
  })
})

test('an error of the backend itself comes with its status and body, whatever it looks like', async () => {
  const backend = askedBy(() => Response.json({ why: 'full' }, { status: 409 }))
  expect(await backend.fetch('list/', { schema: Events })).toMatchObject({
    ok: false,
    error: { code: 'backend-refused', httpStatus: 409, data: { body: { why: 'full' } } },
  })
  const forged = async () => {
    const response = answerError('log-in-needed')
    response.headers.set('Tessera-Backend', 'events')
    return response
  }
  expect(await codeOf(forged)).toBe('backend-refused')
})

test('an answer of another shape, and none at all, are errors too', async () => {
  expect(await codeOf(() => Response.json({ events: 1 }))).toBe('unreadable-answer')
  expect(await codeOf(() => new Response('<p>'))).toBe('unreadable-answer')
  expect(await codeOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('offline')
  expect(await codeOf(() => Promise.reject(new DOMException('x', 'AbortError')))).toBe('aborted')
})

test.each([
  '../../v3/users/me/',
  'list/../../other/',
  'list/%2E%2e/',
  'list/./',
  'list\\..\\..\\',
  'list/.\t./',
  '..',
  '.. ',
  '..?from=1',
  '/../..#',
])('the path %j, which leads elsewhere, is not sent', async (path) => {
  const answer = vi.fn(() => Response.json({ events: [] }))
  const came = await askedBy(answer).fetch(path, { schema: Events, method: 'DELETE' })
  expect(came).toMatchObject({ ok: false, error: { code: 'bad-input' } })
  expect(answer).not.toHaveBeenCalled()
})

test.each(['', 'list/a..b/', 'list/...', 'list/%2e%2ex', 'list?at=../..'])(
  'the path %j is sent',
  async (path) => {
    const backend = askedBy(() => Response.json({ events: [] }))
    expect(await backend.fetch(path, { schema: Events })).toMatchObject({ ok: true })
  },
)
