import type { GroundName } from '../pictures/picture-spec.ts'

const anywhere = [
  'disc',
  'dots',
  'stripes',
  'gradient',
  'terrazzo',
  'rays',
  'frame',
  'arch',
  'arcs',
  'stamp',
  'spot',
  'crop',
] as const satisfies readonly GroundName[]

/** The grounds that fit a theme's subjects: no soup on a hill, no boat on a plate. */
export const groundsFor = {
  things: anywhere,
  food: [...anywhere, 'checker'],
  outdoors: [...anywhere, 'horizon'],
  sea: [...anywhere, 'waves'],
  plans: [...anywhere, 'graph'],
} as const satisfies Record<string, readonly GroundName[]>
