import { beforeEach, expect, test, vi } from 'vitest'
import { answerWindow, keepVisit } from './answer-window.ts'
import { lastBoard } from './last-board.ts'

const origin = 'https://mosaic.example'
const [here, address] = [{ origin }, 'https://a.example/1.png']

function area() {
  const held: Record<string, unknown> = {}
  return {
    get: async (name: string) => (name in held ? { [name]: held[name] } : {}),
    set: async (values: object) => void Object.assign(held, values),
  }
}

let ran: unknown[] = []

beforeEach(() => {
  ran = []
  const executeScript = async (run: { args?: readonly unknown[] }) => {
    ran.push(run)
    return [{ result: run.args === undefined ? undefined : 'data:image/png;base64,AA==' }]
  }
  vi.stubGlobal('chrome', {
    storage: { local: area(), session: area() },
    scripting: { executeScript },
  })
})

const wanted = { kind: 'save.picture-wanted', guid: 'g', address }

test('a window gets a picture of the page that it was opened for, read in that page', async () => {
  await keepVisit('g', { tabId: 7, addresses: [address] })
  expect(await answerWindow(wanted, here, origin)).toBe('data:image/png;base64,AA==')
  expect(ran).toMatchObject([
    { target: { tabId: 7 }, files: ['collect.js'] },
    { target: { tabId: 7 }, args: [address] },
  ])
})

test.each<readonly [what: string, message: unknown, from: { origin?: string }]>([
  ['another site', wanted, { origin: 'https://evil.example' }],
  ['a sender without an origin', wanted, {}],
  ['a picture that the window was not opened with', { ...wanted, address: `${address}?2` }, here],
  ['another visit', { ...wanted, guid: 'h' }, here],
  ['a text', 'save.picture-wanted', here],
  ['nothing', null, here],
  ['another kind', { ...wanted, kind: 'other' }, here],
])('%s gets nothing, and nothing runs in the page', async (_, message, from) => {
  await keepVisit('g', { tabId: 7, addresses: [address] })
  expect(await answerWindow(message, from, origin)).toBeNull()
  expect(ran).toEqual([])
})

test('a page that has gone on gives no picture', async () => {
  await keepVisit('g', { tabId: 7, addresses: [address] })
  vi.stubGlobal('chrome', {
    ...chrome,
    scripting: { executeScript: () => Promise.reject(new Error('Cannot access contents')) },
  })
  expect(await answerWindow(wanted, here, origin)).toBeNull()
})

test('the board that was saved to is remembered, from the product alone', async () => {
  const used = (board: unknown) => ({ kind: 'save.board-used', board })
  await answerWindow(used({ id: '10', name: 'Soups' }), { origin: 'https://evil.example' }, origin)
  expect(await lastBoard()).toBeUndefined()
  await answerWindow(used({ id: '10', name: 'Soups' }), here, origin)
  for (const board of [null, 'x', { id: 'x', name: 'y' }, { id: '11' }])
    await answerWindow(used(board), here, origin)
  expect(await lastBoard()).toEqual({ id: '10', name: 'Soups' })
})
