import type { OutboxEntry } from '../../contexts/base/mail/outbox.ts'
import { escapeText, tag } from '../../documents/markup.ts'
import { outboxStyle } from './outbox-style.ts'

const path = '/dev/outbox/'

/** The model of the outbox page. */
export interface OutboxShown {
  readonly brand: string
  readonly nonce: string
  readonly entries: readonly OutboxEntry[]
  /** The start of the next page; null on the last. */
  readonly next: string | null
  /** The email address or phone number that the list is filtered by. */
  readonly to: string | undefined
  readonly isFirst: boolean
}

/** Renders the messages that were not sent, newest first. */
export function outboxPageOf(shown: OutboxShown): string {
  const { brand, nonce, entries, next, to, isFirst } = shown
  const narrowed = to === undefined ? {} : { to }
  const older = next === null ? '' : link({ ...narrowed, before: next }, 'Older')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · ${escapeText(brand)}</title>
<style nonce="${nonce}">${outboxStyle}</style></head>
<body><header><h1>Outbox</h1>
<p>Emails and text messages that ${escapeText(brand)} would have sent. They stay here because no mail server and no text message service is set up. Only this machine can see them.</p></header>
<nav aria-label="Outbox">${link(narrowed, isFirst ? 'Look again' : 'Newest')}${to === undefined ? '' : link({}, 'To everybody')}</nav>
<main>${entries.length === 0 ? none(isFirst) : `<ol>${entries.map(entryOf).join('')}</ol>`}</main>
<footer>${older === '' ? '' : `<nav aria-label="More">${older}</nav>`}</footer></body></html>
`
}

const link = (query: Readonly<Record<string, string>>, words: string): string => {
  const search = new URLSearchParams(query).toString()
  return `${tag('a', { href: search === '' ? path : `${path}?${search}` })}${words}</a>`
}

const none = (isFirst: boolean): string =>
  `<div class="none"><p><strong>${isFirst ? 'Nothing has been sent yet.' : 'There is nothing older.'}</strong></p><p>Ask for a new password, or turn on codes by text message, and look again.</p></div>`

function entryOf({ kind, id, to, subject, text, at }: OutboxEntry): string {
  const title = kind === 'mail' ? subject : 'Text message'
  const moment = at.toISOString()
  const words = `${moment.slice(0, 10)} ${moment.slice(11, 19)} UTC`
  return `<li>${tag('article', { id: `${kind}-${id}`, 'data-kind': kind, 'data-to': to })}<h2>${escapeText(title)}</h2>
<p class="meta"><span class="kind ${kind}">${kind === 'mail' ? 'Email' : 'SMS'}</span><span>to ${link({ to }, escapeText(to))}</span>${tag('time', { datetime: moment })}${words}</time></p>
<p class="text">${linked(text.trim())}</p></article></li>`
}

const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g

/** Writes a text with its URLs as links. Nothing else in it becomes markup. */
export function linked(text: string): string {
  let html = ''
  let from = 0
  for (const { 0: url, index } of text.matchAll(address)) {
    html += `${escapeText(text.slice(from, index))}${tag('a', { href: url, rel: 'noreferrer' })}${escapeText(url)}</a>`
    from = index + url.length
  }
  return html + escapeText(text.slice(from))
}
