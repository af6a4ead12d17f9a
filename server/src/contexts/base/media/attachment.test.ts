import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

const nameOf = (name: string, type = 'image/jpeg') =>
  decodeURIComponent(attachment(name, type).replace(/^.*UTF-8''/, ''))

test('attachment uses the requested name and the extension of the content type', () => {
  expect(attachment('A lamp', 'image/jpeg')).toBe(
    `attachment; filename="A lamp.jpg"; filename*=UTF-8''A%20lamp.jpg`,
  )
  expect(nameOf('Lámpara 灯 (2)', 'image/webp')).toBe('Lámpara 灯 (2).webp')
  expect(nameOf('Fire', 'video/mp4')).toBe('Fire.mp4')
  expect(nameOf('lamp.exe')).toBe('lamp.exe.jpg')
})

test('attachment strips path separators, line breaks and direction marks from names', () => {
  expect(nameOf('../../etc/passwd')).toBe('etc passwd.jpg')
  expect(nameOf('a"b\r\nSet-Cookie: x')).toBe('a b Set-Cookie x.jpg')
  expect(nameOf('photo\u202egnp.exe')).toBe('photo gnp.exe.jpg')
  for (const nothing of ['', ' . ', '\u0000', '///']) expect(nameOf(nothing)).toBe('pin.jpg')
  expect(attachment('%41"é', 'image/jpeg')).toMatch(/filename="_41 _\.jpg"/)
})

test('attachment shortens a long name between characters', () => {
  expect(nameOf('🌵'.repeat(200))).toBe(`${'🌵'.repeat(80)}.jpg`)
})

test('attachment drops half of a surrogate pair', () => {
  expect(nameOf('lamp\ud83c')).toBe('lamp.jpg')
})
