import type { HouseTextKind } from '@tessera/contracts/house-words'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { escapeText } from '../../../documents/markup.ts'
import { languageOf } from '../../../languages/language-of.ts'
import type { Email } from '../../../platform/mail/port.ts'
import type { HouseWords } from '../house-words/current-words.ts'

const words = defineTexts({
  imprint: 'Imprint',
  contact: 'Contact',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
})

/** The texts that an email links to, once the house wrote them. */
const linked = [
  ['imprint', paths.houseText.to({ text: 'imprint' })],
  ['contact', paths.houseText.to({ text: 'contact' })],
  ['privacy', paths.privacyPolicy.to()],
  ['terms', paths.terms.to()],
] as const satisfies readonly (readonly [kind: HouseTextKind, path: string])[]

const languageIn = /<html lang="([\w-]+)"/
const end = '\n</td></tr></table></td></tr></table></body></html>'

/**
 * Adds links to the texts that the house wrote, in the email's language. This happens as an email is sent, because
 * texts come and go while it waits.
 */
export function withHouseLinks<Sent extends Pick<Email, 'text' | 'html'>>(
  email: Sent,
  { texts }: Pick<HouseWords, 'texts'>,
  origin: string,
): Sent {
  const { html = '' } = email
  const say = words(languageOf(languageIn.exec(html)?.[1] ?? null))
  const written = new Set(
    texts.filter(({ version, isShown }) => version > 0 && isShown).map(({ kind }) => kind),
  )
  const links = linked.flatMap(([kind, path]) =>
    written.has(kind) ? [{ label: say[kind](), url: origin + path }] : [],
  )
  if (links.length === 0) return email
  const text = `${email.text}\n${links.map(({ label, url }) => `${label}: ${url}`).join('\n')}\n`
  const anchors = links.map(
    ({ label, url }) =>
      `<a class="quiet" href="${escapeText(url)}" style="color:#62605b">${escapeText(label)}</a>`,
  )
  const line = `\n<p class="quiet" style="margin:16px 0 0;color:#62605b;font-size:14px">${anchors.join(' · ')}</p>`
  const at = html.lastIndexOf(end)
  return at < 0
    ? { ...email, text }
    : { ...email, text, html: html.slice(0, at) + line + html.slice(at) }
}
