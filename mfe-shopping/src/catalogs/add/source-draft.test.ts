import { BoardId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { emptyDraft, faultsOf, fieldOf, fileFault, fileRefusal, inputOf } from './source-draft.ts'

const boardId = z.parse(BoardId, '10')
const upload = { id: 'a'.repeat(32), name: 'lamps.csv' }

test.each([
  ['upload', {}, false, ['file']],
  ['upload', {}, true, []],
  ['upload', { upload }, false, []],
  ['address', { address: '  ' }, false, ['address']],
  ['address', { address: 'https://example.com/a.csv' }, false, []],
  ['website', {}, false, ['website']],
  ['website', { website: 'example.com' }, false, []],
] as const)(
  'a draft from %s with %j (sending: %s) misses %j',
  (origin, over, isSending, fields) => {
    const draft = { ...emptyDraft, name: 'Lamps', origin, ...over }
    expect(Object.keys(faultsOf(draft, isSending))).toEqual(fields)
    expect(Object.keys(faultsOf({ ...draft, name: ' ' }, isSending))).toEqual([...fields, 'name'])
  },
)

test.each([
  ['catalog-unreadable', 'upload', 'file'],
  ['catalog-unreadable', 'address', 'address'],
  ['catalog-address-unfit', 'address', 'address'],
  ['website-not-claimed', 'website', 'website'],
  ['upload-unfinished', 'upload', 'file'],
  ['not-allowed', 'upload', 'board'],
  ['catalogs-many', 'upload', undefined],
  ['too-fast', 'address', undefined],
] as const)('the refusal %s of a draft from %s belongs to the field %s', (code, origin, field) => {
  expect(fieldOf({ code }, { origin, boardId: null })).toBe(field)
})

test('what is gone is the board where one was chosen, else the file', () => {
  const gone = { code: 'not-found' } as const
  expect(fieldOf(gone, { origin: 'upload', boardId })).toBe('board')
  expect(fieldOf(gone, { origin: 'upload', boardId: null })).toBe('file')
  const upload = { ...gone, data: { field: 'upload_id' } }
  expect(fieldOf(upload, { origin: 'upload', boardId })).toBe('file')
})

test('the input of a draft has what belongs to its origin, and nothing of the others', () => {
  const written = {
    ...emptyDraft,
    name: ' Lamps ',
    address: ' https://example.com/a.csv ',
    website: 'example.com',
    ...({ rhythm: 'weekly', upload } as const),
  }
  expect(inputOf(written)).toEqual({
    name: 'Lamps',
    origin: 'upload',
    upload_id: upload.id,
    rhythm: 'never',
    currency: null,
  })
  expect(inputOf({ ...written, origin: 'address', currency: 'EUR', boardId })).toEqual({
    name: 'Lamps',
    origin: 'address',
    address: 'https://example.com/a.csv',
    rhythm: 'weekly',
    currency: 'EUR',
    board_id: boardId,
  })
  expect(inputOf({ ...written, origin: 'website' })).toMatchObject({ address: 'example.com' })
})

test.each([
  ['lamps.csv', 10, undefined],
  ['LAMPS.TSV', 10, undefined],
  ['lamps.xml', 10, undefined],
  ['lamps.csv.gz', 10, undefined],
  ['lamps.csv', 0, /empty/],
  ['lamps.csv', limits.uploadMaxBytes + 1, /more than 200 MB/],
  ['lamps.xlsx', 10, /no feed/],
] as const)('the file %s of %i bytes is taken, or refused with what to do', (name, size, fault) => {
  const said = fileFault({ name, size })
  if (fault === undefined) expect(said).toBeUndefined()
  else expect(said).toMatch(fault)
})

test.each([
  ['not-found', /is no longer here/],
  ['upload-unfinished', /is no longer here/],
  ['catalog-unreadable', /as the service says/],
] as const)('a file that is refused as %s says what to do', (code, text) => {
  expect(fileRefusal({ code, message: 'as the service says' })).toMatch(text)
})
