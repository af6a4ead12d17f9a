import { circle } from './ink.mjs'

export const eye = (x, y, r = 9, color = '#17181f') => [
  circle(x, y, r, color),
  circle(x - r * 0.3, y - r * 0.3, r * 0.32, '#ffffff'),
]
