import type { ByteRange } from '../../../platform/blobs/port.ts'

/**
 * Returns the part of a file that a Range header requests. Malformed headers and multiple ranges
 * count as no range: the whole file is always a valid answer.
 */
export function rangeOf(header: string | null, size: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const last = to === '' || from === '' ? size - 1 : Math.min(Number(to), size - 1)
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  if (to !== '' && from !== '' && Number(to) < first) return 'whole'
  return first > last ? 'none' : { first, last }
}
