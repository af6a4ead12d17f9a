import { code } from './code.ts'
import type { BookmarkletGiven } from './given.ts'

/** Returns the address of a bookmark that saves from the page it is pressed on. */
export const bookmarkletAddress = (given: BookmarkletGiven): string =>
  `javascript:${encodeURIComponent(`((GIVEN)=>{${code}})(${JSON.stringify(given)})`)}`
