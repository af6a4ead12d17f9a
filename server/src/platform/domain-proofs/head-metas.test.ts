import { expect, test } from 'vitest'
import { headMetas } from './head-metas.ts'

const tag = '<meta name="tessera-site" content="abc">'

test.each([
  ['in the head', `<!doctype html><html><head><title>A</title>${tag}</head><body></body></html>`],
  ['without a head tag', `<title>A</title>${tag}<p>text`],
  ['with its attributes turned, in capitals', '<META CONTENT=abc NAME=Tessera-Site>'],
  ['after a noscript', `<head><noscript><img src=x></noscript>${tag}</head>`],
  ['as XHTML', '<head><meta name="tessera-site" content=" abc "/></head>'],
])('a meta tag %s counts', (_, html) => {
  expect(headMetas(html, 'tessera-site')).toEqual(['abc'])
})

test.each([
  ['in the body', `<head></head><body>${tag}</body>`],
  ['after the head', `<head></head>${tag}`],
  ['in a comment of a visitor', `<title>A</title><div class="comment">${tag}</div>`],
  ['in a comment of HTML', `<head><!-- ${tag} --></head>`],
  ['in a title', `<head><title>${tag}</title></head>`],
  ['in a script', `<head><script>const a = '${tag}'</script></head>`],
  ['in a template', `<head><template>${tag}</template></head>`],
  ['within an attribute', `<head><meta name="a" content='${tag}'></head>`],
  ['with another name', '<head><meta name="other" content="abc"></head>'],
  ['as a property', '<head><meta property="tessera-site" content="abc"></head>'],
])('a meta tag %s does not count', (_, html) => {
  expect(headMetas(html, 'tessera-site')).toEqual([])
})

test('a page of a million open tags is read in time', () => {
  expect(headMetas('<meta name=a '.repeat(80_000), 'tessera-site')).toEqual([])
})
