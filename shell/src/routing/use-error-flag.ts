import { useEffect } from 'react'
import type { Shell } from '../boot/shell.ts'
import { errorFlagIn } from './error-flag.ts'
import { errorNotice } from './error-notice.ts'
import type { PageAddress } from './shown-pages.ts'

/** Tells what went wrong on the way to a page, once: the flag leaves the address. */
export function useErrorFlag({ parts }: Shell, { pathname, search }: PageAddress): void {
  useEffect(() => {
    const found = errorFlagIn(pathname, search)
    if (found === undefined) return
    parts.navigate(found.address, { replace: true })
    parts.toast({ text: errorNotice(found.flag) })
  }, [parts, pathname, search])
}
