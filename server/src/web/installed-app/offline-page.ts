import { themeCookie } from '@tessera/contracts/boot'
import { offlinePath } from '@tessera/contracts/installed-app'
import type { Language } from '@tessera/contracts/language'
import { directionOf } from '@tessera/contracts/locale'
import { defineTexts } from '@tessera/contracts/messages'
import { themeColors } from '@tessera/contracts/theme-colors'
import { timings } from '@tessera/contracts/timings'
import { escapeJson, escapeText } from '../../documents/markup.ts'
import { type OfflineData, runOffline } from './offline-script.ts'

const style = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif;--paper:light-dark(${themeColors.light},${themeColors.dark});--ink:light-dark(#1d1a17,#f4efe9);--quiet:light-dark(#635b53,#b3a99e);--accent:light-dark(#c8321f,#d0402b)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;box-sizing:border-box;padding:24px;background:var(--paper);color:var(--ink)}
main{max-inline-size:26rem}svg{display:block;inline-size:96px;block-size:96px;margin-block-end:24px}
.whole{fill:var(--accent)}.away{fill:none;stroke:var(--accent);stroke-width:2.5;stroke-dasharray:4 3.4;stroke-linecap:round}
h1{font-size:1.9rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 8px}p{margin:0 0 16px;color:var(--quiet)}#drafts{color:var(--ink);font-weight:600}
button{min-block-size:48px;margin-block-start:8px;padding:0 24px;border:0;border-radius:24px;background:var(--accent);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{filter:brightness(.9)}button:focus-visible{outline:3px solid light-dark(#1458c8,#8ab4ff);outline-offset:3px}`

const words = defineTexts({
  heading: "You're offline",
  sentence: 'Check your connection. This page loads again by itself once you have one.',
  again: 'Try again',
  draft: '{count} draft is kept on this device.',
  drafts: '{count} drafts are kept on this device.',
})

const picture = `<svg viewBox="0 0 72 72" aria-hidden="true"><rect class="whole" x="4" y="4" width="28" height="40" rx="8"/><rect class="away" x="41.5" y="5.5" width="25" height="17" rx="7"/><rect class="away" x="5.5" y="53.5" width="25" height="13" rx="6"/><rect class="whole" x="40" y="32" width="28" height="36" rx="8" transform="rotate(8 54 50)"/></svg>`

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  )
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`
}

/** The offline page of a language, with the policy that allows its own style and script alone. */
export interface OfflinePage {
  readonly html: string
  readonly policy: string
}

/** Writes the page that the service worker keeps and shows where there is no network. It loads no file. */
export async function offlinePageOf(brand: string, language: Language): Promise<OfflinePage> {
  const say = words(language)
  const data: OfflineData = {
    drafts: 'tessera.drafts.new-pins.',
    forms: { one: say.draft({ count: '{count}' }), other: say.drafts({ count: '{count}' }) },
    themeCookie,
    asked: offlinePath,
    wait: timings.reachAgain,
    longestWait: timings.reachAgainLongest,
  }
  const script = `(${runOffline})(window,${escapeJson(data)})`
  const html = `<!doctype html>
<html lang="${language.locale}" dir="${directionOf(language.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColors.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColors.dark}">
<title>${escapeText(say.heading())} · ${escapeText(brand)}</title>
<style>${style}</style></head>
<body><main>${picture}
<h1>${escapeText(say.heading())}</h1>
<p>${escapeText(say.sentence())}</p>
<p id="drafts" role="status" hidden></p>
<button type="button">${escapeText(say.again())}</button>
</main><script>${script}</script></body></html>
`
  const policy = [
    `default-src 'none'`,
    `script-src ${await hashOf(script)}`,
    `style-src ${await hashOf(style)}`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
  return { html, policy }
}
