// From the one page of getting in to the other, in this tab's memory alone: an email has no business
// in an address.
let carried = ''

/** Keeps an email for the next page of getting in. */
export function carryEmail(email: string): void {
  carried = email
}

/** The email that was written on the page before. */
export const carriedEmail = (): string => carried
