import { line, rect, sheet, text, times } from './ink.mjs'

/** A card of five colors with their names, as tall bars. */
const bars = (title, colors) =>
  sheet(
    960,
    '#f7f3ec',
    colors.map(([color, name], index) => [
      rect(56 + index * 125, 56, 125, 640, color),
      text(64 + index * 125, 726, name, 15, '#3c3630', { weight: 600 }),
      text(64 + index * 125, 748, color.toUpperCase(), 13, '#6f675e'),
    ]),
    line(56, 812, 680, 812, '#3c3630', 1.5),
    text(56, 880, title, 46, '#2c2723', { face: 'head', weight: 600, spacing: -0.02 }),
  )

/** The same as paint chips on a card. */
const chips = (title, ground, ink, colors) =>
  sheet(
    1000,
    ground,
    text(64, 118, title, 50, ink, { face: 'head', weight: 600, spacing: -0.02 }),
    colors.map(([color, name], index) => {
      const [x, y] = [64 + (index % 2) * 312, 170 + Math.floor(index / 2) * 264]
      return [
        rect(x, y, 296, 240, '#fffdf8', { rx: 6 }),
        rect(x, y, 296, 176, color, { rx: 6 }),
        rect(x, y + 160, 296, 20, color),
        text(x + 16, y + 214, name, 19, '#3c3630', { weight: 600 }),
        text(x + 280, y + 214, color.toUpperCase(), 14, '#6f675e', { anchor: 'end' }),
      ]
    }),
  )

/** Broad bands, one color over the next. */
const bands = (title, colors) =>
  sheet(
    860,
    colors[0][0],
    times(colors.length, (index) => [
      rect(0, index * 172, 736, 172, colors[index][0]),
      text(56, index * 172 + 132, colors[index][1], 26, index < 2 ? '#fbf6ea' : '#20292e', {
        face: 'head',
        weight: 500,
      }),
      text(
        680,
        index * 172 + 132,
        colors[index][0].toUpperCase(),
        17,
        index < 2 ? '#fbf6ea' : '#20292e',
        { anchor: 'end' },
      ),
    ]),
    text(56, 66, title, 20, '#fbf6ea', { weight: 600, spacing: 0.02 }),
  )

/** Color palettes. */
export const palettes = {
  'palette-clay-sage': () =>
    bars('Clay and sage', [
      ['#b4613f', 'Clay'],
      ['#d9a184', 'Blush'],
      ['#efe4d2', 'Oat'],
      ['#a3ad93', 'Sage'],
      ['#5c6b57', 'Olive'],
    ]),
  'palette-harbor': () =>
    bands('Harbor palette', [
      ['#1f3a4b', 'Deep water'],
      ['#4a7487', 'Slate roof'],
      ['#93b3b8', 'Morning haze'],
      ['#dfe3dc', 'Sail'],
      ['#d8a074', 'Brick quay'],
    ]),
  'palette-autumn': () =>
    chips('Autumn walk', '#e9dcc5', '#3b2a1c', [
      ['#c9762b', 'Birch leaf'],
      ['#8f3f24', 'Rowan'],
      ['#5f6a3a', 'Moss'],
      ['#3f3a33', 'Wet bark'],
      ['#e2b65c', 'Late sun'],
      ['#a88f78', 'Path'],
    ]),
  'palette-quiet': () =>
    bars('Quiet neutrals', [
      ['#f3ece1', 'Linen'],
      ['#ddcfbd', 'Oat'],
      ['#bca78f', 'Clay dust'],
      ['#8c7b6b', 'Walnut'],
      ['#4b443d', 'Char'],
    ]),
  'palette-tulip': () =>
    chips('Tulip market', '#f6e4dc', '#4a2530', [
      ['#e2725b', 'Coral'],
      ['#f4c6b3', 'Petal'],
      ['#7f2f45', 'Plum'],
      ['#8aa06c', 'Stem'],
      ['#f6dd94', 'Pollen'],
      ['#d9a0ad', 'Rose'],
    ]),
}
