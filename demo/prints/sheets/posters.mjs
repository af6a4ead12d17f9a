import { chance, circle, line, path, placed, rect, sheet, stroke, times } from './ink.mjs'

const paper = '#f1e9dc'

function moonPhases() {
  const moon = (x, y, phase) => {
    const r = 62
    const bend = r * Math.abs(1 - 2 * phase)
    const isFull = phase > 0.5
    const d = `M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${bend} ${r} 0 0 ${isFull ? 1 : 0} ${x} ${y - r}Z`
    return [circle(x, y, r, '#26303f'), path(d, '#efe3c8')]
  }
  const next = chance(7)
  const stars = times(90, () => circle(next() * 736, next() * 1040, 0.8 + next() * 1.4, '#8d97a8'))
  const phases = [0.02, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0.02]
  const moons = phases.map((phase, index) => {
    const [x, y] = [184 + (index % 3) * 184, 270 + Math.floor(index / 3) * 250]
    return index > 4 ? placed(x, y, 180, moon(0, 0, phase)) : moon(x, y, phase)
  })
  return sheet(
    1040,
    '#161d29',
    stars,
    rect(48, 48, 640, 944, 'none', { stroke: '#c8b48a', strokeWidth: 1.5 }),
    moons,
  )
}

const sunAndArch = () =>
  sheet(
    980,
    paper,
    circle(468, 300, 150, '#d9713f'),
    path('M120 980V560a150 150 0 0 1 300 0V980Z', '#b4552f'),
    path('M170 980V560a100 100 0 0 1 200 0V980Z', '#e9b08b'),
    path('M220 980V560a50 50 0 0 1 100 0V980Z', paper),
    path('M0 980V840C180 770 340 880 480 820S680 760 736 790V980Z', '#45544a'),
    stroke('M560 820C560 700 552 620 566 520', '#2c3a32', 6),
    times(5, (index) =>
      [-1, 1].map((side) =>
        placed(
          562,
          560 + index * 46,
          side * 58,
          path('M0 0C26 -30 26 -74 0 -96C-26 -74 -26 -30 0 0Z', '#2c3a32'),
        ),
      ),
    ),
  )

const circlesGrid = () => {
  const colors = ['#c8492f', '#e2a33b', '#2d4b66', '#7d9a8c', '#e9ded0', '#1f2a30']
  const next = chance(23)
  const cell = (x, y) => {
    const [one, other] = [colors[Math.floor(next() * 6)], colors[Math.floor(next() * 6)]]
    const kind = Math.floor(next() * 4)
    const s = 128
    const shape = [
      circle(x + s / 2, y + s / 2, s / 2, other),
      path(`M${x} ${y}A${s} ${s} 0 0 1 ${x + s} ${y + s}H${x}Z`, other),
      path(`M${x} ${y + s / 2}A${s / 2} ${s / 2} 0 0 1 ${x + s} ${y + s / 2}Z`, other),
      [circle(x + s / 2, y + s / 2, s / 2, other), circle(x + s / 2, y + s / 2, s / 4, one)],
    ][kind]
    return [rect(x, y, s, s, one), shape]
  }
  const cells = times(35, (index) => cell(48 + (index % 5) * 128, 48 + Math.floor(index / 5) * 128))
  return sheet(992, paper, cells)
}

const citrus = () => {
  const slice = (x, y, r, rind, flesh, turn) =>
    placed(
      x,
      y,
      turn,
      circle(0, 0, r, rind),
      circle(0, 0, r * 0.9, '#f8efdc'),
      times(9, (index) =>
        placed(
          0,
          0,
          index * 40,
          path(
            `M0 ${-r * 0.1}L${r * 0.25} ${-r * 0.74}A${r * 0.8} ${r * 0.8} 0 0 0 ${-r * 0.25} ${-r * 0.74}Z`,
            flesh,
            { stroke: flesh, strokeWidth: r * 0.05, strokeLinejoin: 'round' },
          ),
        ),
      ),
    )
  const kinds = [
    ['#e8912d', '#f2a949'],
    ['#e6c531', '#f3dd6b'],
    ['#d9594c', '#ec8277'],
    ['#8aa03a', '#b5c663'],
  ]
  const slices = times(24, (index) => {
    const [row, column] = [Math.floor(index / 4), index % 4]
    const [rind, flesh] = kinds[(index + row) % 4]
    return slice(70 + column * 206 + (row % 2) * -10, 92 + row * 184, 82, rind, flesh, index * 31)
  })
  return sheet(1104, '#f6ead2', slices)
}

