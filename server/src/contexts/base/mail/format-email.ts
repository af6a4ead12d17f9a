import { english, type Language } from '@tessera/contracts/language'
import { directionOf } from '@tessera/contracts/locale'
import { defineTexts } from '@tessera/contracts/messages'
import { escapeText } from '../../../documents/markup.ts'
import type { Email, EmailKind } from '../../../platform/mail/port.ts'

const words = defineTexts({ hello: 'Hello {name},', stop: 'Unsubscribe' })

/** The content of an email, before formatting. */
export interface Said {
  readonly to: string
  /** English by default. */
  readonly language?: Language
  readonly brand: string
  readonly subject: string
  /** The reader's first name, for a greeting. */
  readonly name?: string
  readonly paragraphs: readonly string[]
  /** The link between the text and the ending. */
  readonly link?: EmailLink
  /** Links in a list, after the text. */
  readonly items?: readonly EmailLink[]
  readonly ending: string
  /** 'account' by default, and 'news' with an `unsubscribeUrl`. */
  readonly kind?: EmailKind
  /** The time after which the link is of no use. */
  readonly expiresAt?: Date
  /** Stops such emails: a link at the end, and a button of the mail program. */
  readonly unsubscribeUrl?: string
}

/** A link in an email. */
export interface EmailLink {
  readonly label: string
  readonly url: string
}

/** Strips line breaks, so that user-chosen text can't inject lines or headers into an email. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Formats an email as plain text and as HTML. */
export function formatEmail(email: Said): Email {
  const { to, name, link, unsubscribeUrl: url, language = english } = email
  const say = words(language)
  const title = oneLine(email.subject)
  const brand = oneLine(email.brand)
  const last = oneLine(email.ending)
  const greeting = name === undefined ? [] : [say.hello({ name })]
  const said = [...greeting, ...email.paragraphs].map(oneLine)
  const listed = (email.items ?? []).map((item) => ({ ...item, label: oneLine(item.label) }))
  const stop = url === undefined ? undefined : { label: say.stop(), url }
  const lines = [...listed, ...(link === undefined ? [] : [link])].map(textOf)
  const ends = stop === undefined ? [] : [textOf(stop)]
  return {
    to,
    subject: title,
    text: `${[...said, ...lines, last, brand, ...ends].join('\n\n')}\n`,
    html: pageOf({ language, title, brand, said, last, link, listed, stop }),
    kind: email.kind ?? (url === undefined ? 'account' : 'news'),
    unsubscribeUrl: url,
    expiresAt: email.expiresAt?.toISOString(),
  }
}

const textOf = ({ label, url }: EmailLink): string => `${oneLine(label)}: ${url}`

const body =
  'margin:0;padding:0;background:#f6f5f2;color:#211922;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif'
const card =
  'padding:32px;border-radius:24px;background:#ffffff;color:#211922;text-align:start;overflow-wrap:anywhere'
const button =
  'display:inline-block;padding:12px 20px;border-radius:24px;background:#211922;color:#ffffff;font-weight:600;text-decoration:none'
const quiet = 'margin:16px 0 0;color:#62605b;font-size:14px'
const name = 'margin:0 0 24px;font-size:15px;font-weight:700'
const title = 'margin:0 0 16px;font-size:24px;line-height:1.25'

/** Programs that show dark emails take these instead of the inline colors; others leave them out. */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:24px!important}}
@media (prefers-color-scheme:dark){
.body{background:#161415!important}.card{background:#232021!important;color:#f4f1ee!important}
.link{color:#f4f1ee!important}.quiet{color:#b5afa9!important}
.button{background:#f4f1ee!important;color:#211922!important}}`

const empty = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

// Email programs support little: tables for the layout, inline styles, no pictures.
function pageOf(given: {
  readonly language: Language
  readonly title: string
  readonly brand: string
  readonly said: readonly string[]
  readonly last: string
  readonly link: EmailLink | undefined
  readonly listed: readonly EmailLink[]
  readonly stop: EmailLink | undefined
}): string {
  const { language, brand, said, last, link, listed, stop } = given
  const anchor = ({ label, url }: EmailLink, style: string, kind: string) =>
    `<a class="${kind}" href="${escapeText(url)}" style="${style}">${escapeText(label)}</a>`
  const list = listed
    .map((item) => `<li style="margin:0 0 8px">${anchor(item, 'color:#211922', 'link')}</li>`)
    .join('')
  const way =
    link === undefined ? '' : `<p style="margin:24px 0">${anchor(link, button, 'button')}</p>`
  const lines = [
    ...said.map((text) => `<p style="margin:0 0 16px">${escapeText(text)}</p>`),
    list === '' ? '' : `<ul style="margin:0 0 16px;padding-inline-start:20px">${list}</ul>`,
    way,
    `<p class="quiet" style="${quiet}">${escapeText(last)}</p>`,
    stop === undefined
      ? ''
      : `<p class="quiet" style="${quiet}">${anchor(stop, 'color:#62605b', 'quiet')}</p>`,
  ]
  return `<!doctype html>
<html lang="${language.locale}" dir="${directionOf(language.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeText(given.title)}</title><style>${dark}</style></head>
<body class="body" style="${body}"><table ${empty} width="100%"><tr><td align="center" style="padding:24px 12px"><table ${empty} width="100%" style="max-width:520px"><tr><td class="card" style="${card}">
<p style="${name}">${escapeText(brand)}</p>
<h1 style="${title}">${escapeText(given.title)}</h1>
${lines.filter((line) => line !== '').join('\n')}
</td></tr></table></td></tr></table></body></html>
`
}
