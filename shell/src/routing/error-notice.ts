import { defineMessages } from '@tessera/contracts/messages'

const words = defineMessages({
  missing: 'We could not find that page. Here are other ideas.',
  logInNeeded: 'That is only for people who are logged in.',
  other: 'Something went wrong there. Here are other ideas.',
})

const notices: ReadonlyMap<string, () => string> = new Map([
  ['not-found', words.missing],
  ['log-in-needed', words.logInNeeded],
])

/** What an error flag says to a person. */
export function errorNotice(flag: string): string {
  return (notices.get(flag) ?? words.other)()
}
