import type { ByteRange } from '../../platform/blobs/port.ts'

/**
 * The part of a file that a Range header asks for. What cannot be read counts as not asked, and so do
 * several parts at once: the whole is always a right answer.
 */
export function rangeOf(header: string | null, size: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const last = to === '' || from === '' ? size - 1 : Math.min(Number(to), size - 1)
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  if (to !== '' && from !== '' && Number(to) < first) return 'whole'
  return first > last ? 'none' : { first, last }
}
