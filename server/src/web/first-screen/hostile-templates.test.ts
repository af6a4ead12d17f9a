import { expect, test } from 'vitest'
import { account } from './test/account.ts'
import { drawText, readNotes, templateWith } from './test/draw-text.ts'
import { parsed } from './test/parse-markup.ts'

const drawn = (...content: readonly object[]) => drawText(templateWith({ content })) ?? ''

const whyNot = (over: object | string): string => {
  const read = readNotes(typeof over === 'string' ? over : templateWith(over))
  return read.ok ? 'is drawn' : read.why
}

const withNode = (node: object) => ({ content: [node] })
const nested = (depth: number): object =>
  depth === 0 ? { text: '' } : { tag: 'div', content: [nested(depth - 1)] }

/** Nests repeats and conditions, which have members alike, around something that is none. */
const repeated = (depth: number): object =>
  depth === 0
    ? { nothing: '' }
    : {
        ...(depth % 2 === 0
          ? { each: 'pins', as: 'pin', most: 1 }
          : { when: { has: { get: 'pins' } } }),
        content: [repeated(depth - 1)],
      }

test.each<[string, object | string, RegExp]>([
  ['that is no JSON', '{', /not valid/],
  ['with a script', withNode({ tag: 'script', content: [] }), /not valid/],
  ['with a frame', withNode({ tag: 'iframe', attributes: { src: '/' } }), /not valid/],
  ['with an event', withNode({ tag: 'p', attributes: { onclick: 'x' } }), /not valid/],
  ['with a style attribute', withNode({ tag: 'p', attributes: { style: 'x' } }), /not valid/],
  ['with an id', withNode({ tag: 'p', attributes: { id: 'root' } }), /not valid/],
  [
    'with an attribute that breaks out',
    withNode({ tag: 'p', attributes: { 'class="x" onclick': 'x' } }),
    /not valid/,
  ],
  ['with a step of its own', withNode({ step: 'eval', pin: 'pins' }), /not valid/],
  ['nested deeply', withNode(nested(40)), /nested deeper/],
  ['with a fault far inside', withNode(repeated(15)), /not valid at content/],
  ['nested without an end', `${'['.repeat(20_000)}`, /nested deeper/],
  ['that is large', { style: `.notes-x{color:red}/*${'x'.repeat(60_000)}*/` }, /bytes/],
  [
    'that repeats without a limit',
    withNode({ each: 'pins', as: 'pin', most: 5_000, content: [] }),
    /not valid/,
  ],
  ['that reads a prototype', withNode({ text: { get: 'pins.__proto__' } }), /not valid/],
  ['that reads a constructor', withNode({ text: { get: 'pins.constructor.name' } }), /not valid/],
  ['that reads the email', withNode({ text: { get: 'viewer.email' } }), /reads viewer.email/],
  ['that reads a session', withNode({ text: { get: 'session.token' } }), /reads session.token/],
  ['that reads all of the query', withNode({ text: { get: 'query' } }), /reads query/],
  [
    'that shows a write',
    withNode({
      step: 'first-picture',
      call: 'PinResource.delete',
      input: {},
      sizes: '',
      widest: 474,
    }),
    /no call that reads/,
  ],
  ['that reads all experiments', withNode({ text: { get: 'experiments' } }), /reads experiments/],
  ['with a form', withNode({ tag: 'form', content: [] }), /not valid/],
  ['that names a field', withNode({ tag: 'input', attributes: { name: 'x' } }), /not valid/],
  ['that presets a field', withNode({ tag: 'input', attributes: { value: 'x' } }), /not valid/],
  [
    'that reads a path of parts',
    withNode({ each: 'viewer.x', as: 'x', most: 1, content: [] }),
    /reads/,
  ],
  ['that reads a write', { answers: { a: 'PinResource.delete' } }, /no call that reads/],
  ['that takes the reader’s name', { answers: { viewer: 'PinResource.get' } }, /reader's/],
  ['that says no text', withNode({ text: { say: 7 } }), /the text 7/],
  [
    'whose link leaves by its host',
    withNode({ tag: 'a', attributes: { href: { to: '//x.example/' } } }),
    /not valid/,
  ],
  [
    'whose style loads a file',
    { style: '.notes-x{background:url(https://x.example/)}' },
    /style loads/,
  ],
  ['whose style is imported', { style: '@import "https://x.example/x.css";' }, /style loads/],
  ['whose style ends its element', { style: '.notes-x{}</style><script>' }, /style loads/],
  ['whose style reaches others', { style: '.d-page{display:none}' }, /does not begin with/],
  ['whose style reaches everything', { style: '.notes-x,body{display:none}' }, /does not begin/],
])('a template %s is refused', (_, over, why) => {
  expect(whyNot(over)).toMatch(why)
})

const hostile = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</p></div><img src=x onerror=alert(1)>',
  '<!-- --><style>*{display:none}</style>',
  '&lt;b&gt; &amp; &#39;',
]

