import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { logIn } from '@tessera/contracts/calls/session'

type Told = Pick<
  Extract<ParsedInputOf<typeof logIn>, { mfa_token: string } | { password: string }>,
  'app_type_from_client' | 'referrer' | 'visited_pages_before_login'
>

/** What the log keeps of where a log-in came from; whole addresses may hold secrets, so none is kept. */
export interface LogInOrigin {
  readonly app: number | null
  /** The host of the page that led to the product. */
  readonly referrer: string | null
  /** The number of pages that the tab showed before. */
  readonly pages: number | null
}

/** Returns what the log keeps of where a log-in came from. */
export const logInOrigin = (told: Told): LogInOrigin => ({
  app: told.app_type_from_client ?? null,
  referrer: hostOf(told.referrer ?? ''),
  pages: told.visited_pages_before_login?.length ?? null,
})

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)
