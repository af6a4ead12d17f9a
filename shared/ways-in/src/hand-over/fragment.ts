import { pinTitleMax } from '@tessera/contracts/limit-values'
import type { FoundPicture } from '../pictures/found-picture.ts'
import { carriedKey, carriedMax } from './carried.ts'

/** Writes pictures into the fragment of an address, which no server is sent. */
export function fragmentOf(pictures: readonly FoundPicture[]): string {
  const listed = pictures
    .slice(0, carriedMax)
    .map(({ address, width, height, text }) => [address, width, height, text.slice(0, pinTitleMax)])
  return `#${new URLSearchParams([[carriedKey, JSON.stringify(listed)]])}`
}
