import { expect, test } from 'vitest'
import { aboutOf, firstNameIn, settingsFault, websiteOf } from './settings-rules.ts'

test('a username has 3 to 30 letters, digits or underscores and is not reserved', () => {
  for (const username of ['ab', 'a'.repeat(31), 'a-b-c', 'ümit', 'a b c', '../x', 'Mira'])
    expect(settingsFault({ username })?.code, username).toBe('username-invalid')
  for (const username of ['search', 'resource', 'login', 'invite'])
    expect(settingsFault({ username })?.code, username).toBe('username-taken')
  expect(settingsFault({ username: 'mira_0' })).toBeUndefined()
})

test('a name has 1 to 80 visible characters', () => {
  for (const name of [
    '',
    '  ',
    'x'.repeat(81),
    'a\nb',
    'a\u202eb',
    'a\u0000b',
    `a${'\u0351'.repeat(5)}`,
  ])
    expect(settingsFault({ full_name: name })?.code, JSON.stringify(name)).toBe('full-name-invalid')
  expect(settingsFault({ full_name: '🍋'.repeat(80) })).toBeUndefined()
})

test('a website must be http or https', () => {
  expect(websiteOf('example.org')).toBe('https://example.org/')
  expect(websiteOf(' http://example.org/a?b#c ')).toBe('http://example.org/a?b#c')
  for (const text of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//.org',
    'data:text/html,x',
    'ftp://example.org',
    'https://bank.example@evil.org',
    'https://localhost',
    'mailto:a@b.org',
    '//example.org',
    'https://',
    'not a site',
    `https://example.org/${'x'.repeat(2048)}`,
  ])
    expect(websiteOf(text), text).toBeUndefined()
})

test('S5.30 the first word of a full name is the first name', () => {
  expect(firstNameIn(' Mira  van der Berg ', false)).toBe('Mira')
  expect(firstNameIn('Studio Lumen', true)).toBe('Studio Lumen')
})

test('aboutOf keeps line breaks and strips invisible characters', () => {
  expect(aboutOf(' Rooms\nthat \u202ebreathe\u0007 ')).toBe('Rooms\nthat breathe')
})
