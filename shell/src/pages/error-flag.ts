import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { PageAddress } from '../navigation/shown-pages.ts'
import type { Shell } from '../shell/shell.ts'

/** An error flag of the previous page, and the address without it. */
interface ErrorFlag {
  readonly flag: string
  readonly address: string
}

const told: readonly string[] = [paths.home.to(), paths.ideas.to()]

/** Returns the error flag in the address of the home or ideas page, if there is one. */
export function errorFlagIn(pathname: string, search: string): ErrorFlag | undefined {
  const query = new URLSearchParams(search)
  const flag = query.get('error')
  if (flag === null || !told.includes(pathname)) return undefined
  query.delete('error')
  return { flag, address: query.size > 0 ? `${pathname}?${query}` : pathname }
}

const words = defineMessages({
  missing: "We couldn't find that page. Here are other ideas.",
  logInNeeded: 'Log in to see that page.',
  other: 'Something went wrong. Here are other ideas.',
})

const notices: ReadonlyMap<string, () => string> = new Map([
  ['not-found', words.missing],
  ['log-in-needed', words.logInNeeded],
])

/** Returns the message for an error flag. */
export function errorNotice(flag: string): string {
  return (notices.get(flag) ?? words.other)()
}

/** Shows the message of an error flag, and removes the flag from the address. */
export function tellErrorFlag(
  { parts }: Pick<Shell, 'parts'>,
  { pathname, search }: Pick<PageAddress, 'pathname' | 'search'>,
): void {
  const found = errorFlagIn(pathname, search)
  if (found === undefined) return
  parts.navigate(found.address, { replace: true })
  parts.toast({ text: errorNotice(found.flag) })
}
