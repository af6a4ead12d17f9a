import type { Language } from '@tessera/contracts/language'
import { directionOf } from '@tessera/contracts/locale'
import { defineTexts } from '@tessera/contracts/messages'
import { escapeText } from '../documents/markup.ts'

const style = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;background:Canvas;color:CanvasText}
main{max-width:26rem}svg{width:72px;height:72px}h1{font-size:1.9rem;line-height:1.15;letter-spacing:-.02em;margin:20px 0 8px}
p{margin:0 0 20px;opacity:.75}a{display:inline-block;padding:11px 18px;border-radius:14px;background:CanvasText;color:Canvas;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid Highlight;outline-offset:3px}small{display:block;margin-top:24px;opacity:.55}`

const words = defineTexts({
  heading: 'Something slipped out of place',
  sentence: 'The fault is on our side, and nothing you saved is lost. Try once more in a moment.',
  title: 'Something went wrong',
  again: 'Try again',
  reference: 'Reference {id}',
})

/**
 * Writes the page of a service that can't render its pages: self-contained, with a way to retry.
 */
export function errorDocumentOf(given: {
  readonly brand: string
  readonly language: Language
  readonly nonce: string
  /** Finds the request in the log. */
  readonly id: string
  readonly path: string
  /** The message; by default that the fault is on our side. */
  readonly words?: { readonly heading: string; readonly sentence: string }
}): string {
  const { language } = given
  const say = words(language)
  const { heading, sentence } = given.words ?? {
    heading: say.heading(),
    sentence: say.sentence(),
  }
  return `<!doctype html>
<html lang="${language.locale}" dir="${directionOf(language.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(say.title())} · ${escapeText(given.brand)}</title>
<style nonce="${given.nonce}">${style}</style></head>
<body><main>
<svg viewBox="0 0 72 72" aria-hidden="true"><rect x="4" y="4" width="28" height="40" rx="8" fill="#d9512c"/><rect x="40" y="4" width="28" height="20" rx="8" fill="#e9b44c"/><rect x="4" y="52" width="28" height="16" rx="8" fill="#3f7d6b"/><rect x="40" y="36" width="28" height="32" rx="8" fill="#35567a" transform="rotate(9 54 52)"/></svg>
<h1>${escapeText(heading)}</h1>
<p>${escapeText(sentence)}</p>
<a href="${escapeText(given.path)}">${escapeText(say.again())}</a>
<small>${escapeText(say.reference({ id: given.id }))}</small>
</main></body></html>
`
}
