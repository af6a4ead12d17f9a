const ascii = /^[ -~]*$/
const emailShape = /^[!-?A-~]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i

/** True when a text only has letters, digits and signs that every keyboard has. */
export const isAscii = (text: string): boolean => ascii.test(text)

/** True when a text has the shape of an email address. */
export const looksLikeEmail = (text: string): boolean => emailShape.test(text)
