import type { Email } from '../../platform/mail/port.ts'
import { escapeText } from '../../web/markup.ts'

/** The content of an email, before formatting. */
export interface Said {
  readonly to: string
  readonly brand: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The link between the text and the ending. */
  readonly link?: { readonly label: string; readonly url: string }
  readonly ending: string
}

/** Strips line breaks, so that user-chosen text can't inject lines or headers into an email. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Formats an email as plain text and as HTML. */
export function formatEmail({ to, brand, subject, paragraphs, link, ending }: Said): Email {
  const said = paragraphs.map(oneLine)
  const last = oneLine(ending)
  const lines = link === undefined ? [] : [`${oneLine(link.label)}: ${link.url}`]
  return {
    to,
    subject: oneLine(subject),
    text: `${[...said, ...lines, last, oneLine(brand)].join('\n\n')}\n`,
    html: pageOf({ title: oneLine(subject), brand: oneLine(brand), said, last, link }),
  }
}

const body =
  'margin:0;padding:32px 16px;background:#f6f5f2;color:#211922;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif'
const card = 'max-width:480px;margin:0 auto;padding:32px;border-radius:24px;background:#ffffff'
const button =
  'display:inline-block;padding:12px 20px;border-radius:24px;background:#211922;color:#ffffff;font-weight:600;text-decoration:none'
const quiet = 'color:#62605b;font-size:14px'

// Email clients support little: one column, inline styles, no pictures.
function pageOf(given: {
  readonly title: string
  readonly brand: string
  readonly said: readonly string[]
  readonly last: string
  readonly link: Said['link']
}): string {
  const { title, brand, said, last, link } = given
  const paragraph = (text: string, style = '') =>
    `<p${style === '' ? '' : ` style="${style}"`}>${escapeText(text)}</p>`
  const way =
    link === undefined
      ? ''
      : `<p><a href="${escapeText(link.url)}" style="${button}">${escapeText(link.label)}</a></p>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title></head>
<body style="${body}"><div style="${card}"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeText(title)}</h1>
${said.map((text) => paragraph(text)).join('\n')}
${way}
${paragraph(last, quiet)}
${paragraph(brand, quiet)}</div></body></html>
`
}
