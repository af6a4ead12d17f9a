import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'

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
