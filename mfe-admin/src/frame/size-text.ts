const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Writes a number of bytes in the largest unit that fits: '1.5 MB'. */
export function sizeText(bytes: number, locale: string): string {
  const power = bytes < 1_000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const [unit = 'byte'] = units.slice(power)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** power)
}
