import { stableHash } from '../../../base/stable-hash.ts'

/** True in this share of the lists: each ad is drawn once for a list, so that its pages agree. */
export const isDrawn = (seed: string, mark: string, share: number): boolean =>
  share >= 1 || stableHash(seed + mark) < share * 2 ** 32
