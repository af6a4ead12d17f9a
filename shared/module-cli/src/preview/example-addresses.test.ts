import { expect, test } from 'vitest'
import { exampleAddresses } from './example-addresses.ts'

const xml = (...paths: readonly string[]) =>
  paths.map((path) => `<loc>https://pins.test${path}</loc>`).join('')

test('routes with parameters get public addresses of the product as examples', async () => {
  const texts: Readonly<Record<string, string>> = {
    '/sitemap.xml': xml('/sitemaps/own.xml', '/sitemaps/pins-1.xml', '/sitemaps/pins-9.xml'),
    '/sitemaps/own.xml': xml('/', '/ideas/'),
    '/sitemaps/pins-1.xml': xml('/pin/42/', '/pin/43/'),
  }
  const asked: string[] = []
  const read = async (path: string) => {
    asked.push(path)
    return texts[path]
  }
  const examples = await exampleAddresses(['/pin/:pinId/', '/notes/:id/'], read)
  expect([...examples]).toEqual([['/pin/:pinId/', '/pin/42/']])
  expect(asked).not.toContain('/sitemaps/pins-9.xml')
  expect([...(await exampleAddresses(['/pin/:pinId/'], async () => undefined))]).toEqual([])
})
