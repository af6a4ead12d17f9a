export type { Cache, Layer } from './create-cache.ts'
export { createCache } from './create-cache.ts'
export type { Draft, Lists } from './draft.ts'
