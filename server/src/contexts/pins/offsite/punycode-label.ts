const base = 36
const tMin = 1
const tMax = 26

/** Returns the value of a Punycode digit: a to z are 0 to 25, 0 to 9 follow. */
function digitOf(char: string): number {
  const code = char.charCodeAt(0)
  return code >= 97 ? code - 97 : code - 48 + 26
}

/** Returns the bias for the next number (RFC 3492, 6.1). */
function adapted(step: number, letters: number, isFirst: boolean): number {
  let delta = Math.floor(step / (isFirst ? 700 : 2))
  delta += Math.floor(delta / letters)
  let k = 0
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + 38))
}

/** Decodes one number and returns the position after it. */
function numberAt(digits: string, from: number, bias: number): { value: number; next: number } {
  let [value, weight, at] = [0, 1, from]
  for (let k = base; at < digits.length; k += base) {
    const digit = digitOf(digits[at] ?? 'a')
    at += 1
    value += digit * weight
    const threshold = Math.min(Math.max(k - bias, tMin), tMax)
    if (digit < threshold) break
    weight *= base - threshold
  }
  return { value, next: at }
}

/** Decodes a label of a host: `xn--mnchen-3ya` is `münchen`. */
export function lettersOf(label: string): string {
  if (!label.startsWith('xn--')) return label
  const coded = label.slice(4)
  const split = coded.lastIndexOf('-')
  const letters = split < 0 ? [] : Array.from(coded.slice(0, split))
  const digits = coded.slice(split + 1)
  let [code, place, bias, at] = [128, 0, 72, 0]
  while (at < digits.length) {
    const { value, next } = numberAt(digits, at, bias)
    const length = letters.length + 1
    bias = adapted(value, length, at === 0)
    at = next
    place += value
    code += Math.floor(place / length)
    place %= length
    if (code > 0x10ffff) return label
    letters.splice(place, 0, String.fromCodePoint(code))
    place += 1
  }
  return letters.join('')
}
