import { expect, test } from 'vitest'
import { commandFault } from './command-fault.ts'
import { type RepositoryNames, wordsOf } from './repository-names.ts'
import { wrongNamesIn } from './wrong-names.ts'

const texts: Readonly<Record<string, string>> = {
  'docs/guide.md': '# Guide\n\n## The gate, and its `codes`\n',
  'docs/decisions/003-one.md': '# 003\n',
  'mfe-save/src/pins/closeup.tsx': 'export const Closeup = () => savePin()',
  'mfe-save/src/pins/closeup.module.css': '',
  'shell/src/boot/main.tsx': "write('module.json', dataset.min, 'email-sent')",
  'shared/ui/package.json': '{ "exports": { "./toast.css": "", "./base.css": "" } }',
}

function endsOf(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(at).join('/'))
}

const files = Object.keys(texts)
const paths = files.flatMap((path) =>
  path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/')),
)
const names: RepositoryNames = {
  paths: new Set(paths),
  ends: new Set(paths.flatMap(endsOf)),
  folderNames: new Set(paths.flatMap((path) => path.split('/').slice(-1))),
  decisions: new Set(['003']),
  words: new Set(Object.values(texts).flatMap(wordsOf)),
  read: (path) => texts[path] ?? '',
}

const faultsOf = (text: string, document = 'docs/guide.md'): readonly string[] =>
  wrongNamesIn(text, document, names).map(({ line, fault }) => `${line}: ${fault}`)

test('a path that a document names has to exist, as a whole or as the end of one', () => {
  expect(faultsOf('`mfe-save/src/pins/`, `pins/closeup.tsx`, `closeup.{tsx,module.css}`')).toEqual(
    [],
  )
  expect(faultsOf('`mfe-<name>/src/pins/*.tsx`, `…/boot/main.tsx`')).toEqual([])
  expect(faultsOf('one\n\n`mfe-save/src/closeup/` and `pins/gone.tsx`')).toEqual([
    '3: there is no mfe-save/src/closeup/',
    '3: there is no pins/gone.tsx',
  ])
  expect(faultsOf('`closeup.{tsx,gone.css}`')).toHaveLength(1)
})

test('a path from src in a README is one of its own folder', () => {
  expect(faultsOf('`src/pins/closeup.tsx`', 'mfe-save/README.md')).toEqual([])
  expect(faultsOf('`src/pins/closeup.tsx`', 'shell/README.md')).toHaveLength(1)
})

test('a file that commands make has a name that a source says', () => {
  expect(faultsOf('`dist/module.json`')).toEqual([])
  expect(faultsOf('`dist/modules.json`')).toEqual(['1: there is no dist/modules.json'])
})

test('addresses and types of content are no paths', () => {
  expect(faultsOf('`/pins/`, `text/css`, `https://a.test/b.md`')).toEqual([])
})

test('an import of a package of ours is one that it exports', () => {
  expect(faultsOf('`@tessera/ui`, `@tessera/ui/{toast,base}.css`')).toEqual([])
  expect(faultsOf('`@tessera/ui/gone`, `@tessera/gone`')).toEqual([
    '1: no package exports @tessera/ui/gone',
    '1: no package exports @tessera/gone',
  ])
})

test('a name of code occurs in the sources, and in the file that is said to have it', () => {
  expect(faultsOf('`savePin()`, `Closeup` of `pins/closeup.tsx`')).toEqual([])
  expect(faultsOf('`dropPin(id)`')).toEqual(['1: no source has dropPin'])
  expect(faultsOf('`email-sent`, `data-min`, `letter-sent`')).toEqual([
    '1: no source has letter-sent',
  ])
  expect(faultsOf('`savePin` in `boot/main.tsx`')).toEqual(['1: boot/main.tsx has no savePin'])
})

test('a link leads to a file, and its anchor to a heading', () => {
  expect(faultsOf('[a](guide.md#the-gate-and-its-codes) [b](decisions/003-one.md)')).toEqual([])
  expect(faultsOf('[a](#the-gate) [b](gone.md)')).toEqual([
    '1: docs/guide.md has no heading #the-gate',
    '1: there is no docs/gone.md',
  ])
})

test('a decision that a document names by number exists', () => {
  expect(faultsOf('Decision 003 and decisions 004')).toEqual(['1: there is no decision 004'])
})

test('a command of a document exists with its words and flags, in blocks of code too', () => {
  expect(faultsOf('```sh\nnpm run module -- publish save --percent 1  # one\n```')).toEqual([])
  expect(faultsOf('```sh\nnpm run module -- publish save --share 1\n```')).toEqual([
    '2: npm run module knows no --share',
  ])
  expect(faultsOf('`npm run deploy`')).toEqual(['1: package.json has no script "deploy"'])
  expect(commandFault('npm test -- e2e')).toBeUndefined()
  expect(commandFault('npm run module -- token make A --modules save --days 3')).toBeUndefined()
  expect(commandFault('npm run soak -- --mutations --rows S3.54')).toBeUndefined()
  expect(commandFault('npm test -- browser')).toBe('npm run test knows no browser')
})
