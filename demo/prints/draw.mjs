// Draws every sheet as WebP: node demo/prints/draw.mjs [NAME …]. Needs Chromium (CHROMIUM_PATH).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { artPrints } from './sheets/art-prints.mjs'
import { cards } from './sheets/cards.mjs'
import { gardenPrints } from './sheets/garden-prints.mjs'
import { width } from './sheets/ink.mjs'
import { morePosters } from './sheets/more-posters.mjs'
import { palettes } from './sheets/palettes.mjs'
import { plans } from './sheets/plans.mjs'
import { posters } from './sheets/posters.mjs'

const require = createRequire(import.meta.url)

const fontFace = (family, file) => {
  const bytes = readFileSync(require.resolve(file)).toString('base64')
  return `@font-face{font-family:'${family}';font-weight:200 800;src:url(data:font/woff2;base64,${bytes})}`
}

const fonts = [
  [
    'Bricolage Grotesque Variable',
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ],
  [
    'Instrument Sans Variable',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ],
].map(([family, file]) => fontFace(family, file))

const sheets = {
  ...artPrints,
  ...gardenPrints,
  ...posters,
  ...morePosters,
  ...palettes,
  ...cards,
  ...plans,
}
const wanted = process.argv.slice(2)
const names = Object.keys(sheets).filter((name) => wanted.length === 0 || wanted.includes(name))

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const page = await browser.newPage()
for (const name of names) {
  const { height, body } = sheets[name]()
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>${fonts.join('')}body{margin:0}svg{display:block}</style>${body}`)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  const webp = await sharp(png).webp({ quality: 84, effort: 6 }).toBuffer()
  writeFileSync(new URL(`${name}.webp`, import.meta.url), webp)
}
await browser.close()
