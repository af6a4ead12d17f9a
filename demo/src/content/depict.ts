import type { PairName } from '../pictures/palette.ts'
import type { GroundName, PictureSpec, Scene } from '../pictures/picture-spec.ts'

type Depiction = Omit<PictureSpec, 'seed'>

function group(kind: 'table' | 'shelf' | 'outfit' | 'moodboard' | 'room' | 'blocks' | 'pattern') {
  return (pair: PairName, ratio: number, ...subjects: readonly string[]): Depiction => ({
    pair,
    ratio,
    scene: { kind, subjects },
  })
}

function view(water: boolean) {
  return (pair: PairName, ratio: number, ...subjects: readonly string[]): Depiction => ({
    pair,
    ratio,
    scene: { kind: 'landscape', subjects, water },
  })
}

function single(
  ground: GroundName,
  subject: string,
  pair: PairName,
  ratio: number,
  lettering?: string,
): Depiction {
  const scene: Scene = { kind: 'single', ground, subject }
  return { pair, ratio, scene: lettering === undefined ? scene : { ...scene, lettering } }
}

/** Shorthands for the scenes of a pin's picture. */
export const depict = {
  single,
  table: group('table'),
  shelf: group('shelf'),
  outfit: group('outfit'),
  moodboard: group('moodboard'),
  room: group('room'),
  blocks: group('blocks'),
  pattern: group('pattern'),
  hills: view(false),
  shore: view(true),
  product: (subject: string, pair: PairName, ratio: number): Depiction => ({
    pair,
    ratio,
    scene: { kind: 'product', subject },
  }),
  card: (
    subject: string,
    pair: PairName,
    ratio: number,
    ...lettering: readonly string[]
  ): Depiction => ({ pair, ratio, scene: { kind: 'card', lettering, subject } }),
}
