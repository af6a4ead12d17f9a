// Draws every sheet as WebP: node demo/prints/draw.mjs [NAME …], or 'pan-' for all
// whose names begin so. Needs Chromium (CHROMIUM_PATH).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { animals } from './sheets/animals.mjs'
import { artPrints } from './sheets/art-prints.mjs'
import { bakedRecipes } from './sheets/baked-recipes.mjs'
import { birdPrints } from './sheets/birds.mjs'
import { books } from './sheets/books.mjs'
import { branches } from './sheets/branches.mjs'
import { cards } from './sheets/cards.mjs'
import { catFaces } from './sheets/cat-faces.mjs'
import { cats } from './sheets/cats.mjs'
import { chartSheets } from './sheets/chart-sheets.mjs'
import { charts } from './sheets/charts.mjs'
import { chickenAndPasta } from './sheets/chicken-and-pasta.mjs'
import { clothes } from './sheets/clothes.mjs'
import { countingPrints } from './sheets/counting.mjs'
import { courts } from './sheets/courts.mjs'
import { dishes } from './sheets/dishes.mjs'
import { dogs } from './sheets/dogs.mjs'
import { farPlaces } from './sheets/far-places.mjs'
import { fitness } from './sheets/fitness.mjs'
import { flatSheets } from './sheets/flat-sheets.mjs'
import { florals } from './sheets/florals.mjs'
import { foodPosters } from './sheets/food-posters.mjs'
import { forestAnimals } from './sheets/forest-animals.mjs'
import { games } from './sheets/games.mjs'
import { gardenPrints } from './sheets/garden-prints.mjs'
import { gardens } from './sheets/gardens.mjs'
import { guides } from './sheets/guides.mjs'
import { hairBehind } from './sheets/hair-behind.mjs'
import { haircuts } from './sheets/haircuts.mjs'
import { holidays } from './sheets/holidays.mjs'
import { homeGuides } from './sheets/home-guides.mjs'
import { horses } from './sheets/horses.mjs'
import { howToGuides } from './sheets/how-to-guides.mjs'
import { width } from './sheets/ink.mjs'
import { jarRecipes } from './sheets/jar-recipes.mjs'
import { keepsakeSheets } from './sheets/keepsake-sheets.mjs'
import { kids } from './sheets/kids.mjs'
import { kitchenGuides } from './sheets/kitchen-guides.mjs'
import { landscapes } from './sheets/landscapes.mjs'
import { moreAnimals } from './sheets/more-animals.mjs'
import { moreFlorals } from './sheets/more-florals.mjs'
import { morePatterns } from './sheets/more-patterns.mjs'
import { morePosters } from './sheets/more-posters.mjs'
import { moreRecipes } from './sheets/more-recipes.mjs'
import { music } from './sheets/music.mjs'
import { nails } from './sheets/nails.mjs'
import { nightLandscapes } from './sheets/night-landscapes.mjs'
import { palettes } from './sheets/palettes.mjs'
import { partyCards } from './sheets/party-cards.mjs'
import { patternSheets } from './sheets/pattern-sheets.mjs'
import { patterns } from './sheets/patterns.mjs'
import { picnics } from './sheets/picnics.mjs'
import { placePosters } from './sheets/place-posters.mjs'
import { plans } from './sheets/plans.mjs'
import { portraitSheets } from './sheets/portrait-sheets.mjs'
import { posters } from './sheets/posters.mjs'
import { quoteSheets } from './sheets/quote-sheets.mjs'
import { quotes } from './sheets/quotes.mjs'
import { recipeCards } from './sheets/recipe-cards.mjs'
import { seaAnimals } from './sheets/sea-animals.mjs'
import { shoes } from './sheets/shoes.mjs'
import { shores } from './sheets/shores.mjs'
import { spacePrints } from './sheets/space.mjs'
import { summerRecipes } from './sheets/summer-recipes.mjs'
import { tableRecipes } from './sheets/table-recipes.mjs'
import { tameAndWild } from './sheets/tame-and-wild.mjs'
import { tattoos } from './sheets/tattoos.mjs'
import { townPosters } from './sheets/town-posters.mjs'
import { trips } from './sheets/trips.mjs'
import { vehicles } from './sheets/vehicles.mjs'
import { viewSheets } from './sheets/view-sheets.mjs'
import { weddings } from './sheets/weddings.mjs'
import { wordPrints } from './sheets/word-prints.mjs'

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
  ...animals,
  ...seaAnimals,
  ...artPrints,
  ...birdPrints,
  ...books,
  ...cards,
  ...cats,
  ...catFaces,
  ...clothes,
  ...dishes,
  ...chickenAndPasta,
  ...dogs,
  ...fitness,
  ...florals,
  ...foodPosters,
  ...branches,
  ...moreFlorals,
  ...games,
  ...gardenPrints,
  ...gardens,
  ...kitchenGuides,
  ...guides,
  ...homeGuides,
  ...howToGuides,
  ...charts,
  ...hairBehind,
  ...haircuts,
  ...holidays,
  ...horses,
  ...kids,
  ...landscapes,
  ...nightLandscapes,
  ...shores,
  ...farPlaces,
  ...moreAnimals,
  ...forestAnimals,
  ...tameAndWild,
  ...morePatterns,
  ...countingPrints,
  ...courts,
  ...morePosters,
  ...moreRecipes,
  ...bakedRecipes,
  ...summerRecipes,
  ...jarRecipes,
  ...music,
  ...nails,
  ...palettes,
  ...partyCards,
  ...patterns,
  ...picnics,
  ...plans,
  ...posters,
  ...quotes,
  ...recipeCards,
  ...shoes,
  ...spacePrints,
  ...tattoos,
  ...townPosters,
  ...placePosters,
  ...trips,
  ...vehicles,
  ...weddings,
  ...wordPrints,
  ...chartSheets,
  ...flatSheets,
  ...keepsakeSheets,
  ...patternSheets,
  ...portraitSheets,
  ...quoteSheets,
  ...tableRecipes,
  ...viewSheets,
}
const wanted = process.argv.slice(2)
const isWanted = (name) =>
  wanted.some((each) => (each.endsWith('-') ? name.startsWith(each) : name === each))
const names = Object.keys(sheets).filter((name) => wanted.length === 0 || isWanted(name))

/** Writes WebP of at most 30 kB, at the highest of some qualities that allows it. */
async function lightWebp(png) {
  for (const quality of [84, 74, 64, 54, 44, 34]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length < 30_000 || quality === 34) return webp
  }
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const page = await browser.newPage()
for (const name of names) {
  const { height, body } = await sheets[name]()
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>${fonts.join('')}body{margin:0}svg{display:block}</style>${body}`)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  writeFileSync(new URL(`${name}.webp`, import.meta.url), await lightWebp(png))
}
await browser.close()
