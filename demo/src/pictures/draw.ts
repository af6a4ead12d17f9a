import { chanceFrom } from './chance.ts'
import { palette } from './palette.ts'
import type { GroundName, PictureSpec, Scene } from './picture-spec.ts'
import { split, stack, steps } from './scenes/bands.ts'
import { card } from './scenes/card.ts'
import { chart, list } from './scenes/charts.ts'
import { moodboard, outfit } from './scenes/flatlay.ts'
import { flatGrounds } from './scenes/grounds.ts'
import { collage, wall } from './scenes/hung.ts'
import { landscape } from './scenes/landscape.ts'
import { packet } from './scenes/packet.ts'
import { portrait } from './scenes/portrait.ts'
import { product } from './scenes/product.ts'
import { blocks, pattern } from './scenes/repeats.ts'
import { room } from './scenes/room.ts'
import { setGrounds } from './scenes/set-grounds.ts'
import { shelf } from './scenes/shelf.ts'
import { table } from './scenes/table.ts'
import { archWindow, gradientTitle, horizon } from './scenes/views.ts'
import { wreath } from './scenes/wreath.ts'
import { num, type Stage } from './stage.ts'

/** The width of every demo picture. */
export const pictureWidth = 736

/** Returns the height of a picture. */
export function pictureHeight(spec: PictureSpec): number {
  return Math.round(pictureWidth * spec.ratio)
}

const grounds: Record<GroundName, (stage: Stage, subject: string, lettering?: string) => string> = {
  ...flatGrounds,
  ...setGrounds,
  horizon,
  gradient: gradientTitle,
  arch: archWindow,
}

type Grouped = Exclude<Extract<Scene, { subjects: unknown }>, { kind: 'landscape' | 'list' }>

const groups: Record<Grouped['kind'], (stage: Stage, subjects: readonly string[]) => string> = {
  table,
  shelf,
  outfit,
  moodboard,
  room,
  blocks,
  pattern,
  steps,
  collage,
  wall,
  split,
  chart,
  stack,
  wreath,
}

function compose(stage: Stage, scene: Scene): string {
  switch (scene.kind) {
    case 'single':
      return grounds[scene.ground](stage, scene.subject, scene.lettering)
    case 'landscape':
      return landscape(stage, scene.subjects, scene.water)
    case 'list':
      return list(stage, scene.subjects, scene.lettering)
    case 'packet':
      return packet(stage, scene.subject, scene.lettering)
    case 'portrait':
      return portrait(stage, scene.subject)
    case 'product':
      return product(stage, scene.subject)
    case 'card':
      return card(stage, scene.lettering, scene.subject)
    default:
      return groups[scene.kind](stage, scene.subjects)
  }
}

/** Draws a picture as SVG at a width; the same specification gives the same text. */
export function drawPicture(spec: PictureSpec, width = pictureWidth): string {
  const height = pictureHeight(spec)
  const stage: Stage = {
    width: pictureWidth,
    height,
    pair: palette[spec.pair],
    chance: chanceFrom(spec.seed),
  }
  const tall = Math.round((height * width) / pictureWidth)
  const box = `width="${width}" height="${tall}" viewBox="0 0 ${pictureWidth} ${num(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${compose(stage, spec.scene)}</svg>`
}
