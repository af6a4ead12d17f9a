import { expect, test } from 'vitest'
import { labelText, saidText } from './said-text.ts'

test('what cannot be seen and what turns the text around does not stay in a comment', () => {
  expect(saidText('\u202eevil\u202c \u0007ring\u0000')).toBe('evil ring')
  expect(saidText('\u2067a\u2069b')).toBe('ab')
  expect(saidText(`Z${'\u0351'.repeat(40)}`)).toBe(`Z${'\u0351'.repeat(4)}`)
})

test('a comment keeps its lines, with at most one empty one between', () => {
  expect(saidText('one \r\ntwo\r\n\r\n\r\n\r\nthree\tfour')).toBe('one\ntwo\n\nthree four')
})

test('joined signs and writing from the right stay as they are', () => {
  for (const text of ['👩‍👩‍👧 ❤️', 'مرحبا بك', 'e\u0301té', 'สวัสดี ที่รัก'])
    expect(saidText(text)).toBe(text)
})

test('a long gap within a text takes no more time than letters do', () => {
  const spent = (text: string): number => {
    const start = process.threadCpuUsage()
    saidText(text)
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  }
  const letters = spent('a'.repeat(30_000))
  expect(spent(`a${' '.repeat(30_000)}b`)).toBeLessThan(10 * Math.max(letters, 10))
})

test('what nobody would see is no comment', () => {
  for (const text of ['\u200b\u200d', '\u202e\u202c', '\u0001\u0002', '\u0301', ' \n\t'])
    expect(saidText(text)).toBeUndefined()
})

test('a title or name is kept on one line, without what cannot be seen or turns the text around', () => {
  expect(labelText(' \u202eKit\u2028chen\u202c\n ideas\u0007 ')).toBe('Kit chen  ideas')
  expect(labelText(`Z${'\u0351'.repeat(40)}algo`)).toBe(`Z${'\u0351'.repeat(4)}algo`)
  expect(labelText('\u202e\u200b')).toBe('')
  for (const text of ['👩‍👩‍👧 ❤️', 'مرحبا بك', 'e\u0301té', 'สวัสดี ที่รัก'])
    expect(labelText(text)).toBe(text)
})
