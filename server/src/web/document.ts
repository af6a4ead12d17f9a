import type { BootData } from '@tessera/contracts/boot'
import { bootElementId } from '@tessera/contracts/boot-element'
import { directionOf } from '@tessera/contracts/locale'
import { defineTexts } from '@tessera/contracts/messages'
import { themeColors } from '@tessera/contracts/theme-colors'
import { vitalsMark } from '@tessera/contracts/vital-metrics'
import type { DocumentPicture } from '../documents/document-picture.ts'
import { escapeJson, escapeText, tag } from '../documents/markup.ts'
import { languageOf } from '../languages/language-of.ts'
import type { DocumentFile } from './document-file.ts'
import { type DocumentHead, dataBlocks, headLines } from './document-head.ts'
import { drawnFrame } from './drawn-frame.ts'
import type { DrawnPage } from './first-screen/drawn-page.ts'
import { appTags } from './installed-app/app-tags.ts'
import { oldBrowserFile, oldBrowserNotice } from './old-browser.ts'
import { overrideBannerStyle } from './override-banner.ts'

/** The model of a document. */
export interface DocumentModel {
  readonly nonce: string
  /** Adds to the content security policy of the headers. */
  readonly policy: string | undefined
  /** The hashes of the scripts that scripts of modules import, by their addresses. */
  readonly imports?: Readonly<Record<string, string>>
  readonly boot: BootData
  /** Says that other builds run than the registry's. */
  readonly banner?: string | undefined
  readonly head: DocumentHead
  /** The shell's own files, run in this order. */
  readonly initial: readonly DocumentFile[]
  /** Preloaded files of the shell's texts in the page's language; English has none. */
  readonly words: readonly DocumentFile[]
  /** Preloaded files of the module that owns the page. */
  readonly hints: readonly DocumentFile[]
  readonly pictures: readonly DocumentPicture[]
  /** True when it may report its vitals. */
  readonly isWatched: boolean
  /** The page's first screen, which shows until the shell's page takes its place. */
  readonly drawn?: DrawnPage | undefined
  /** Offers to install the product as an app. */
  readonly isInstallable?: boolean
}

const words = defineTexts({
  script: '{brand} needs JavaScript. Turn it on in your browser and load this page again.',
  drawnScript: 'To save and log in, turn on JavaScript and load this page again.',
})

/** Writes a document. */
export function documentOf(model: DocumentModel): string {
  const { boot, drawn } = model
  return `<!doctype html>
<html lang="${escapeText(boot.locale)}" dir="${directionOf(boot.locale)}" data-theme="${boot.theme}"${drawn === undefined ? '' : ' data-drawn'}>
<head>
${headOf(model).join('\n')}
</head>
<body>
${oldBrowserNotice(boot.brand, languageOf(boot.locale))}
${model.banner ?? ''}<div id="root">${frameOf(model)}</div>${drawnOf(model)}${placing(model)}
${drawn === undefined ? noScript(boot, 'script') : loadedLater(model).join('\n')}
<script type="application/json" id="${bootElementId}">${escapeJson(boot)}</script>
${dataBlocks(model.head).join('\n')}
</body>
</html>
`
}

/** Writes the frame around every page. */
const frameOf = ({ boot, head }: DocumentModel): string =>
  drawnFrame(boot, URL.parse(head.canonical)).markup

/** Writes the first screen, with what of the page needs a script. */
function drawnOf({ drawn, boot }: DocumentModel): string {
  if (drawn === undefined) return ''
  const banner = drawn.hasBanner ? ' data-banner' : ''
  const notice = boot.notice === undefined ? '' : ' data-notice'
  return `<div id="drawn" role="main"${banner}${notice}>${noScript(boot, 'drawnScript')}${drawn.markup}</div>`
}

/** Writes the script that places the tiles of the first screen. It runs before anything after it is read. */
function placing({ drawn, nonce }: DocumentModel): string {
  if (drawn === undefined) return ''
  const attributes = { ...scriptAttributes(drawn.script, nonce), defer: undefined }
  return `${tag('script', attributes)}</script>`
}

/** Says in a browser without scripts what needs one. */
function noScript({ brand, locale }: BootData, what: 'script' | 'drawnScript'): string {
  const say = words(languageOf(locale))
  const said = { script: say.script({ brand }), drawnScript: say.drawnScript() }
  return `<noscript>${escapeText(said[what])}</noscript>`
}

