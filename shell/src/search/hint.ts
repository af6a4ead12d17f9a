/**
 * Returns what completes the text in the field, given the hint for the term that was asked about.
 * Typing the letters of the hint keeps the rest of it.
 */
export function hintFor(
  text: string,
  asked: { readonly term: string; readonly hint: string },
): string {
  const whole = asked.term.trimStart() + asked.hint
  const typed = text.trimStart()
  const agrees =
    asked.hint !== '' &&
    typed.length < whole.length &&
    typed.toLowerCase().startsWith(asked.term.trimStart().toLowerCase()) &&
    whole.toLowerCase().startsWith(typed.toLowerCase())
  return agrees ? whole.slice(typed.length) : ''
}
