import { expect, test } from 'vitest'
import { readSettingsText, settingsLine } from './settings-file.ts'

test('a file of settings gives values with their lines, without comments and quotation marks', () => {
  const text =
    '# Ours\r\nPORT=4000\n\nexport MAIL_FROM="A <a@b.example>"\nSECRETS_KEY=a#b\nEMPTY=\n'
  expect(readSettingsText(text)).toEqual({
    values: { PORT: '4000', MAIL_FROM: 'A <a@b.example>', SECRETS_KEY: 'a#b', EMPTY: '' },
    lines: { PORT: 2, MAIL_FROM: 4, SECRETS_KEY: 5, EMPTY: 6 },
    faults: [],
  })
})

test.each([
  ['PORT 4000', 'It is no setting; write it as NAME=value.'],
  ['PORT="4000', 'PORT: The quotation mark has no second one at the end of the line; add it.'],
  [
    'PORT=4000 # ours',
    'PORT: Put the comment on a line of its own, or the value into quotation marks.',
  ],
  [
    'BRAND_NAME="Pins" # the "old" one"',
    'BRAND_NAME: It has more than two of its quotation marks; put it into the other ones.',
  ],
])('the line %s is refused with its fix', (text, problem) => {
  expect(readSettingsText(`A=1\n${text}`).faults).toEqual([{ line: 2, problem }])
})

test('a backslash escapes quotation marks and itself between double ones alone, as in systemd', () => {
  const text = String.raw`A="\"Ann, B\" \\ \n"
B='\"'
C=a\\b`
  expect(readSettingsText(text).values).toEqual({
    A: String.raw`"Ann, B" \ \n`,
    B: String.raw`\"`,
    C: String.raw`a\\b`,
  })
})

test('quotation marks of the other kind, and backslashes, belong to the value', () => {
  const text = `A='say "hi"'\nB="it's"\nC=a\\nb`
  expect(readSettingsText(text).values).toEqual({ A: 'say "hi"', B: "it's", C: 'a\\nb' })
})

test('a setting in two lines is refused with both', () => {
  expect(readSettingsText('A=1\nB=2\nA=3').faults).toEqual([
    { line: 3, problem: 'A is in line 1 too; keep one of them.' },
  ])
})

test('a setting that is written as a line is read as it was', () => {
  const values = {
    A: 'plain',
    B: 'two words',
    C: '{"a": "\\\\d#"}',
    D: "it's",
    E: '',
    F: `it's "a\\\\b"`,
  }
  const lines = Object.entries(values).map(([name, value]) => settingsLine(name, value))
  expect(readSettingsText(lines.join('')).values).toEqual(values)
})
