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
  'margin:0;padding:32px 16px;background:#f6f5f2;color:#211922;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif'
const card = 'max-width:480px;margin:0 auto;padding:32px;border-radius:24px;background:#ffffff'
const button =
  'display:inline-block;padding:12px 20px;border-radius:24px;background:#211922;color:#ffffff;font-weight:600;text-decoration:none'
const quiet = 'color:#62605b;font-size:14px'

// Email clients support little: one column, inline styles, no pictures.
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
  const { language, title, brand, said, last, link, listed, stop } = given
  const anchor = ({ label, url }: EmailLink, style: string) =>
    `<a href="${escapeText(url)}" style="${style}">${escapeText(label)}</a>`
  const list = listed.map((item) => `<li>${anchor(item, 'color:#211922')}</li>`).join('')
  const paragraph = (text: string, style = '') =>
    `<p${style === '' ? '' : ` style="${style}"`}>${escapeText(text)}</p>`
  const way = link === undefined ? '' : `<p>${anchor(link, button)}</p>`
  return `<!doctype html>
<html lang="${language.locale}" dir="${directionOf(language.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title></head>
<body style="${body}"><div style="${card}"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeText(title)}</h1>
${said.map((text) => paragraph(text)).join('\n')}
${list === '' ? '' : `<ul style="padding-inline-start:20px">${list}</ul>`}
${way}
${paragraph(last, quiet)}
${paragraph(brand, quiet)}
${stop === undefined ? '' : `<p>${anchor(stop, quiet)}</p>`}</div></body></html>
`
}
