import type { Language } from '@tessera/contracts/language'
import { directionOf } from '@tessera/contracts/locale'
import { escapeJson, escapeText } from '../markup.ts'

/** The origins that a provider's document loads from, besides nothing of our own. */
export interface ConnectSources {
  readonly scripts?: readonly string[]
  readonly frames?: readonly string[]
  readonly connects?: readonly string[]
  readonly pictures?: readonly string[]
  /** True for providers whose scripts write styles without a nonce. */
  readonly inlineStyles?: boolean
}

/** What a document below /connect/ holds. It never has anything of a member in it. */
export interface ConnectPage {
  readonly title: string
  /** HTML of the body, escaped. */
  readonly body: string
  readonly style?: string
  /**
   * Runs in the document with `given`. Its text is sent, so that it may use nothing but its parameters.
   */
  readonly script: (page: Window & typeof globalThis, given: never) => void
  readonly given: unknown
  readonly sources?: ConnectSources
  /** True for a frame of the product's documents; all others are windows of their own. */
  readonly isFrame?: boolean
}

/** What each document of ours needs beside its page. */
export interface ConnectFrame {
  readonly brand: string
  readonly language: Language
  readonly nonce: string
  readonly https: boolean
}

const sourcesOf = (name: string, sources: readonly string[] = []): readonly string[] =>
  sources.length === 0 ? [] : [`${name} ${sources.join(' ')}`]

/** Writes the policy of a document below /connect/: its one script, and what the provider's script needs. */
function policyOf({ sources = {}, isFrame = false }: ConnectPage, nonce: string): string {
  const { scripts = [], frames, connects, pictures, inlineStyles = false } = sources
  return [
    `default-src 'none'`,
    `script-src ${[`'nonce-${nonce}'`, ...scripts].join(' ')}`,
    `style-src ${inlineStyles ? `'unsafe-inline'` : `'nonce-${nonce}'`}`,
    ...sourcesOf('frame-src', frames),
    ...sourcesOf('connect-src', connects),
    ...sourcesOf('img-src', pictures),
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${isFrame ? `'self'` : `'none'`}`,
  ].join('; ')
}

/**
 * Returns the headers of a document below /connect/. Its opener policy is 'unsafe-none': a window that goes on
 * from it to a provider would otherwise leave the page that opened it without a handle to see it close. The
 * script of `wayOut` takes the handle to that page away instead.
 */
function headersOf(page: ConnectPage, { nonce, https }: ConnectFrame): Headers {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': policyOf(page, nonce),
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
  })
  if (https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  return headers
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;padding:24px;box-sizing:border-box;background:Canvas;color:CanvasText;text-align:center}
h1{font-size:1.35rem;line-height:1.25;margin:0 0 8px}p{margin:0 0 16px;max-width:26rem}[hidden]{display:none!important}
button{min-height:44px;padding:0 20px;border:0;border-radius:22px;background:CanvasText;color:Canvas;font:inherit;font-weight:600;cursor:pointer}
button+button{margin-inline-start:8px;background:none;color:inherit}
:focus-visible{outline:3px solid Highlight;outline-offset:3px}`

/** Answers with a document below /connect/, in which scripts of providers may run. */
export function connectDocument(page: ConnectPage, frame: ConnectFrame): Response {
  const { language, nonce, brand } = frame
  const { locale } = language
  const name = `${escapeText(page.title)} · ${escapeText(brand)}`
  const html = `<!doctype html>
<html lang="${escapeText(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style nonce="${nonce}">${page.style ?? style}</style></head>
<body>${page.body}
<script nonce="${nonce}">(${page.script})(window,${escapeJson(page.given)})</script>
</body></html>
`
  return new Response(html, { headers: headersOf(page, frame) })
}
