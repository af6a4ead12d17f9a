import { chanceFrom } from './chance.ts'
import { palette } from './palette.ts'
import type { GroundName, PictureSpec, Scene } from './picture-spec.ts'
import { card } from './scenes/card.ts'
import { moodboard, outfit } from './scenes/flatlay.ts'
import { flatGrounds } from './scenes/grounds.ts'
import { landscape } from './scenes/landscape.ts'
import { product } from './scenes/product.ts'
import { blocks, pattern } from './scenes/repeats.ts'
import { room } from './scenes/room.ts'
import { shelf } from './scenes/shelf.ts'
import { table } from './scenes/table.ts'
import { archWindow, gradientTitle, horizon } from './scenes/views.ts'
import { num, type Stage } from './stage.ts'

/** How wide every demo picture is drawn. */
export const pictureWidth = 736

/** How high a picture of this specification is drawn. */
export function pictureHeight(spec: PictureSpec): number {
  return Math.round(pictureWidth * spec.ratio)
}

const grounds: Record<GroundName, (stage: Stage, subject: string, lettering?: string) => string> = {
  ...flatGrounds,
  horizon,
  gradient: gradientTitle,
  arch: archWindow,
}

function compose(stage: Stage, scene: Scene): string {
  switch (scene.kind) {
    case 'single':
      return grounds[scene.ground](stage, scene.subject, scene.lettering)
    case 'table':
      return table(stage, scene.subjects)
    case 'shelf':
      return shelf(stage, scene.subjects)
    case 'outfit':
      return outfit(stage, scene.subjects)
    case 'moodboard':
      return moodboard(stage, scene.subjects)
    case 'room':
      return room(stage, scene.subjects)
    case 'landscape':
      return landscape(stage, scene.subjects, scene.water)
    case 'blocks':
      return blocks(stage, scene.subjects)
    case 'pattern':
      return pattern(stage, scene.subjects)
    case 'product':
      return product(stage, scene.subject)
    case 'card':
      return card(stage, scene.lettering, scene.subject)
  }
}

/** Draws a demo picture as SVG: the same specification always gives the same text. */
export function drawPicture(spec: PictureSpec): string {
  const height = pictureHeight(spec)
  const stage: Stage = {
    width: pictureWidth,
    height,
    pair: palette[spec.pair],
    chance: chanceFrom(spec.seed),
  }
  const box = `width="${pictureWidth}" height="${num(height)}" viewBox="0 0 ${pictureWidth} ${num(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${compose(stage, spec.scene)}</svg>`
}
