import { expect, test } from 'vitest'
import { languageOf } from '../../../languages/language-of.ts'
import { formatEmail } from './format-email.ts'
import { withHouseLinks } from './house-links.ts'

const email = formatEmail({
  to: 'mira@example.org',
  language: languageOf('de'),
  brand: 'Tessera',
  subject: 'Hallo',
  paragraphs: ['Ein Satz.'],
  ending: 'Ende.',
})

const written = (version: number, isShown: boolean) => ({
  texts: [
    { kind: 'imprint' as const, version, isShown, changedAt: null },
    { kind: 'terms' as const, version: 0, isShown: true, changedAt: null },
  ],
})

test('an email links to the texts that the house wrote, in its language, and to no others', () => {
  const sent = withHouseLinks(email, written(1, true), 'https://tessera.test')
  const url = 'https://tessera.test/_/_/policy/imprint/'
  expect(sent.text).toContain(`Impressum: ${url}`)
  expect(sent.html).toContain(`href="${url}"`)
  expect(sent.text).not.toContain('terms-of-service')
  for (const none of [written(0, false), written(2, false)])
    expect(withHouseLinks(email, none, 'https://tessera.test')).toBe(email)
})
