import { expect, test } from 'vitest'
import { askExtension, extensionIn, tellExtension } from './ask-extension.ts'

const id = 'abcdefghijklmnopabcdefghijklmnop'
const search = `?guid=g&extension=${id}`
const wanted = { guid: 'g', address: 'https://a.example/1.png' }

/** A browser with an extension that answers like this. */
function browserWith(answer: (message: unknown) => unknown) {
  const sent: unknown[] = []
  const sendMessage = async (to: string, message: unknown) => {
    sent.push([to, message])
    return answer(message)
  }
  return { browser: { chrome: { runtime: { sendMessage } } }, sent }
}

test('the extension that opened the window is asked for a picture, and a picture alone is taken', async () => {
  const { browser, sent } = browserWith(() => 'data:image/png;base64,iVBORw0KGgo=')
  const file = await askExtension(wanted, { search, browser })
  expect([file?.type, file?.size]).toEqual(['image/png', 8])
  expect(sent).toEqual([[id, { kind: 'save.picture-wanted', ...wanted }]])
})

test.each<readonly [what: string, answer: unknown]>([
  ['nothing', null],
  ['markup', 'data:text/html;base64,PGI+'],
  ['a drawing with scripts', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['an address', 'https://a.example/1.png'],
  ['a broken text', 'data:image/png;base64,='],
  ['an object', { type: 'image/png' }],
])('an answer with %s is no picture', async (_, answer) => {
  const { browser } = browserWith(() => answer)
  expect(await askExtension(wanted, { search, browser })).toBeUndefined()
})

test('nobody is asked or told without an extension, or with an id that is none', async () => {
  const { browser, sent } = browserWith(() => 'data:image/png;base64,iVBORw0KGgo=')
  for (const given of ['', '?extension=', '?extension=https://evil.example'])
    expect(await askExtension(wanted, { search: given, browser })).toBeUndefined()
  for (const without of [{}, { chrome: null }, { chrome: {} }, { chrome: { runtime: {} } }])
    expect(await askExtension(wanted, { search, browser: without })).toBeUndefined()
  expect(sent).toEqual([])
  expect(extensionIn(search)).toBe(id)
})

test('an extension that is gone costs nothing', async () => {
  const { browser } = browserWith(() => {
    throw new Error('Could not establish connection.')
  })
  await tellExtension({ id: '10', name: 'Soups' }, { search, browser })
  expect(await askExtension(wanted, { search, browser })).toBeUndefined()
})
