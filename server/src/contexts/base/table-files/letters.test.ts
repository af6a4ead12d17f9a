import { expect, test } from 'vitest'
import { lettersOf } from './letters.ts'

const utf8 = (text: string) => [...new TextEncoder().encode(text)]
const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const utf16 = (text: string, isBig: boolean) =>
  [...text].flatMap((letter) => {
    const unit = letter.charCodeAt(0)
    return isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8]
  })

/** Reads bytes in pieces of a size. */
function read(bytes: readonly number[], size: number): string {
  const letters = lettersOf(new Uint8Array(bytes.slice(0, Math.max(size, 60))))
  let text = ''
  for (let at = 0; at < bytes.length; at += size)
    text += letters.text(new Uint8Array(bytes.slice(at, at + size)))
  return text + letters.end()
}

const text = 'id,title\n1,Größe „M“ – 5 €\n'

for (const [name, bytes, expected] of [
  ['UTF-8', utf8(text), text],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8(text)], text],
  ['UTF-16 in little endian', [0xff, 0xfe, ...utf16(text, false)], text],
  ['UTF-16 in big endian', [0xfe, 0xff, ...utf16(text, true)], text],
  ['Windows-1252', [...latin('1,Gr\xf6\xdfe \x84M\x93 \x96 5 \x80')], '1,Größe „M“ – 5 €'],
  ['Windows-1252 that ends with a broken letter', latin('Caf\xe9'), 'Café'],
  [
    'an encoding that an XML declaration names',
    latin('<?xml version="1.0" encoding="ISO-8859-2"?><a>\xb1</a>'),
    '<?xml version="1.0" encoding="ISO-8859-2"?><a>ą</a>',
  ],
  ['emoji in UTF-8', utf8('😀é😀'), '😀é😀'],
] as const)
  test(`the letters of ${name} are read, however the bytes are cut`, () => {
    for (const size of [1, 2, 3, 5, 1_000]) expect(read(bytes, size)).toBe(expected)
  })

test('in a file whose letters were UTF-8 so far, a broken one is no letter', () => {
  const bytes = [...utf8('Größe\n'), 0xff, ...utf8('\nfertig')]
  for (const size of [4, 5, 6, 100]) expect(read(bytes, size)).toBe('Größe\n\uFFFD\nfertig')
})
