import { expect, test } from 'vitest'
import { memoryPages } from '../pages/memory.ts'
import { inProcessReaders } from '../readers/in-process.ts'
import { headMetasReader } from './head-metas.ts'
import type { DomainProof } from './port.ts'
import { publishedProofs } from './published.ts'
import { withReservedNames } from './reserved-names.ts'

const proof: DomainProof = {
  domain: 'acme.example',
  record: '_tessera-sso.acme.example',
  file: 'https://acme.example/.well-known/tessera-sso.txt',
  value: 'tessera-sso=abc',
}

const readers = inProcessReaders([headMetasReader])

const nowhere = async () => {
  throw new Error('ENOTFOUND')
}

test('a TXT record with the value proves a domain', async () => {
  const asked: string[] = []
  const proofs = publishedProofs({ pages: memoryPages(), readers }, async (name) => {
    asked.push(name)
    return ['v=spf1 -all', ' tessera-sso=abc ']
  })
  expect(await proofs.find(proof)).toBe('record')
  expect(asked).toEqual([proof.record])
})

test('without a record, a line of the file proves a domain', async () => {
  const pages = memoryPages()
  pages.put(proof.file, { body: 'ours\r\ntessera-sso=abc\r\n', contentType: 'text/plain' })
  expect(await publishedProofs({ pages, readers }, nowhere).find(proof)).toBe('file')
})

test.each([
  ['another value', { body: 'tessera-sso=abcd', contentType: 'text/plain' }],
  ['a value within a line', { body: 'x tessera-sso=abc', contentType: 'text/plain' }],
  ['a file of another type', { body: 'tessera-sso=abc', contentType: 'image/png' }],
  [
    'a redirect to another domain',
    { body: 'tessera-sso=abc', contentType: 'text/plain', finalUrl: 'https://evil.example/x' },
  ],
  [
    'a redirect to a name that only ends alike',
    { body: 'tessera-sso=abc', contentType: 'text/plain', finalUrl: 'https://notacme.example/x' },
  ],
  ['nothing', { fault: 'unreachable' }],
] as const)('%s proves nothing', async (_, page) => {
  const pages = memoryPages()
  pages.put(proof.file, page)
  expect(
    await publishedProofs({ pages, readers }, async () => ['tessera-sso=other']).find(proof),
  ).toBeNull()
})

test('a redirect within the domain is followed', async () => {
  const pages = memoryPages()
  const finalUrl = 'https://www.acme.example/.well-known/tessera-sso.txt'
  pages.put(proof.file, { body: 'tessera-sso=abc', contentType: 'text/plain', finalUrl })
  expect(await publishedProofs({ pages, readers }, nowhere).find(proof)).toBe('file')
})

test('outside production, names that nobody can own count as proven, and no others', async () => {
  const proofs = withReservedNames(publishedProofs({ pages: memoryPages(), readers }, nowhere))
  expect(await proofs.find({ ...proof, domain: 'acme.test' })).toBe('reserved')
  expect(await proofs.find(proof)).toBeNull()
})
