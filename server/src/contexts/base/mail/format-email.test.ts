import { english } from '@tessera/contracts/language'
import { expect, test } from 'vitest'
import { formatEmail } from './format-email.ts'

const email = formatEmail({
  to: 'mira@example.org',
  language: english,
  brand: 'Board & Co',
  subject: 'Hello\r\nBcc: other@example.org',
  paragraphs: ['Dear <b>Mira</b>,', 'one\nline'],
  link: { label: 'Go on', url: 'https://example.org/?a=1&b="2"' },
  ending: 'Bye.',
})

test('an email has the same content as text and as HTML, and names the product', () => {
  for (const words of ['one line', 'Go on', 'Bye.']) {
    expect(email.text).toContain(words)
    expect(email.html).toContain(words)
  }
  expect(email.text).toContain('Go on: https://example.org/?a=1&b="2"')
  expect(email.text).toContain('Board & Co')
  expect(email.html).toContain('Board &amp; Co')
})

test('user-chosen text adds neither lines to an email nor markup to its HTML', () => {
  expect(email.subject).toBe('Hello Bcc: other@example.org')
  expect(email.text.split('\n')).not.toContain('Bcc: other@example.org')
  expect(email.html).toContain('Dear &lt;b&gt;Mira&lt;/b&gt;,')
  expect(email.html).toContain('href="https://example.org/?a=1&amp;b=&quot;2&quot;"')
})
