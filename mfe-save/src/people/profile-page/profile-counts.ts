/** The word of the number of people that somebody follows. */
export const followed = { one: '{count} following', other: '{count} following' }
