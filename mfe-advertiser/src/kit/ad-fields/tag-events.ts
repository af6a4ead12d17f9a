import { adWords } from './words.ts'

/** The events that a tag counts. */
export const tagEvents = ['CHECKOUT', 'ADD_TO_CART', 'SIGNUP', 'LEAD'] as const

/** Returns the name of an event of a tag. */
export function eventName(event: string): string {
  const known = tagEvents.find((each) => each === event)
  return known === undefined ? event : adWords[known]()
}
