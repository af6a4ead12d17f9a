import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allLetters, letterLanguages } from './all-letters.ts'

const all = letterLanguages.flatMap((language) =>
  Object.entries(allLetters(language)).map(
    ([name, letter]) => [`${name} in ${language.locale}`, letter] as const,
  ),
)

const linksIn = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, link = '']) => link))].toSorted()

test.each(all)('%s has the same links as text and as HTML', (_, { text, html = '' }) => {
  const ofText = linksIn(text, /(https:\/\/\S+)$/gm)
  const ofHtml = linksIn(html.replaceAll('&amp;', '&'), /href="([^"]+)"/g)
  expect(ofHtml).toEqual(ofText)
})

test.each(all)(
  '%s is filled, named and no longer than a letter',
  (_, { subject, text, html = '' }) => {
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/\{[a-z]+\}|undefined|NaN|\[object/)
    expect(subject).toMatch(/\S/)
    expect(subject.length).toBeLessThan(160)
    expect(text).toContain('Tessera')
    expect(html).toContain(`<title>`)
  },
)

test('letters in German say nothing in English', () => {
  const [english = {}, german = {}] = letterLanguages.map((language) => allLetters(language))
  for (const [name, { text }] of Object.entries(german)) {
    const lines = text.split('\n\n').filter((line) => / /.test(line) && !line.includes('https://'))
    const same = lines.filter((line) => english[name]?.text.includes(line))
    expect({ name, same }).toEqual({ name, same: [] })
  }
})

test('every file that writes letters has one in the list', () => {
  const contexts = join(import.meta.dirname, '..')
  const list = readFileSync(join(import.meta.dirname, 'all-letters.ts'), 'utf8')
  const files = readdirSync(contexts, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$|^testing/.test(file),
  )
  const missing = files.filter((file) => {
    const writes = /\b(formatEmail|queueAccountEmail)\(/.test(
      readFileSync(join(contexts, file), 'utf8'),
    )
    const path = file.replaceAll('\\', '/')
    return writes && !path.startsWith('base/mail/') && !list.includes(`'../${path}'`)
  })
  // It queues what `emails.ts` writes.
  expect(missing).toEqual(['identity/email-change/request.ts'])
})
