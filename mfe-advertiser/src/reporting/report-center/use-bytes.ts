import { useStore } from '@nanostores/react'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'

/** Writes sizes of files in the reader's language. */
export function useBytes(): (bytes: number) => string {
  const locale = useStore(useShell().$locale)
  return (bytes) => {
    const isLarge = bytes >= 1_000_000
    return numberFormat(locale, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: 1,
    }).format(bytes / (isLarge ? 1_000_000 : 1_000))
  }
}
