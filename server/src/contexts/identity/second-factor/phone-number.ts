const e164 = /^\+[1-9]\d{7,14}$/

/**
 * Parses a phone number into E.164 (a plus sign and 8 to 15 digits, starting with the country
 * code); undefined when it's invalid.
 */
export function phoneNumberOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^00/, '+')
    // The trunk prefix, as in +49 (0)30.
    .replace(/(?<=^\+[\d\s]+)\(0\)/, '')
    .replace(/[\s().\-–/]/g, '')
  return e164.test(bare) ? bare : undefined
}
