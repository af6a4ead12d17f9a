import { create, type Font } from 'fontkit'
import { loadFonts } from '../pdf/fonts.ts'
import { visualRuns } from '../pdf/visual-runs.ts'

/** The texts and the color of a card, which stands for a page without a picture. */
export interface CardTexts {
  readonly title: string
  readonly site: string
  /** The page's color as #rrggbb; one is chosen by the site's name when the page has none. */
  readonly color: string | null
}

const width = 564
const height = 423
const margin = 40
const linesMost = 4
const titleSize = 38
const siteSize = 22
const lineHeight = 50

/** Grounds that white text is read on, for sites that name no color. */
const grounds = [
  '#30424a',
  '#5a3e36',
  '#3d4a30',
  '#47385a',
  '#2f4858',
  '#5a4a2c',
  '#4a3040',
  '#2e4a46',
]

/** Returns the ground of a card: the same for every page of a site. */
export function groundOf({ site, color }: Omit<CardTexts, 'title'>): string {
  if (color !== null) return color
  let sum = 0
  for (const sign of site) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return grounds[sum % grounds.length] ?? '#30424a'
}

/** Returns the ink with the better contrast on a ground, by the luminance of WCAG. */
export function inkOn(ground: string): string {
  const linear = (at: number) => {
    const part = Number.parseInt(ground.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
  return luminance > 0.18 ? '#1d1a17' : '#ffffff'
}

type Fonts = ReadonlyMap<string, Font>
type Weight = 400 | 700

const opened = new Map<Buffer, Font>()

/** Opens the fonts of some texts. Those of whole files are kept, because cards are drawn by the thousand. */
async function fontsOf(texts: readonly string[]): Promise<Fonts> {
  const files = await loadFonts(texts)
  return new Map(
    [...files].flatMap(([name, file]) => {
      const font = opened.get(file) ?? create(file)
      if (!('layout' in font)) return []
      // The fonts of other scripts are cut to the signs of one text.
      if (/^(latin|cyrillic|greek)/.test(name)) opened.set(file, font)
      return [[name, font] as const]
    }),
  )
}

interface Look {
  readonly fonts: Fonts
  readonly weight: Weight
  readonly size: number
}

/** Returns the width of a text, and its signs as paths from the left. */
function drawn(text: string, { fonts, weight, size }: Look) {
  let [x, paths] = [0, '']
  for (const run of visualRuns(text)) {
    const font = fonts.get(`${run.part}-${weight}`)
    if (font === undefined) continue
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const [left, up] = [x + xOffset * scale, -yOffset * scale]
      const path = glyph.path.toSVG()
      if (path !== '')
        paths += `<path transform="translate(${left.toFixed(1)} ${up.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path}"/>`
      x += xAdvance * scale
    }
  }
  return { width: x, paths }
}

const widthOf = (text: string, look: Look): number => drawn(text, look).width

/** Cuts a text to a width, with an ellipsis where something is lost. */
function fitted(text: string, look: Look, most: number): string {
  if (widthOf(text, look) <= most) return text
  const signs = [...text]
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, look) > most) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Splits a title into the lines of a card. */
function linesOf(title: string, look: Look, most: number): readonly string[] {
  const lines: string[] = ['']
  // A name without spaces, as in Chinese, breaks wherever the line is full.
  const words = title.split(' ').flatMap((word) => {
    const isLong = widthOf(word, look) > most
    return isLong
      ? [...word].map((sign, at) => ({ sign, gap: at === 0 ? ' ' : '' }))
      : [{ sign: word, gap: ' ' }]
  })
  for (const { sign, gap } of words) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? sign : `${last}${gap}${sign}`
    if (last === '' || widthOf(longer, look) <= most) lines[lines.length - 1] = longer
    else lines.push(sign)
    if (lines.length > linesMost) break
  }
  if (lines.length <= linesMost) return lines
  const [kept, over] = [lines.slice(0, linesMost), lines[linesMost] ?? '']
  const end = `${kept.at(-1)} ${over}…`
  return [...kept.slice(0, -1), fitted(end, look, most)]
}

const isRtl = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

/** Draws a card as SVG whose texts are paths, so that it looks the same on a machine without fonts. */
export async function cardSvg(texts: CardTexts): Promise<string> {
  const { site } = texts
  const title = texts.title.trim() === '' ? site : texts.title
  const ground = groundOf(texts)
  const ink = inkOn(ground)
  const fonts = await fontsOf([title, site, '…'])
  const room = width - 2 * margin
  const [large, small] = [
    { fonts, weight: 700, size: titleSize },
    { fonts, weight: 400, size: siteSize },
  ] as const
  const row = (text: string, look: Look, y: number) => {
    const line = drawn(text, look)
    const x = isRtl(title) ? width - margin - line.width : margin
    return `<g transform="translate(${x.toFixed(1)} ${y})">${line.paths}</g>`
  }
  const lines = linesOf(title, large, room)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ground}"/><g fill="${ink}">
${lines.map((line, at) => row(line, large, margin + titleSize + at * lineHeight)).join('')}
<g fill-opacity="0.85">${row(fitted(site, small, room), small, height - margin)}</g></g></svg>`
}