const frameStyle = `:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
#old-browser{margin:0;padding:16px;font:16px/24px sans-serif;background:#b3261e;color:#fff}
body{margin:0;background:light-dark(${themeColors.light},${themeColors.dark})}
.boot-bar{height:80px}
@media(max-width:599px){.boot-bar{height:56px}}`

function headOf(model: DocumentModel): readonly string[] {
  const { boot, nonce } = model
  return [
    '<meta charset="utf-8">',
    // Comes before everything it applies to.
    ...(model.policy === undefined
      ? []
      : [tag('meta', { 'http-equiv': 'Content-Security-Policy', content: model.policy })]),
    ...importMap(model),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...headLines(model.head, boot),
    ...(model.isWatched ? [] : [tag('meta', { name: vitalsMark, content: 'off' })]),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...(model.isInstallable === true ? appTags(boot) : []),
    ...themeColorsOf(boot.theme),
    `<style nonce="${nonce}">${frameStyle}${model.banner === undefined ? '' : overrideBannerStyle}</style>`,
    ...stylesOf(model).map(({ url, integrity }) =>
      tag('link', { rel: 'stylesheet', href: url, integrity, crossorigin: 'anonymous', nonce }),
    ),
    ...(model.drawn === undefined ? loadedLater(model) : []),
    ...model.pictures.map(pictureTag),
  ]
}

const stylesOf = ({ initial, drawn }: DocumentModel): readonly DocumentFile[] => [
  ...initial.filter(({ kind }) => kind === 'style'),
  ...(drawn?.styles ?? []),
]

/**
 * Writes what takes over after the first paint, in the order in which browsers ask for it: scripts, then
 * typefaces, which have a fallback of the same size. Below a drawn page it comes after the pictures, and what
 * would be loaded before them otherwise says that it may wait.
 */
function loadedLater(model: DocumentModel): readonly string[] {
  const { nonce, drawn } = model
  const scripts = [oldBrowserFile, ...model.initial.filter(({ kind }) => kind === 'script')]
  const fonts = model.initial.filter(({ kind }) => kind === 'font')
  const fetchpriority = drawn === undefined ? undefined : 'low'
  return [
    ...scripts.map((file) => `${tag('script', scriptAttributes(file, nonce))}</script>`),
    ...[...model.words, ...model.hints].map((file) => hintTag(file, { nonce, fetchpriority })),
    ...fonts.map(fontTag),
  ]
}

/** Colors the browser's own frame like the page: by the device, or as the person chose. */
function themeColorsOf(theme: BootData['theme']): readonly string[] {
  return (['light', 'dark'] as const).map((kind) =>
    tag('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${kind})`,
      content: themeColors[theme === 'system' ? kind : theme],
    }),
  )
}

/** Writes the hashes of imported scripts, which the browser has to know before it loads the first module. */
function importMap({ imports = {}, nonce }: DocumentModel): readonly string[] {
  if (Object.keys(imports).length === 0) return []
  return [
    `<script type="importmap" nonce="${nonce}">${escapeJson({ integrity: imports })}</script>`,
  ]
}

const scriptAttributes = ({ url, integrity }: DocumentFile, nonce: string) =>
  ({ src: url, defer: true, integrity, crossorigin: 'anonymous', nonce }) as const

const fontTag = ({ url: href }: DocumentFile): string =>
  tag('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossorigin: 'anonymous',
    fetchpriority: 'low',
  })

function hintTag(
  { url, integrity, kind, runs }: DocumentFile,
  { nonce, fetchpriority }: { readonly nonce: string; readonly fetchpriority: 'low' | undefined },
): string {
  const crossorigin = 'anonymous'
  // Allowed by its hash, without the nonce: the nonce would also allow everything that it imports.
  if (runs === 'early')
    return `${tag('script', { src: url, async: true, integrity, crossorigin })}</script>`
  return tag('link', {
    rel: 'preload',
    as: kind,
    href: url,
    integrity: kind === 'font' ? undefined : integrity,
    crossorigin,
    nonce: kind === 'font' ? undefined : nonce,
    fetchpriority,
  })
}

const pictureTag = ({ href, srcset, sizes }: DocumentPicture): string =>
  tag('link', {
    rel: 'preload',
    as: 'image',
    href,
    imagesrcset: srcset,
    imagesizes: sizes,
    fetchpriority: 'high',
  })
