import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { captionsOfFile, captionsText, languageOf } from './captions.ts'

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'snow.srt') =>
  new File([content], name)

const subRip = '1\n00:00:01,000 --> 00:00:02,500\nSchnee\n'

test('a SubRip file becomes WebVTT, with its name and the number of its captions', async () => {
  expect(await captionsOfFile(fileOf(subRip, `${'x'.repeat(200)}.srt`))).toEqual({
    ok: true,
    captions: {
      name: 'x'.repeat(limits.captionsNameMax),
      text: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nSchnee\n\n',
      count: 1,
    },
  })
})

test.each([
  ['a letter', 'Dear Ann,\nit snows.', /^Line 1 shows that this isn't a captions file/],
  ['a wrong time', `${subRip}\n2\n00:xx --> 00:04\nEis`, /^Line 6 needs the times of a caption/],
  ['an end before its start', '1\n00:00:09,000 --> 00:00:02,000\nA', /on line 2 ends before/],
  ['a caption without text', '1\n00:00:01,000 --> 00:00:02,000\n', /on line 2 has no text/],
  ['an empty file', '', /has no captions/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), /isn't a captions file/],
  ['a file that is too large', 'x'.repeat(limits.captionsMax + 1), /too large/],
])('%s is refused in a sentence that names the line', async (_, content, fault) => {
  expect(await captionsOfFile(fileOf(content))).toEqual({
    ok: false,
    fault: expect.stringMatching(fault),
  })
})

test.each([
  ['UTF-8', [0xc3, 0xa9]],
  ['windows-1252', [0xe9]],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00]],
  ['UTF-16 of the other order', [0xfe, 0xff, 0x00, 0xe9]],
])('%s is read', (_, bytes) => {
  expect(captionsText(new Uint8Array(bytes)).replace('\ufeff', '')).toBe('é')
})

test.each([
  ['de-AT', 'de'],
  ['pt-BR', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['zh-TW', 'zh-TW'],
  ['eo', 'en'],
])('captions of a page in %s begin as %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language)
})
