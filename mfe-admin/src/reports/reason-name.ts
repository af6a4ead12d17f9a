import { reasonWords } from './words.ts'

const isNamed = (reason: string): reason is keyof typeof reasonWords =>
  Object.hasOwn(reasonWords, reason)

/** Returns a reason of a report as people read it. */
export const reasonName = (reason: string): string =>
  isNamed(reason) ? reasonWords[reason]() : reason
