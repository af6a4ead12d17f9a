import { expect, test, vi } from 'vitest'
import { checkLate, forgetLate, mayImport } from './late-file.ts'

const hash = `sha384-${'a'.repeat(64)}`

test.each([
  'import("x")',
  'a;import\n("x")',
  'import/**/("x")',
  'import.meta',
  'import<!--\n("x")',
  'import\n-->\n("x")',
  'import . meta',
  'import//\n("x")',
])('a script with %j could import another one', (text) => expect(mayImport(text)).toBe(true))

test.each([
  '{import:null}',
  'unimportant("x")',
  '"An import failed."',
  'important(1)',
  '{"import-gone":1}',
  '"/users/import/plan/"',
  '"Cancels an import."',
])('a script with %j imports nothing', (text) => expect(mayImport(text)).toBe(false))

test('a late file is fetched with its hash once, and again after it failed or its build went', async () => {
  const fetched = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 500 }))
    .mockImplementation(async () => new Response('let a'))
  vi.stubGlobal('fetch', fetched)
  await expect(checkLate('https://a.test/b.js', hash)).rejects.toThrow('answered 500')
  expect(await checkLate('https://a.test/b.js?attempt=1', hash)).toBe(true)
  expect(await checkLate('https://a.test/b.js', hash)).toBe(true)
  forgetLate(new Set(['https://a.test/other.js']))
  expect(await checkLate('https://a.test/b.js', hash)).toBe(true)
  expect(fetched.mock.calls.map(([url, { integrity }]) => [url, integrity])).toEqual([
    ['https://a.test/b.js', hash],
    ['https://a.test/b.js?attempt=1', hash],
  ])
  forgetLate(new Set(['https://a.test/b.js']))
  await checkLate('https://a.test/b.js', hash)
  expect(fetched).toHaveBeenCalledTimes(3)
})
