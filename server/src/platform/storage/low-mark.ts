/** The room on a disk, in bytes. */
export interface DiskRoom {
  readonly free: number
  readonly size: number
}

/** The room below which a disk is nearly full: a share of it, or bytes. */
export type LowMark = { readonly share: number } | { readonly bytes: number }

const units: Readonly<Record<string, number>> = { MB: 1e6, GB: 1e9, TB: 1e12 }

const form = /^\s*(\d+(?:\.\d+)?)\s*(%|MB|GB|TB)\s*$/i

/** True for a share as `10%`, or a size as `2GB`. */
export const isLowMark = (text: string): boolean => {
  const [, digits, unit] = form.exec(text) ?? []
  return digits !== undefined && (unit !== '%' || Number(digits) < 100)
}

/** Returns the mark that a text names; nothing is below the mark of any other text. */
export function lowMarkOf(text: string): LowMark {
  const [, digits = '0', unit = '%'] = form.exec(text) ?? []
  const number = Number(digits)
  return unit === '%'
    ? { share: number / 100 }
    : { bytes: number * (units[unit.toUpperCase()] ?? 1) }
}

/** True when a disk has less room than the mark. */
export const isBelow = (mark: LowMark, { free, size }: DiskRoom): boolean =>
  free < ('share' in mark ? mark.share * size : mark.bytes)
