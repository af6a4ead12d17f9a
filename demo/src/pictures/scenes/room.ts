import { blend } from '../palette.ts'
import { pool, rect, type Stage, wash } from '../stage.ts'
import { extentOf, stamp } from '../stamp.ts'
import { desk, pendant, pictures, rug, windowPane } from './room-fittings.ts'

/** The sizes of things in a room, as shares of the picture's width. */
const sizes: Record<string, number> = {
  bathtub: 0.58,
  bed: 0.66,
  cactus: 0.28,
  chair: 0.4,
  'couch-and-lamp': 0.64,
  'desktop-computer': 0.34,
  door: 0.62,
  guitar: 0.46,
  'long-drum': 0.3,
  'potted-plant': 0.3,
  toolbox: 0.26,
}

const onDesk = new Set(['desktop-computer'])
const atWall = new Set(['door'])

function placed(stage: Stage, name: string, x: number, size: number, near: boolean, floor: number) {
  const { width, height } = stage
  const wide = extentOf(name, size).width
  const foot = floor + height * (near ? 0.13 : 0.075)
  if (atWall.has(name)) return stamp(name, { x, y: floor + 6, size, hold: 'foot' })
  if (onDesk.has(name)) {
    const top = foot - width * 0.27
    const across = wide * 1.5
    return (
      pool(x, foot, across * 0.55, 0.26) +
      desk(stage, x, top, foot, across) +
      stamp(name, { x, y: top + 3, size, hold: 'foot' })
    )
  }
  return pool(x, foot, wide * 0.6, 0.32) + stamp(name, { x, y: foot, size, hold: 'foot' })
}

function furniture(stage: Stage, subjects: readonly string[], floor: number): string {
  const { width } = stage
  const sizeOf = (name: string) => width * (sizes[name] ?? 0.26)
  const roomFor = (name: string) =>
    extentOf(name, sizeOf(name)).width * (onDesk.has(name) ? 1.5 : 1)
  const total = subjects.reduce((sum, name) => sum + roomFor(name), 0)
  const fit = Math.min(1.2, (width * 0.88) / total)
  const space = (width - total * fit) / (subjects.length + 1)
  let pen = space
  return subjects
    .map((name, index) => {
      const wide = roomFor(name) * fit
      const x = pen + wide / 2
      pen += wide + space
      return placed(stage, name, x, sizeOf(name) * fit, index % 2 === 1, floor)
    })
    .join('')
}

/** A room with wall, floor, window and rug, and the subjects from left to right. */
export function room(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair, chance } = stage
  const floor = height * 0.72
  const windowLeft = !subjects.some((name) => atWall.has(name)) && chance.often(0.5)
  const wall = pair.dark ? pair.ground : blend(pair.ground, pair.paper, 0.25)
  const boards = blend(pair.shape, pair.dark ? pair.deep : pair.ground, 0.25)
  const paneX = windowLeft ? width * 0.12 : width * 0.56
  const hung = chance.often(0.5)
    ? pendant(stage, windowLeft ? width * 0.72 : width * 0.27, height * 0.13)
    : pictures(stage, windowLeft ? width * 0.56 : width * 0.1, height * 0.17)
  return (
    wash(stage, wall) +
    rect(0, floor, width, height - floor, boards) +
    rect(0, floor - 20, width, 20, pair.dark ? pair.deep : '#fffdf9') +
    windowPane(stage, paneX, height * 0.13, width * 0.32, Math.min(height * 0.34, 380)) +
    hung +
    rug(stage, floor + height * 0.12, blend(pair.accent, boards, 0.35)) +
    furniture(stage, subjects, floor)
  )
}
