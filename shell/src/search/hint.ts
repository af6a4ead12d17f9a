/**
 * What completes the text that stands in the field now, going by what completed the text that was
 * asked about: whoever types on as hinted keeps the rest of the hint.
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
