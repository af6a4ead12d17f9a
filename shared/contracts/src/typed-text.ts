const ascii = /^[ -~]*$/
const emailShape = /^[!-?A-~]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i

/** Whether a text is of the letters, digits and signs that every keyboard has. */
export const isAscii = (text: string): boolean => ascii.test(text)

/** Whether a text looks like an email address. */
export const looksLikeEmail = (text: string): boolean => emailShape.test(text)
