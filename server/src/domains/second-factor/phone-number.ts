const e164 = /^\+[1-9]\d{7,14}$/

/**
 * A telephone's number in E.164 (a plus sign and 8 to 15 digits, the country's first), out of the
 * ways in which people write it; undefined when it is none.
 */
export function phoneNumberOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^00/, '+')
    // What is dialled within a country alone, as in +49 (0)30.
    .replace(/(?<=^\+[\d\s]+)\(0\)/, '')
    .replace(/[\s().\-–/]/g, '')
  return e164.test(bare) ? bare : undefined
}
