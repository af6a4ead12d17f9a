import type { Pin } from '@tessera/contracts/entities/pin'
import type { Language } from '@tessera/contracts/language'
import { directionOf } from '@tessera/contracts/locale'
import { defineTexts } from '@tessera/contracts/messages'
import { escapeText, tag } from '../../documents/markup.ts'
import type { ScriptFile } from '../kept-script/kept-script.ts'
import { saveButtonStyle } from './save-button-style.ts'

const words = defineTexts({
  title: 'Save button for your site',
  intro:
    'People save pictures of your pages to {brand} with one press. One small file, nothing else to load.',
  hover: 'Over pictures',
  hoverHow: 'Point at a picture, or reach its link with the keyboard.',
  one: 'One picture',
  oneHow: 'The button saves the picture that you name.',
  any: 'Any picture',
  anyHow: 'The person chooses among the pictures of the page.',
  count: 'How often a page was saved stands beside the word once somebody has saved it.',
  none: 'Pictures show here once somebody has saved some in public.',
  hash: 'The hash of this version',
})

/** The content of the page. */
export interface SaveButtonPage {
  readonly brand: string
  readonly language: Language
  readonly nonce: string
  readonly origin: string
  readonly script: ScriptFile
  readonly pins: readonly Pin[]
}

const codeOf = (html: string): string => `<pre tabindex="0"><code>${escapeText(html)}</code></pre>`

const button = (attributes: Readonly<Record<string, string>>, text: string): string =>
  `${tag('a', attributes)}${escapeText(text)}</a>`

function pictures({ pins, language }: SaveButtonPage): string {
  if (pins.length === 0) return `<p>${escapeText(words(language).none())}</p>`
  const shown = pins.map(({ id, title, images }) => {
    const { url, width, height } = images['474x'] ?? images['236x']
    const image = { src: url, alt: title, width: String(width), height: String(height) }
    return `${tag('a', { href: `/pin/${id}/` })}${tag('img', image)}</a>`
  })
  return `<div class="pictures">${shown.join('')}</div>`
}

/** Writes the page that shows the button in every mode, with the lines to copy. */
export function saveButtonPageOf(page: SaveButtonPage): string {
  const { brand, language, nonce, origin, script, pins } = page
  const say = words(language)
  const [first] = pins
  const src = origin + script.path
  const load = { src, integrity: script.integrity, crossorigin: 'anonymous', async: true } as const
  const media = origin + (first?.images['474x']?.url ?? '/picture.jpg')
  const here = `${origin}/save-button/`
  const one = {
    'data-save-button': 'one',
    'data-save-media': media,
    // The page of a pin, so that there is a count to show.
    ...(first?.link ? { 'data-save-url': first.link } : {}),
    'data-save-count': '',
  }
  const href = `${origin}/pin/create/button/?${new URLSearchParams({ url: here })}`
  const any = { href, 'data-save-button': 'any', 'data-save-url': here }
  const section = (title: string, how: string, body: string) =>
    `<section><h2>${escapeText(title)}</h2><p>${escapeText(how)}</p>${body}</section>`
  return `<!doctype html>
<html lang="${language.locale}" dir="${directionOf(language.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(say.title())} · ${escapeText(brand)}</title>
<style nonce="${nonce}">${saveButtonStyle}</style></head>
<body><main><h1>${escapeText(say.title())}</h1><p>${escapeText(say.intro({ brand }))}</p>
${section(say.hover(), say.hoverHow(), pictures(page) + codeOf(`${tag('script', { ...load, 'data-hover': true })}</script>`))}
${section(say.one(), say.oneHow(), `<p>${button({ href: `${href}&${new URLSearchParams({ media })}`, ...one }, 'Save')}</p>${codeOf(button({ href: '…', ...one }, 'Save'))}<p>${escapeText(say.count())}</p>`)}
${section(say.any(), say.anyHow(), `<p>${button(any, 'Save')}</p>${codeOf(button({ ...any, href: '…' }, 'Save'))}`)}
<section><h2>${escapeText(say.hash())}</h2>${codeOf(script.integrity)}</section></main>
${tag('script', { src: script.path, integrity: script.integrity, crossorigin: 'anonymous', 'data-hover': true })}</script>
</body></html>
`
}
