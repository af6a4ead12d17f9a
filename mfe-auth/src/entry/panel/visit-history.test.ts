import { expect, test } from 'vitest'
import { visitHistory } from './visit-history.ts'

const origin = 'https://tessera.example'

const tab = (urls: readonly (string | null)[], referrer = '') => ({
  document: { referrer },
  location: { origin },
  navigation: { entries: () => urls.map((url) => ({ url })) },
})

test("the tab's paths are sent oldest first, without queries, up to the limit", () => {
  const urls = [`${origin}/`, `${origin}/search/pins/?q=lamps`, null, `${origin}/login/#top`]
  expect(visitHistory(tab(urls), '/login/').visited).toEqual(['/', '/search/pins/', '/login/'])
  const many = Array.from({ length: 60 }, (_, index) => `${origin}/pin/${index}/`)
  expect(visitHistory(tab(many), '/').visited).toEqual(
    many.slice(10).map((url) => new URL(url).pathname),
  )
  expect(visitHistory(tab([`${origin}/${'x'.repeat(500)}`]), '/').visited).toEqual([])
})

test('a browser without the Navigation API only sends the current path', () => {
  const { document, location } = tab([])
  expect(visitHistory({ document, location }, '/login/').visited).toEqual(['/login/'])
})

test('the referrer is sent, cut to the limit', () => {
  expect(visitHistory(tab([], 'https://search.example/'), '/').referrer).toBe(
    'https://search.example/',
  )
  expect(
    visitHistory(tab([], `https://a.example/${'x'.repeat(3_000)}`), '/').referrer,
  ).toHaveLength(2_048)
})
