import { expect, test } from 'vitest'
import { passagesOf } from './text-runs.ts'

const plain = (text: string) => ({ text, bold: false })
const bold = (text: string) => ({ text, bold: true })

test('a text is split where its tags start and end', () => {
  const tags = [
    { offset: 4, length: 3, tag_type: 'bold', link: null },
    { offset: 13, length: 3, tag_type: 'link', link: 'tel:988' },
  ] as const
  expect(
    passagesOf('You not, call 988 now.', [{ ...tags[0] }, { ...tags[1], offset: 14 }]),
  ).toEqual([
    { link: null, runs: [plain('You '), bold('not'), plain(', call ')] },
    { link: 'tel:988', runs: [plain('988')] },
    { link: null, runs: [plain(' now.')] },
  ])
})

test('a tag inside a link keeps the link in one piece', () => {
  expect(
    passagesOf('call 988 now', [
      { offset: 0, length: 8, tag_type: 'link', link: '/help/' },
      { offset: 5, length: 3, tag_type: 'bold', link: null },
    ]),
  ).toEqual([
    { link: '/help/', runs: [plain('call '), bold('988')] },
    { link: null, runs: [plain(' now')] },
  ])
})

test('tags that exceed the text or are empty change nothing else', () => {
  expect(
    passagesOf('ab', [
      { offset: 1, length: 9, tag_type: 'bold', link: null },
      { offset: -3, length: 2, tag_type: 'link', link: '/x/' },
      { offset: 5, length: 2, tag_type: 'link', link: '/y/' },
    ]),
  ).toEqual([{ link: null, runs: [plain('a'), bold('b')] }])
  expect(passagesOf('', [])).toEqual([])
})
