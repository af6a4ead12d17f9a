import { expect, test } from 'vitest'
import { commitsIn, type LoggedCommit, localityOf, unexplained } from './locality.ts'

const commit = (files: readonly string[], body = ''): LoggedCommit => ({
  hash: 'a1',
  subject: 'Does something',
  body,
  files,
})

const inside = commit(['mfe-save/src/a.ts', 'mfe-save/facts.ts', 'docs/spec-coverage.md'])
const beside = commit(['mfe-save/src/a.ts', 'shared/contracts/src/limits.ts', 'README.md'])
const both = commit(['mfe-save/src/a.ts', 'mfe-auth/src/b.ts'])

test('a log gives each commit with its message and its files', () => {
  const log = '\x1eabc\x1fOffers boards\x1fWhy.\nMore.\n\x1f\n\nmfe-save/a.ts\nREADME.md\n'
  expect(commitsIn(log)).toEqual([
    {
      hash: 'abc',
      subject: 'Offers boards',
      body: 'Why.\nMore.\n',
      files: ['mfe-save/a.ts', 'README.md'],
    },
  ])
})

test('a commit stays inside a module when it touches one module and made files alone', () => {
  const elsewhere = commit(['server/src/app.ts'])
  expect(localityOf([inside, beside, both, elsewhere, beside])).toEqual({
    touching: 4,
    inside: 1,
    beside: [
      ['shared/contracts/src/limits.ts', 2],
      ['README.md', 2],
    ],
  })
})

test('a commit that touches two modules has a line that says why', () => {
  const explained = commit(both.files, 'The pin has a new field.\n\nAcross-modules: both show it')
  const empty = commit(both.files, 'Across-modules:\n')
  expect(unexplained([inside, beside, both, explained, empty])).toEqual([both, empty])
})
