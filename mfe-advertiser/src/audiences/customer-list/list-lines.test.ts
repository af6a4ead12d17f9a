import { expect, test } from 'vitest'
import { readLines } from './list-lines.ts'

const hash = 'a'.repeat(64)
const address = (text: string) => ({ kind: 'address', text })

test.each([
  ['', { people: [], read: 0, duplicates: 0, unreadable: [] }],
  [
    'Ana@Mail.test\r\nana@mail.test \n\nbo@mail.test',
    {
      people: [address('ana@mail.test'), address('bo@mail.test')],
      read: 3,
      duplicates: 1,
      unreadable: [],
    },
  ],
  [
    '\ufeffName;Email\nAna;"ana@mail.test"\nBo;none\n',
    { people: [address('ana@mail.test')], read: 2, duplicates: 0, unreadable: [3] },
  ],
  [
    `${hash.toUpperCase()}\n"${hash}"\nabc`,
    { people: [{ kind: 'hash', text: hash }], read: 3, duplicates: 1, unreadable: [3] },
  ],
  [
    'nothing here\nana@mail.test',
    {
      people: [address('ana@mail.test')],
      read: 2,
      duplicates: 0,
      unreadable: [1],
    },
  ],
])('%j is read line by line', (text, read) => {
  expect(readLines(text)).toEqual(read)
})