const sailboats = () => {
  const boat = (x, y, s, sail) =>
    placed(
      x,
      y,
      0,
      `<g transform="scale(${s})">`,
      path('M-4 -150V-16H-92C-70 -60 -36 -110 -4 -150Z', sail),
      path('M6 -172C52 -120 78 -70 84 -16H6Z', '#f7f1e4'),
      path('M-104 0H104C92 34 66 48 40 48H-50C-78 48 -96 28 -104 0Z', '#26384a'),
      '</g>',
    )
  const wave = (y, color) =>
    path(`M0 ${y}${times(7, () => 'q26 -16 53 0t53 0').join('')}V980H0Z`, color)
  return sheet(
    980,
    '#e9d9bd',
    circle(560, 210, 84, '#d8744a'),
    wave(470, '#8fb0ad'),
    boat(220, 520, 1, '#d8744a'),
    wave(556, '#5f8f94'),
    boat(500, 640, 1.35, '#e0b04e'),
    wave(690, '#3a6c78'),
    boat(190, 800, 0.8, '#c25a45'),
    wave(830, '#274f60'),
  )
}

const bicycle = () => {
  const wheel = (x, y) => [
    circle(x, y, 138, 'none', { stroke: '#22302c', strokeWidth: 9 }),
    circle(x, y, 124, 'none', { stroke: '#22302c', strokeWidth: 2 }),
    times(18, (i) => placed(x, y, i * 20, line(0, -12, 0, -124, '#22302c', 1.4))),
    circle(x, y, 11, '#22302c'),
  ]
  const frame = '#c2512e'
  return sheet(
    690,
    '#dfe3d3',
    circle(368, 330, 250, '#ecd9a8'),
    rect(0, 588, 736, 172, '#8aa08a'),
    wheel(184, 456),
    wheel(552, 456),
    stroke('M184 456L296 270H488L340 456Z', frame, 13, { strokeLinejoin: 'round' }),
    stroke('M184 456H340L296 270', frame, 13, { strokeLinejoin: 'round' }),
    stroke('M552 456L474 226', frame, 13),
    stroke('M474 226C470 196 510 186 540 200', '#22302c', 9),
    stroke('M296 270L282 232', '#22302c', 9),
    path('M238 232C262 214 308 218 330 228C312 244 262 246 238 232Z', '#22302c'),
    circle(340, 456, 30, 'none', { stroke: '#22302c', strokeWidth: 7 }),
    line(340, 456, 366, 496, '#22302c', 7),
    rect(352, 494, 40, 9, '#22302c', { rx: 4 }),
    path('M500 214H610L596 300H514Z', '#b98d58'),
    times(5, (i) => line(508 + i * 22, 218, 518 + i * 18, 298, '#8f6a3e', 2)),
    times(6, (i) =>
      circle(520 + i * 15, 204 - (i % 2) * 12, 15, ['#e9b0a0', '#f4efe2', '#d97b5c'][i % 3]),
    ),
  )
}

const birds = () => {
  const bird = (x, y, color, wing, turn) =>
    placed(
      x,
      y,
      0,
      `<g transform="scale(${turn} 1)">`,
      path('M-70 0A70 70 0 0 1 70 0A70 70 0 0 1 -70 0Z', color),
      path('M-70 0A70 70 0 0 0 70 0Z', '#f2e8d6'),
      path('M-20 -6A48 48 0 0 0 76 -6Z', wing),
      path('M54 -14L132 -42L118 2Z', wing),
      circle(-38, -26, 7, '#1f2a30'),
      path('M-68 -14L-98 -2L-66 6Z', '#e0a02f'),
      line(-10, 68, -10, 92, '#1f2a30', 4),
      line(14, 68, 14, 92, '#1f2a30', 4),
      '</g>',
    )
  const row = (y, birdsOnIt) => [line(0, y, 736, y, '#3a4742', 5), birdsOnIt]
  return sheet(
    980,
    '#dfe0cf',
    row(300, [bird(190, 208, '#c8553a', '#7d2f22', 1), bird(520, 208, '#44657a', '#2b4354', -1)]),
    row(580, [bird(300, 488, '#e0a845', '#a87420', -1)]),
    row(860, [bird(230, 768, '#6d8a62', '#43593b', 1), bird(520, 768, '#b98a9a', '#83536a', -1)]),
    times(9, (i) =>
      placed(
        640 - i * 4,
        120 + i * 16,
        i % 2 ? 62 : -62,
        path('M0 0C16 -18 16 -44 0 -58C-16 -44 -16 -18 0 0Z', '#6d8a62'),
      ),
    ),
  )
}

/** Posters without lettering. */
export const posters = {
  'moon-phases': moonPhases,
  'sun-and-arch': sunAndArch,
  'circles-grid': circlesGrid,
  citrus,
  sailboats,
  bicycle,
  birds,
}
