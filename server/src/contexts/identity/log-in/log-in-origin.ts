import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { logIn } from '@tessera/contracts/calls/session'

type Told = Pick<
  Exclude<ParsedInputOf<typeof logIn>, { mfa_resend: true }>,
  'app_type_from_client' | 'referrer' | 'visited_pages_before_login'
>

/** The logged origin of a log-in. Full URLs may hold secrets, so none is logged. */
export interface LogInOrigin {
  readonly app: number | null
  /** The host of the page that linked to the product. */
  readonly referrer: string | null
  /** The number of pages the tab showed before. */
  readonly pages: number | null
}

/** Returns the logged origin of a log-in. */
export const logInOrigin = (told: Told): LogInOrigin => ({
  app: told.app_type_from_client ?? null,
  referrer: hostOf(told.referrer ?? ''),
  pages: told.visited_pages_before_login?.length ?? null,
})

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)
