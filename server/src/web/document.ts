import { type Boot, bootElementId } from '@tessera/contracts/boot'
import { escapeJson, escapeText, tag } from './markup.ts'

/** A file that the document loads or announces. */
export interface DocumentFile {
  readonly url: string
  /** Undefined in development alone, where files change as one looks. */
  readonly integrity: string | undefined
  readonly kind: 'script' | 'style' | 'font'
}

/** A picture that the first screen shows. */
export interface DocumentPicture {
  readonly href: string
  readonly srcset: string
}

/** All that a document says. */
export interface DocumentModel {
  readonly nonce: string
  readonly boot: Boot
  readonly description: string
  /** The address that this page is known by, and the picture that stands for it elsewhere. */
  readonly canonical: string
  readonly picture: string | undefined
  /** The shell's own files, run in this order. */
  readonly initial: readonly DocumentFile[]
  /** Files of the module that owns the page, wanted soon. */
  readonly hints: readonly DocumentFile[]
  readonly pictures: readonly DocumentPicture[]
}

/** Writes a document. */
export function documentOf(model: DocumentModel): string {
  const { boot } = model
  return `<!doctype html>
<html lang="${escapeText(boot.locale)}" data-theme="${boot.theme}">
<head>
${headOf(model).join('\n')}
</head>
<body>
<div id="root">${frame}</div>
<noscript>${escapeText(boot.brand)} needs JavaScript. Turn it on in your browser and load this page again.</noscript>
<script type="application/json" id="${bootElementId}">${escapeJson(boot)}</script>
</body>
</html>
`
}

const frame = '<div class="boot-frame" aria-hidden="true"><div class="boot-bar"></div></div>'

const frameStyle = `:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
body{margin:0;background:light-dark(#fbf9f6,#171513)}
.boot-bar{height:80px}
@media(max-width:599px){.boot-bar{height:56px}}`

function headOf(model: DocumentModel): readonly string[] {
  const { boot, nonce } = model
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(boot.title)}</title>`,
    tag('meta', { name: 'description', content: model.description }),
    boot.status === 404 ? tag('meta', { name: 'robots', content: 'noindex' }) : '',
    tag('link', { rel: 'canonical', href: model.canonical }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...openGraph(model),
    `<style nonce="${nonce}">${frameStyle}</style>`,
    ...model.initial.map((file) => initialTag(file, nonce)),
    ...model.hints.map((file) => hintTag(file, nonce)),
    ...model.pictures.map(pictureTag),
  ].filter((line) => line !== '')
}

function openGraph({ boot, description, canonical, picture }: DocumentModel): readonly string[] {
  const property = (name: string, content: string) => tag('meta', { property: name, content })
  return [
    property('og:site_name', boot.brand),
    property('og:type', 'website'),
    property('og:title', boot.title),
    property('og:description', description),
    property('og:url', canonical),
    ...(picture === undefined ? [] : [property('og:image', picture)]),
    tag('meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
  ]
}

function initialTag({ url, integrity, kind }: DocumentFile, nonce: string): string {
  const crossorigin = 'anonymous'
  if (kind === 'script')
    return `${tag('script', { src: url, defer: true, integrity, crossorigin, nonce })}</script>`
  if (kind === 'style')
    return tag('link', { rel: 'stylesheet', href: url, integrity, crossorigin, nonce })
  return tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: url, crossorigin })
}

function hintTag({ url, integrity, kind }: DocumentFile, nonce: string): string {
  return tag('link', {
    rel: 'preload',
    as: kind,
    href: url,
    integrity: kind === 'font' ? undefined : integrity,
    crossorigin: 'anonymous',
    nonce: kind === 'font' ? undefined : nonce,
  })
}

/** Two columns on a phone, else columns of about 250: near enough for a browser to choose as the grid will. */
const pictureSizes = '(max-width: 599px) 50vw, 250px'

const pictureTag = ({ href, srcset }: DocumentPicture): string =>
  tag('link', {
    rel: 'preload',
    as: 'image',
    href,
    imagesrcset: srcset,
    imagesizes: pictureSizes,
    fetchpriority: 'high',
  })
