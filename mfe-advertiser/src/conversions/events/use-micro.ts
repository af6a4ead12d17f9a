import { useStore } from '@nanostores/react'
import { microText } from '@tessera/contracts/ads/micro'
import { useShell } from '@tessera/module/react'

/** Writes amounts of any currency in the reader's language. */
export function useMicro() {
  const locale = useStore(useShell().$locale)
  return (micro: number, currency: string): string => microText({ micro, currency }, locale)
}
