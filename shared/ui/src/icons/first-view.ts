import type { IconShape } from './icon-shape.ts'

export const search: IconShape = { path: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5' }
export const bell: IconShape = {
  path: 'M6 10.5a6 6 0 0 1 12 0c0 4 1.5 5.5 1.5 6.5h-15c0-1 1.5-2.5 1.5-6.5ZM10 20a2.2 2.2 0 0 0 4 0',
}
export const compass: IconShape = {
  path: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm3.4-11.9-1.9 4.9-4.9 1.9 1.9-4.9 4.9-1.9Z',
}
export const person: IconShape = {
  path: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
}
export const close: IconShape = { path: 'm6 6 12 12M18 6 6 18' }
export const back: IconShape = { path: 'm14.5 5-7 7 7 7', turns: true }
export const plus: IconShape = { path: 'M12 5v14M5 12h14' }
export const more: IconShape = { path: 'M5.5 12h.01M12 12h.01M18.5 12h.01', heavy: true }
export const check: IconShape = { path: 'm5 12.5 4.5 4.5L19 7.5' }
export const people: IconShape = {
  path: 'M9 11a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 9 11Zm-6 8.5c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M15.5 11a3 3 0 1 0-.6-5.9M17.5 14.2c2.2.7 3.5 2.6 3.5 5.3',
}
export const home: IconShape = {
  path: 'm4 11 8-6.5 8 6.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-4v-5.5h-5V20h-4A1.5 1.5 0 0 1 4 18.5V11Z',
}
export const arrow: IconShape = { path: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5', turns: true }
export const down: IconShape = { path: 'm6.5 9.5 5.5 5.5 5.5-5.5' }
export const chart: IconShape = { path: 'M4 20h16M6.5 16.5v-5M12 16.5V5m5.5 11.5V9' }
export const warning: IconShape = { path: 'M12 4.5 21 19.5H3L12 4.5Zm0 5.5v4.5m0 2.5h.01' }
export const tag: IconShape = { path: 'M4 4.5h7.5l8.5 8.5-7 7L4 11.5v-7Zm4 4h.01' }
