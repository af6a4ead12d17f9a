import { useStore } from '@nanostores/react'
import { useShell } from '@tessera/module/react'

/** Returns functions that write moments in the reader's language: a day, or a day with the time. */
export function useWhen() {
  const locale = useStore(useShell().$locale)
  const format = (options: Intl.DateTimeFormatOptions) => {
    const written = new Intl.DateTimeFormat(locale, options)
    return (moment: string) => written.format(new Date(moment))
  }
  return {
    locale,
    day: format({ dateStyle: 'medium' }),
    moment: format({ dateStyle: 'medium', timeStyle: 'short' }),
  }
}
