import { useStore } from '@nanostores/react'
import type { BulkMark } from '@tessera/contracts/calls/bulk-files'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'

/** Returns the mark between cells that spreadsheets of a language read: a decimal comma goes with semicolons. */
function markOf(locale: string): BulkMark {
  const parts = numberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
    ? 'semicolon'
    : 'comma'
}

/** Returns the mark between cells for the reader's language. */
export const useMark = (): BulkMark => markOf(useStore(useShell().$locale))
