import type { PairName } from './palette.ts'

/** The grounds on which a single subject can be shown. */
export type GroundName =
  | 'disc'
  | 'horizon'
  | 'dots'
  | 'stripes'
  | 'gradient'
  | 'arch'
  | 'terrazzo'
  | 'checker'
  | 'rays'
  | 'waves'
  | 'frame'
  | 'arcs'
  | 'stamp'
  | 'spot'
  | 'graph'
  | 'crop'

/** A picture's content: one subject on a ground, or a composed scene. Subjects are icon names. */
export type Scene =
  | { kind: 'single'; ground: GroundName; subject: string; lettering?: string }
  | { kind: 'table'; subjects: readonly string[] }
  | { kind: 'shelf'; subjects: readonly string[] }
  | { kind: 'outfit'; subjects: readonly string[] }
  | { kind: 'moodboard'; subjects: readonly string[] }
  | { kind: 'room'; subjects: readonly string[] }
  | { kind: 'landscape'; subjects: readonly string[]; water: boolean }
  | { kind: 'blocks'; subjects: readonly string[] }
  | { kind: 'pattern'; subjects: readonly string[] }
  | { kind: 'product'; subject: string }
  | { kind: 'steps'; subjects: readonly string[] }
  | { kind: 'collage'; subjects: readonly string[] }
  | { kind: 'wall'; subjects: readonly string[] }
  | { kind: 'split'; subjects: readonly string[] }
  | { kind: 'chart'; subjects: readonly string[] }
  | { kind: 'stack'; subjects: readonly string[] }
  | { kind: 'wreath'; subjects: readonly string[] }
  | { kind: 'list'; subjects: readonly string[]; lettering: readonly string[] }
  | { kind: 'packet'; subject: string; lettering: string }
  | { kind: 'portrait'; subject: string }
  | { kind: 'card'; lettering: readonly string[]; subject: string }

/** Everything that decides a demo picture, as data. */
export type PictureSpec = {
  seed: number
  pair: PairName
  /** Height over width. */
  ratio: number
  scene: Scene
}

/** The bounds of height over width. */
export const ratioBounds = { low: 0.9, high: 1.85 } as const

/** Returns the subjects of a scene, in its order. */
export function subjectsOf(scene: Scene): readonly string[] {
  return 'subjects' in scene ? scene.subjects : [scene.subject]
}
