import type { Language } from '@tessera/contracts/language'
import { directionOf } from '@tessera/contracts/locale'
import { escapeJson, escapeText } from '../../documents/markup.ts'

/** A small document of ours in which a provider's script may run. It holds nothing of a member. */
export interface ConnectPage {
  readonly nonce: string
  readonly language: Language
  readonly title: string
  /** The data that its script reads from the element with the id `data`. */
  readonly data: Readonly<Record<string, unknown>>
  readonly script: string
  readonly body?: string
  readonly style?: string
}

/** Writes such a document. */
export function connectPageOf(page: ConnectPage): string {
  const { nonce, language, title, data, script, body = '', style = '' } = page
  return `<!doctype html>
<html lang="${language.locale}" dir="${directionOf(language.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style nonce="${nonce}">${style}</style></head>
<body>${body}
<script type="application/json" id="data">${escapeJson(data)}</script>
<script nonce="${nonce}">${script}</script>
</body></html>
`
}

/** The origins of a provider's script, and of what it loads. */
export interface ConnectSources {
  readonly scripts?: readonly string[]
  readonly frames?: readonly string[]
  readonly connects?: readonly string[]
  readonly styles?: readonly string[]
  readonly images?: readonly string[]
  /** The origins that its forms are sent to. */
  readonly forms?: readonly string[]
}

const spaced = (sources: readonly string[] | undefined): string =>
  (sources ?? []).map((source) => ` ${source}`).join('')

const listed = (name: string, sources: readonly string[] | undefined): readonly string[] =>
  sources === undefined || sources.length === 0 ? [] : [`${name}${spaced(sources)}`]

/**
 * Returns the headers of such a document. It needs no Trusted Types, because providers' scripts
 * know none, and can reach nothing of ours: not the calls, not our scripts.
 */
export function connectHeaders({
  nonce,
  framed,
  https,
  sources = {},
}: {
  readonly nonce: string
  /** True for a frame in our own pages; false for a popup, which nobody may frame. */
  readonly framed: boolean
  readonly https: boolean
  readonly sources?: ConnectSources
}): Headers {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': [
      `default-src 'none'`,
      `script-src 'nonce-${nonce}'${spaced(sources.scripts)}`,
      // Providers' scripts style what they draw.
      sources.styles === undefined
        ? `style-src 'nonce-${nonce}'`
        : `style-src 'unsafe-inline'${spaced(sources.styles)}`,
      ...listed('frame-src', sources.frames),
      ...listed('connect-src', sources.connects),
      ...listed('img-src', sources.images),
      `form-action${sources.forms === undefined ? " 'none'" : spaced(sources.forms)}`,
      `base-uri 'none'`,
      `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
    Vary: 'Cookie, Accept-Language',
  })
  // A window that goes on to a provider would otherwise leave the page that opened it without a handle to
  // see it close. Its script takes the handle to that page away instead (ways.ts).
  if (!framed) headers.set('Cross-Origin-Opener-Policy', 'unsafe-none')
  if (https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  return headers
}
