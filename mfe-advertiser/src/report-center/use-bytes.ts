import { useStore } from '@nanostores/react'
import { useShell } from '@tessera/module/react'

/** Writes sizes of files in the reader's language. */
export function useBytes(): (bytes: number) => string {
  const locale = useStore(useShell().$locale)
  return (bytes) => {
    const isLarge = bytes >= 1_000_000
    return new Intl.NumberFormat(locale, {
      ...{ style: 'unit', unit: isLarge ? 'megabyte' : 'kilobyte' },
      maximumFractionDigits: 1,
    }).format(bytes / (isLarge ? 1_000_000 : 1_000))
  }
}
