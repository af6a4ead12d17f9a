import { expect, test } from 'vitest'
import { readTransfer, type TransferData } from './read-transfer.ts'

const file = (name: string, type = 'image/png') => new File([name], name, { type })
const [soup, stew] = [file('soup.png'), file('stew.png')]
const page = 'https://soup.example/tomato'
const picture = 'https://soup.example/a.jpg?w=1&h=2'
const img = '<meta charset="utf-8"><img src="https://soup.example/a.jpg?w=1&amp;h=2" alt="Soup">'
const dot = 'iVBORw0KGgo='

const entry = (isDirectory: boolean) => ({ isDirectory, isFile: !isDirectory, name: 'a' })

/** A transfer with these texts, files and entries. */
function transfer(
  texts: Readonly<Record<string, string>>,
  files: readonly File[] = [],
  entries: readonly object[] = [],
): TransferData {
  const items = [
    ...entries.map((each) => ({ kind: 'file', webkitGetAsEntry: () => each })),
    ...Object.keys(texts).map(() => ({ kind: 'string', webkitGetAsEntry: () => null })),
  ]
  // @ts-expect-error A transfer has the parts alone that are read.
  return { files, items, getData: (type) => texts[type] ?? '' }
}

const address = (found: string) => ({ kind: 'address', address: found })

test.each<readonly [what: string, data: TransferData, read: unknown]>([
  ['a file', transfer({}, [soup]), { kind: 'files', files: [soup] }],
  [
    'several files with their entries',
    transfer({}, [soup, stew], [entry(false), entry(false)]),
    { kind: 'files', files: [soup, stew] },
  ],
  [
    'a folder beside a file',
    transfer({}, [soup], [entry(false), entry(true)]),
    { kind: 'folders', entries: [entry(false), entry(true)] },
  ],
  [
    'a file before texts',
    transfer({ 'text/plain': page }, [soup]),
    { kind: 'files', files: [soup] },
  ],
  ['a link', transfer({ 'text/plain': page }), address(page)],
  [
    'a link without its scheme',
    transfer({ 'text/plain': ' soup.example/1 ' }),
    address('https://soup.example/1'),
  ],
  [
    'a list of links with a comment',
    transfer({ 'text/uri-list': `# list\r\n${page}\r\nhttps://other.example/` }),
    address(page),
  ],
  ['a picture of another window', transfer({ 'text/html': img }), address(picture)],
  [
    'a picture inside of a link',
    transfer({ 'text/html': `<a href="${page}">${img}</a>`, 'text/uri-list': page }),
    address(picture),
  ],
  [
    'a picture in single quotes',
    transfer({ 'text/html': `<img alt="" src='https://soup.example/b.jpg'>` }),
    address('https://soup.example/b.jpg'),
  ],
  [
    'text with a picture in it',
    transfer({ 'text/html': `<p>Soup ${img}</p>`, 'text/plain': 'Soup' }),
    undefined,
  ],
  [
    'a link whose text has a picture beside it',
    transfer({ 'text/html': `<a href="${page}">Soup ${img}</a>`, 'text/uri-list': page }),
    address(page),
  ],
  [
    'a picture whose address is a script',
    transfer({ 'text/html': '<img src="javascript:alert(1)">', 'text/uri-list': page }),
    address(page),
  ],
  [
    'a file of the device as a link',
    transfer({ 'text/uri-list': 'file:///etc/passwd' }),
    undefined,
  ],
  [
    'an embedded drawing',
    transfer({ 'text/html': `<img src="data:image/svg+xml;base64,${dot}">` }),
    undefined,
  ],
  ['words', transfer({ 'text/plain': 'tomato soup' }), undefined],
  ['nothing', transfer({}), undefined],
])('%s is read as what it is', (_, data, read) => {
  expect(readTransfer(data)).toEqual(read)
})

test('an embedded picture becomes a file', () => {
  const read = readTransfer(transfer({ 'text/html': `<img src="data:image/png;base64,${dot}">` }))
  expect(read).toMatchObject({ kind: 'files', files: [{ type: 'image/png', size: 8 }] })
})
