import type { FoundPicture } from '../pictures/found-picture.ts'

const isPicture = (value: unknown): value is FoundPicture =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  /^https?:/.test(value.address) &&
  'text' in value &&
  typeof value.text === 'string'

/** Reads what the page gave; anything else than a picture is dropped. */
export const readPictures = (given: unknown): readonly FoundPicture[] =>
  Array.isArray(given) ? given.filter(isPicture) : []
