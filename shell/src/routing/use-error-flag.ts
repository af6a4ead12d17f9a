import { useEffect } from 'react'
import type { Shell } from '../boot/shell.ts'
import type { PageAddress } from './shown-pages.ts'

/** Shows the message of an error flag once, and removes the flag from the address. Few addresses have one. */
export function useErrorFlag({ parts }: Shell, { pathname, search }: PageAddress): void {
  useEffect(() => {
    if (!search.includes('error=')) return
    import(/* webpackChunkName: "error-flag" */ './error-flag.ts')
      .then(({ errorFlagIn, errorNotice }) => {
        const found = errorFlagIn(pathname, search)
        if (found === undefined) return
        parts.navigate(found.address, { replace: true })
        parts.toast({ text: errorNotice(found.flag) })
      })
      .catch((thrown: unknown) =>
        parts.report({ code: 'flag-not-shown', from: 'shell', detail: String(thrown) }),
      )
  }, [parts, pathname, search])
}
