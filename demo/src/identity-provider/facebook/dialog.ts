import { escapeJson, escapeText } from '@tessera/server/web/markup'
import type { FacebookDemoPerson } from './people.ts'

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;padding:24px}h1{font-size:1.25rem;margin:0 0 8px}p{margin:0 0 16px;color:GrayText}
ul{list-style:none;margin:0 0 16px;padding:0;display:grid;gap:8px}small{display:block;color:GrayText}
button{inline-size:100%;min-height:52px;padding:8px 16px;border:1px solid GrayText;border-radius:12px;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
label{display:flex;gap:8px;align-items:center;min-height:44px}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`

const documentOf = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title><style>${style}</style></head><body>${body}</body></html>
`

const rowOf = ({ id, firstName, lastName, email, note }: FacebookDemoPerson): string =>
  `<li><button name="person" value="${id}">${firstName} ${lastName}<small>${escapeText(email ?? 'no email')}, ${escapeText(note)}</small></button></li>`

/** Writes the stand-in's log-in dialog: a list of pretend people, and what they share. */
export function dialogOf(
  people: readonly FacebookDemoPerson[],
  asked: { readonly query: URLSearchParams },
): string {
  const { query } = asked
  const hidden = ['app_id', 'scope', 'origin'].map(
    (name) => `<input type="hidden" name="${name}" value="${escapeText(query.get(name) ?? '')}">`,
  )
  const again = query.get('auth_type') === 'rerequest'
  return documentOf(
    'Log in with Facebook (stand-in)',
    `<h1>${again ? 'Share your email?' : 'Log in with Facebook'}</h1>
<p>This stand-in plays Facebook. Choose who you are.</p>
<form method="post">${hidden.join('')}
<label><input type="checkbox" name="email" value="yes" checked> Share the email address</label>
<ul>${people.map(rowOf).join('')}</ul>
<button name="person" value="">Cancel</button></form>`,
  )
}

/** Writes the page that hands the answer to the SDK and closes. */
export const dialogAnswerOf = (answer: object | null, origin: string): string =>
  documentOf(
    'Done',
    `<script>opener&&opener.postMessage(${escapeJson(answer)},${escapeJson(origin)});close()</script>`,
  )
