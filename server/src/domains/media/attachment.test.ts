import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

const nameOf = (name: string, type = 'image/jpeg') =>
  decodeURIComponent(attachment(name, type).replace(/^.*UTF-8''/, ''))

test('a file is kept under the name that was asked for, with the ending of what it is', () => {
  expect(attachment('A lamp', 'image/jpeg')).toBe(
    `attachment; filename="A lamp.jpg"; filename*=UTF-8''A%20lamp.jpg`,
  )
  expect(nameOf('Lámpara 灯 (2)', 'image/webp')).toBe('Lámpara 灯 (2).webp')
  expect(nameOf('Fire', 'video/mp4')).toBe('Fire.mp4')
  expect(nameOf('lamp.exe')).toBe('lamp.exe.jpg')
})

test('a name reaches into no folder, ends no header and turns no letters round', () => {
  expect(nameOf('../../etc/passwd')).toBe('etc passwd.jpg')
  expect(nameOf('a"b\r\nSet-Cookie: x')).toBe('a b Set-Cookie x.jpg')
  expect(nameOf('photo\u202egnp.exe')).toBe('photo gnp.exe.jpg')
  for (const nothing of ['', ' . ', '\u0000', '///']) expect(nameOf(nothing)).toBe('pin.jpg')
  expect(attachment('%41"é', 'image/jpeg')).toMatch(/filename="_41 _\.jpg"/)
})

test('a long name is cut between characters', () => {
  expect(nameOf('🌵'.repeat(200))).toBe(`${'🌵'.repeat(80)}.jpg`)
})

test('half of a character spoils no name', () => {
  expect(nameOf('lamp\ud83c')).toBe('lamp.jpg')
})
