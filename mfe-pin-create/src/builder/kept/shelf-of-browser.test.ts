// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { limits } from '@tessera/contracts/limits'
import { draftDatabase } from '@tessera/module/drafts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from '../draft/flow.ts'
import { newKey } from '../draft/new-key.ts'
import { shelfOfBrowser } from './shelf-of-browser.ts'

/** Locks of one browser, as far as the shelf uses them. */
function locksOfBrowser() {
  const held = new Map<string, Promise<unknown>>()
  return {
    async request(
      name: string,
      second: LockOptions | LockGrantedCallback<unknown>,
      third?: LockGrantedCallback<unknown>,
    ) {
      const options = typeof second === 'function' ? {} : second
      const run = typeof second === 'function' ? second : third
      const before = held.get(name)
      if (before !== undefined && options.ifAvailable === true) return run?.(null)
      const called = new Promise((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(new Error('called off')))
      })
      called.catch(() => {})
      if (before !== undefined) await Promise.race([before, called])
      const running = Promise.resolve(run?.({ name, mode: 'exclusive' }))
      held.set(name, running)
      await running
      held.delete(name)
    },
  }
}

beforeEach(() => {
  sessionStorage.clear()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locksOfBrowser() })
})
afterEach(() => vi.useRealTimers())

let people = 0
const person = () => {
  people += 1
  return String(people)
}
const soup = (over = {}) => ({
  id: newKey(),
  order: 1,
  draft: { ...emptyDraft, title: 'Soup' },
  hasFile: true,
  ...over,
})
const file = new File(['bytes'], 'soup.png', { type: 'image/png' })

test('a draft and its file are there after the tab ended, in the order of the list', async () => {
  const id = person()
  const first = shelfOfBrowser(id)
  await first.open()
  const [one, two] = [soup({ order: 2 }), soup()]
  expect(await first.keep(one)).toBe('kept')
  expect(await first.keep(two)).toBe('kept')
  expect(await first.keepFile(one.id, file)).toBe('kept')
  first.close()
  const { drafts, elsewhere } = await shelfOfBrowser(id).open()
  expect(elsewhere).toBe(0)
  expect(drafts.map((draft) => draft.id)).toEqual([two.id, one.id])
  expect(drafts[1]).toMatchObject({ draft: { title: 'Soup' }, hasFile: true })
  expect(drafts[1]?.file).toBeDefined()
})

test('the drafts of a tab that is open stay its own, and another tab says how many there are', async () => {
  const id = person()
  const first = shelfOfBrowser(id)
  await first.open()
  await first.keep(soup())
  sessionStorage.clear()
  const second = shelfOfBrowser(id)
  expect(await second.open()).toEqual({ drafts: [], elsewhere: 1 })
  await second.keep(soup())
  first.close()
  sessionStorage.clear()
  const { drafts, elsewhere } = await shelfOfBrowser(id).open()
  expect([drafts.length, elsewhere]).toEqual([1, 1])
})

test("nobody finds another account's drafts, and a log-out deletes an account's own", async () => {
  const [id, other] = [person(), person()]
  const shelf = shelfOfBrowser(id)
  await shelf.open()
  await shelf.keep(soup())
  expect(await shelfOfBrowser(other).open()).toMatchObject({ drafts: [] })
  indexedDB.deleteDatabase(draftDatabase('new-pins', id))
  await vi.waitFor(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(names).not.toContain(draftDatabase('new-pins', id))
    expect(names).toContain(draftDatabase('new-pins', other))
  })
  expect(await shelf.keep(soup())).toBe('failed')
})

test('a draft that nobody touched for thirty days is forgotten', async () => {
  const id = person()
  const first = shelfOfBrowser(id)
  await first.open()
  await first.keep(soup())
  first.close()
  const late = Date.now() + (limits.newPinDays + 1) * 86_400_000
  vi.spyOn(Date, 'now').mockReturnValue(late)
  expect(await shelfOfBrowser(id).open()).toEqual({ drafts: [], elsewhere: 0 })
  vi.restoreAllMocks()
})

test('files beyond the limit are not kept, and the answer says so', async () => {
  const shelf = shelfOfBrowser(person())
  await shelf.open()
  const huge = Object.defineProperty(new File([], 'a.png'), 'size', {
    value: limits.newPinsBytes + 1,
  })
  expect(await shelf.keepFile(newKey(), huge)).toBe('full')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  expect(await shelf.keep(soup())).toBe('full')
  expect(await shelf.keepFile(newKey(), file)).toBe('full')
  vi.restoreAllMocks()
})

test('a published draft is dropped with its file', async () => {
  const id = person()
  const first = shelfOfBrowser(id)
  await first.open()
  const one = soup()
  await first.keep(one)
  await first.keepFile(one.id, file)
  await first.drop(one.id)
  first.close()
  expect(await shelfOfBrowser(id).open()).toEqual({ drafts: [], elsewhere: 0 })
})
