// Draws every portrait as WebP: node demo/portraits/draw.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import sharp from 'sharp'

const size = 236
const skins = ['ffdbb4', 'edb98a', 'd08b5b', 'ae5d29', '694d3d']

const rowsOf = (file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

function person([username, head, face, skin, hair, clothes, ground, extra]) {
  const isGlasses = extra.startsWith('glasses')
  const worn = (name, is) => ({
    [`${name}Probability`]: is ? 100 : 0,
    ...(is ? { [name]: [extra] } : {}),
  })
  return createAvatar(openPeeps, {
    seed: username,
    size,
    head: [head],
    face: [face],
    skinColor: [skins[Number(skin) - 1]],
    headContrastColor: [hair],
    clothingColor: [clothes],
    backgroundColor: [ground],
    maskProbability: 0,
    scale: 92,
    translateY: 4,
    ...worn('accessories', isGlasses),
    ...worn('facialHair', extra !== '' && !isGlasses),
  }).toString()
}

const mark = ([, ground, ink, drawing]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/><g fill="${ink}">${drawing}</g></svg>`

async function keep(username, svg) {
  const webp = await sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .webp({ quality: 82, effort: 6 })
    .toBuffer()
  writeFileSync(new URL(`${username}.webp`, import.meta.url), webp)
}

for (const row of rowsOf('people.txt')) await keep(row[0], person(row))
for (const row of rowsOf('marks.txt')) await keep(row[0], mark(row))
