import { numberFormat } from '@tessera/contracts/number-format'

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Returns a size for people: '1.2 MB'. */
export function sizeText(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1_000)) / 3) - 1)
  const unit = units[step] ?? 'kilobyte'
  const value = bytes / 1_000 ** (step + 1)
  const style = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const
  return numberFormat(locale, style).format(value)
}
