import { expect, test } from 'vitest'
import { followWorker } from './follow-worker.ts'

/** Follows the worker on a page that offers the app, or doesn't. */
async function followed(
  isOffered: boolean,
  { overrides = false, fails = false, worker = '/app/worker.js?locale=de' } = {},
) {
  const done: unknown[] = []
  const page = { querySelector: () => (isOffered ? {} : null) }
  const workers = {
    register: async (...given: unknown[]) => {
      done.push(given)
      if (fails) throw new DOMException('No', 'SecurityError')
    },
    getRegistration: async () => ({
      active: { scriptURL: `https://tessera.example${worker}` },
      unregister: async () => done.push('removed'),
    }),
  }
  // @ts-expect-error A page and its workers have the parts alone that are used.
  await followWorker(page, workers, { locale: 'de', overrides })
  return done
}

test('a document that offers the app registers the worker of its language, which no cache may hold', async () => {
  expect(await followed(true)).toEqual([
    ['/app/worker.js?locale=de', { scope: '/', updateViaCache: 'none' }],
  ])
  expect(await followed(true, { fails: true })).toHaveLength(1)
})

test('a document that does not offer it removes the worker, and no other one', async () => {
  expect(await followed(false)).toEqual(['removed'])
  expect(await followed(false, { worker: '/_/alone/mockServiceWorker.js' })).toEqual([])
})

test('development, and a browser without workers, have none', async () => {
  expect(await followed(true, { overrides: true })).toEqual([])
  // @ts-expect-error A page has the parts alone that are used.
  await followWorker({}, undefined, { locale: 'en', overrides: false })
})
