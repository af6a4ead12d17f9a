/** Spreadsheets begin a file with the delimiter that they use. */
export const sayingDelimiter = /^sep=.\n/i

/** Returns a function that makes line breaks of each kind '\n'; the second half of one may be in the next piece. */
export function lineBreaks() {
  let isHalf = false
  return (text: string): string => {
    const whole = isHalf ? `\r${text}` : text
    isHalf = whole.endsWith('\r')
    return (isHalf ? whole.slice(0, -1) : whole).replace(/\r\n?/g, '\n')
  }
}
