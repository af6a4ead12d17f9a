import { createHash } from 'node:crypto'
import type { IssuerName, PretendPerson } from './people.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}
*{box-sizing:border-box}body{margin:0;padding:24px;background:Canvas;color:CanvasText}
main{max-width:30rem;margin:0 auto}h1{font-size:1.4rem;line-height:1.2;margin:0 0 4px}
p{margin:0 0 16px}ul{list-style:none;margin:0 0 20px;padding:0;display:grid;gap:8px}
button{width:100%;min-height:44px;padding:10px 14px;border:1px solid color-mix(in srgb,CanvasText 25%,Canvas);border-radius:12px;background:Canvas;color:inherit;font:inherit;text-align:start;cursor:pointer}
button:hover{background:color-mix(in srgb,CanvasText 6%,Canvas)}small{display:block;color:color-mix(in srgb,CanvasText 70%,Canvas)}
fieldset{border:1px solid color-mix(in srgb,CanvasText 20%,Canvas);border-radius:12px;padding:14px;margin:0 0 16px;display:grid;gap:10px}
label{display:grid;gap:4px}label.tick{display:flex;align-items:center;gap:8px}
input:not([type=checkbox]){min-height:40px;padding:8px 10px;border:1px solid color-mix(in srgb,CanvasText 35%,Canvas);border-radius:8px;background:Canvas;color:inherit;font:inherit}
.note{font-size:.875rem;color:color-mix(in srgb,CanvasText 70%,Canvas)}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`

const titles: Readonly<Record<string, string>> = {
  google: 'Google',
  line: 'LINE',
  facebook: 'Facebook',
  acme: 'Acme',
  globex: 'Globex',
}

/** The content of a provider's log-in page. */
export interface PeoplePage {
  readonly issuer: IssuerName | 'facebook'
  readonly people: readonly PretendPerson[]
  /** The address that the choice is posted to. */
  readonly action: string
  /** Fields that are posted with the choice. */
  readonly hidden?: Readonly<Record<string, string>>
}

const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
    )
    .join('')

const formOf = (action: string, hidden: Readonly<Record<string, string>> = {}): string =>
  `<form method="post" action="${escaped(action)}">${hiddenFields(hidden)}`

const listOf = (people: readonly PretendPerson[], form: string): string => {
  const rows = people.map(
    ({ key, name, email, about }) =>
      `<li>${form}<button name="person" value="${escaped(key)}">${escaped(name)}<small>${escaped(email ?? 'no email')}</small><small>${escaped(about)}</small></button></form></li>`,
  )
  return `<ul>${rows.join('')}</ul>`
}

/** Writes the page on which a company logs somebody out who has left it. */
export function leavePage({ issuer, people, action }: PeoplePage): string {
  const title = titles[issuer] ?? issuer
  return document(
    `Who leaves ${title}?`,
    `<h1>Who leaves ${escaped(title)}?</h1>
<p class="note">Whoever is pressed is logged out of the product, where they came in through ${escaped(title)}.</p>
${listOf(people, formOf(action))}`,
  )
}

/** Writes the page on which somebody chooses who they are at a provider. */
export function peoplePage({ issuer, people, action, hidden = {} }: PeoplePage): string {
  const title = titles[issuer] ?? issuer
  const form = formOf(action, hidden)
  return document(
    `Log in with ${title}`,
    `<h1>Log in with ${escaped(title)}</h1>
<p class="note">A stand-in for ${escaped(title)} on this machine. Nobody here is real.</p>
${listOf(people, form)}
${form}<fieldset><legend>Somebody else</legend>
<label>Name <input name="name" autocomplete="off" value="Somebody Else"></label>
<label>Email <input name="email" type="email" autocomplete="off"></label>
<label class="tick"><input type="checkbox" name="verified" checked> ${escaped(title)} has verified this email</label>
<button name="person" value="typed">Continue as somebody else</button></fieldset></form>
${form}<button name="person" value="nobody">Cancel</button></form>`,
  )
}

/** Writes a page that runs one script, such as the one that tells the window that opened it. */
export const scriptPage = (title: string, script: string): string =>
  document(title, `<p>One moment…</p>`, script)

function document(title: string, body: string, script = ''): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><main>${body}</main>${script === '' ? '' : `<script>${script}</script>`}</body></html>`
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the headers of these pages. A script runs only when it's the given one. */
export const pageHeaders = (script = ''): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(style)}; script-src ${script === '' ? "'none'" : hashOf(script)}; base-uri 'none'; frame-ancestors 'none'`,
})
