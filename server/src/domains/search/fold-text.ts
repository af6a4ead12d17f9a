/** Letters that are more than a letter with a mark on it, as people type them without it. */
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

/** Accents, the mark that asks for an emoji's coloured form, and what no database takes. */
const dropped = /[\u0300-\u036f\ufe0e\ufe0f\0]/g

/**
 * A text as two texts are compared: small letters without accents. Marks that make another letter,
 * as those of Hindi, Thai or Korean do, stay.
 */
export function foldText(text: string): string {
  // Most texts hold nothing to fold but capitals, and thousands are looked at for one search.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  const plain = text.normalize('NFKD').replace(dropped, '').normalize('NFC').toLowerCase()
  return plain.replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
}
