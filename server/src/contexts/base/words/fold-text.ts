/** Letters that don't decompose into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Accents, emoji variation selectors, and null characters, which PostgreSQL refuses. */
const dropped = /[\u0300-\u036f\ufe0e\ufe0f\0]/g

/**
 * Normalizes a text for comparison: lower case without accents. Keeps marks that form other
 * letters, as in Hindi, Thai or Korean.
 */
export function foldText(text: string): string {
  // A fast path: most texts are ASCII, and one search folds thousands.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  const plain = text.normalize('NFKD').replace(dropped, '').normalize('NFC').toLowerCase()
  return plain.replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
}