test.each(hostile)('no text of a template or of an answer breaks out of its place: %s', (text) => {
  const content = [
    {
      tag: 'p',
      attributes: { class: text, 'aria-label': { get: 'query.q' }, 'data-color': text },
      content: [{ text }, { text: { get: 'query.q' } }, { text: { say: 0, with: { x: text } } }],
    },
  ]
  const texts = [{ en: `${text}{x}` }]
  const query = new URLSearchParams({ q: text })
  const page = parsed(drawText(templateWith({ content, texts }), { query }) ?? '')
  expect([...page.names]).toEqual(['p'])
  expect(page.of('p')).toEqual([{ class: text, 'aria-label': text, 'data-color': text }])
  expect(page.text).toBe(text.repeat(4))
})

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'JAVASCRIPT:x',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://x/1',
  'file:///etc/passwd',
])('a link or a picture never has the address %j', (address) => {
  const query = new URLSearchParams({ q: address })
  const content = [
    { tag: 'a', attributes: { href: address } },
    { tag: 'a', attributes: { href: { get: 'query.q' } } },
    { tag: 'img', attributes: { src: { get: 'query.q' } } },
  ]
  expect(drawText(templateWith({ content }), { query })).toBe('<a></a><a></a><img>')
})

test('a link keeps an address of this site or of the web', () => {
  const linked = (href: string) => drawn({ tag: 'a', attributes: { href } })
  expect(linked('/pin/7/')).toBe('<a href="/pin/7/"></a>')
  expect(linked('https://x.example/')).toContain('href="https://x.example/"')
})

test('a field has a kind of the list, and a button sends nothing', () => {
  const kind = (tag: string, type: string) => drawn({ tag, attributes: { type } })
  expect(kind('input', 'password')).toBe('<input type="password">')
  for (const type of ['file', 'image', 'hidden', 'submit', 'reset'])
    expect([kind('input', type), kind('button', type)]).toEqual(['<input>', '<button></button>'])
})

test('a template reads the arm of an experiment', () => {
  const content = [{ text: { get: 'experiments.qr_log_in' } }]
  const experiments = { qr_log_in: 'works' }
  expect(drawText(templateWith({ content }), {}, { experiments })).toBe('works')
})

test('a repeat over a huge list draws its first items alone, and repeats of repeats draw nothing', () => {
  const answers = [
    { call: 'BoardResource.get', input: {}, bookmark: null, data: { all: Array(1e5).fill('x') } },
  ]
  const page = { content: { answers, pins: [] } }
  const each = (as: string, ...content: readonly object[]) => ({
    each: 'board.all',
    as,
    most: 60,
    content,
  })
  const text = (...content: readonly object[]) =>
    templateWith({ answers: { board: 'BoardResource.get' }, content })
  expect(drawText(text(each('a', { text: { get: 'a' } })), page)).toBe('x'.repeat(60))
  const cubed = text(each('a', each('b', each('c', { text: { get: 'c' } }))))
  expect(() => drawText(cubed, page)).toThrow('more than it may')
})

test('a template can’t write more than a first screen has', () => {
  const long = { tag: 'p', content: Array(200).fill({ text: { get: 'query.q' } }) }
  const query = new URLSearchParams({ q: 'x'.repeat(1_000) })
  expect(() => drawText(templateWith({ content: [long] }), { query })).toThrow('more than it may')
})

test('data’s own members are read, and never what every object has', () => {
  const paths = ['board.name', 'board.hasOwnProperty', 'board.name.length', 'board.list.length']
  const answers = [
    { call: 'BoardResource.get', input: {}, bookmark: null, data: { name: 'Lamps', list: [1] } },
  ]
  const content = paths.map((get) => ({ tag: 'p', content: [{ text: { get } }] }))
  const text = templateWith({ answers: { board: 'BoardResource.get' }, content })
  expect(drawText(text, { content: { answers, pins: [] } })).toBe(
    '<p>Lamps</p><p></p><p></p><p>1</p>',
  )
})

test('a template reads the viewer’s name, and no more of them than it may', () => {
  const content = [{ text: { get: 'viewer.username' } }, { text: { get: 'viewer' } }]
  expect(drawText(templateWith({ content }), {}, { viewer: account() })).toBe('kim')
})
