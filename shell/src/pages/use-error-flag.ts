import { again } from '@tessera/module/again'
import { useEffect } from 'react'
import type { PageAddress } from '../navigation/shown-pages.ts'
import type { Shell } from '../shell/shell.ts'

/** Shows the message of an error flag in the address once; few pages have one, so its code loads then. */
export function useErrorFlag(shell: Pick<Shell, 'parts'>, { pathname, search }: PageAddress): void {
  useEffect(() => {
    if (!search.includes('error=')) return
    again(() => import(/* webpackChunkName: "error-flag" */ './error-flag.ts'))
      .then(({ tellErrorFlag }) => tellErrorFlag(shell, { pathname, search }))
      // Without it, the page shows without the message.
      .catch(() => undefined)
  }, [shell, pathname, search])
}
