import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCaptions, vttOf } from './captions.ts'
import * as limits from './limit-values.ts'

const written = (file: string) => {
  const read = readCaptions(file)
  return read.ok ? vttOf(read.cues) : read.fault
}

const one = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nSnow\n\n'

test.each([
  ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.500\nSnow'],
  [
    'WebVTT with a mark, a title and names',
    '\ufeffWEBVTT - Winter\n\nintro\n00:01.000 --> 00:02.500\nSnow\n',
  ],
  ['SubRip', '1\n00:00:01,000 --> 00:00:02,500\nSnow'],
  ['SubRip with Windows line breaks', '1\r\n00:00:01,000 --> 00:00:02,500\r\nSnow\r\n\r\n\r\n'],
  ['SubRip without numbers', '00:00:01,000 --> 00:00:02,500\nSnow'],
  ['short fractions', '1\n0:0:1,0 --> 0:0:2,5\nSnow'],
  [
    'styles and notes',
    'WEBVTT\n\nSTYLE\n::cue { color: url(//x) }\n\nNOTE a\nb\n\n00:01.000 --> 00:02.500\nSnow',
  ],
])('%s is read', (_, file) => {
  expect(written(file)).toBe(one)
})

test.each([
  [
    'a place is kept',
    '00:01.000 --> 00:02.500 align:start line:10% x:<b>',
    'Snow',
    ' align:start line:10%',
    'Snow',
  ],
  [
    'tags of captions are kept',
    '00:01.000 --> 00:02.500',
    '<v Ann>Hi <i>you</i></v>',
    '',
    '<v Ann>Hi <i>you</i></v>',
  ],
  [
    'what cannot be seen or turns the text around goes',
    '00:01.000 --> 00:02.500',
    'a\u202eb\u0007&#8238;c&#x202e;&#27;d\u009b&#0008294;&#39;',
    '',
    'ab c&amp;#x202e; d &#39;',
  ],
  ['other tags go', '00:01.000 --> 00:02.500', '<script>Snow</script><font>!', '', 'Snow!'],
  [
    'signs are escaped',
    '00:01.000 --> 00:02.500',
    'a < b & c --> &amp;',
    '',
    'a &lt; b &amp; c --&gt; &amp;',
  ],
])('%s', (_, timing, text, place, said) => {
  expect(written(`WEBVTT\n\n${timing}\n${text}`)).toBe(
    `WEBVTT\n\n00:00:01.000 --> 00:00:02.500${place}\n${said}\n\n`,
  )
})

test.each([
  ['a letter', '\nDear Ann,\nit snows.', 'not-captions', 2],
  ['a page', '<!doctype html>\n<script>1</script>', 'not-captions', 1],
  ['nothing', ' \n ', 'empty', 1],
  ['a header alone', 'WEBVTT\n', 'empty', 1],
  [
    'a wrong time',
    '1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n00:00:xx --> 00:00:04,000\nB',
    'time',
    6,
  ],
  ['a cue without a time', 'WEBVTT\n\nSnow\nand ice', 'time', 4],
  ['an end before its start', '1\n00:00:05,000 --> 00:00:02,000\nA', 'order', 2],
  ['a cue without text', '1\n00:00:01,000 --> 00:00:02,000\n\nA', 'no-text', 2],
  ['a file that is too large', 'WEBVTT'.padEnd(limits.captionsMax + 1), 'too-large', 1],
])('%s is refused with its line', (_, file, kind, line) => {
  expect(written(file)).toEqual({ kind, line })
})

test('any text is read or refused, and what was written is read the same', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '',
      'WEBVTT',
      '1',
      '00:01.000 --> 00:02.000',
      '<b>a',
      '</b>',
      '&',
      '-->',
      'NOTE',
    ),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const read = readCaptions(lines.join('\n'))
      if (!read.ok) return
      expect(readCaptions(vttOf(read.cues))).toEqual(read)
    }),
    { numRuns: 2_000 },
  )
})
