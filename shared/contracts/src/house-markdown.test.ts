import { expect, test } from 'vitest'
import { readHouseMarkdown } from './house-markdown.ts'

test('a text has headings, paragraphs, lists, strong and emphasized words and links', () => {
  const text = [
    '## Your *account*',
    'Be **kind** and _patient_,',
    'please. See [the rules](/_/_/policy/rules/) or [us](mailto:us@example.org).',
    '',
    '- One',
    '- Two, at [a site](https://example.org/a)',
    '',
    '1. First',
  ].join('\n')
  expect(readHouseMarkdown(text)).toEqual([
    { kind: 'heading', level: 2, text: 'Your *account*' },
    {
      kind: 'text',
      spans: [
        { text: 'Be ' },
        { text: 'kind', strong: true },
        { text: ' and ' },
        { text: 'patient', emphasis: true },
        { text: ', please. See ' },
        { text: 'the rules', to: '/_/_/policy/rules/' },
        { text: ' or ' },
        { text: 'us', to: 'mailto:us@example.org' },
        { text: '.' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ text: 'One' }],
        [{ text: 'Two, at ' }, { text: 'a site', to: 'https://example.org/a' }],
      ],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'First' }]] },
  ])
})

test.each([
  'javascript:alert%281%29',
  'data:text/html,x',
  '//evil.test/',
  '/\\evil.test/',
  'https://tessera.test@evil.test/',
  'mailto:a@b.test?bcc=c@d.test',
  'relative/path',
])('a link to %s is text', (address) => {
  expect(readHouseMarkdown(`[Here](${address})`)).toEqual([
    { kind: 'text', spans: [{ text: 'Here' }] },
  ])
})

test('HTML, pictures and words with underscores are text', () => {
  for (const line of ['<script>alert(1)</script>', '<img src=x onerror=y>', 'a snake_case_name'])
    expect(readHouseMarkdown(line)).toEqual([{ kind: 'text', spans: [{ text: line }] }])
})
