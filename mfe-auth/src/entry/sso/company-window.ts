import { SsoWindow } from '@tessera/contracts/calls/sso'
import { measures } from '@tessera/contracts/limits'
import { parseUrl } from '@tessera/contracts/parse-url'
import { paths } from '@tessera/contracts/paths'
import { openConnectWindow, payloadOf } from '../../kit/connect-window/open-connect-window.ts'
import type { ConnectOutcome } from '../../kit/connect-window/watch.ts'
import { words } from '../../words.ts'
import type { SsoAnswer, WindowEvent } from '../flow/sso-answer.ts'
import type { SsoFound } from '../flow/sso-found.ts'
import { ssoFailure } from './sso-error.ts'

/** Returns what an outcome of the window means for the form. */
export function eventOf(outcome: ConnectOutcome<SsoAnswer>): WindowEvent {
  switch (outcome.kind) {
    case 'complete':
      return { type: 'sso-answered', answer: outcome.payload }
    case 'error':
      return { type: 'sso-refused', error: ssoFailure() }
    case 'blocked':
      return { type: 'sso-refused', error: { message: words.enablePopups() } }
    default:
      return { type: 'sso-closed' }
  }
}

/** Returns the company whose window an address opens; undefined for an address that isn't ours. */
export function companyIn(uri: string | null, origin: string): string | undefined {
  const url = uri === null ? null : parseUrl(uri)
  const path = paths.connect.to({ provider: 'sso' })
  if (url === null || url.origin !== origin || url.pathname !== path) return undefined
  return url.searchParams.get('company') ?? undefined
}

/** Opens the log-in at a company; call it in the press itself. */
export function openCompanyWindow(
  { authorizationUri }: Pick<SsoFound, 'authorizationUri'>,
  on: (event: WindowEvent) => void,
): { readonly cancel: () => void } {
  const nothing = { cancel: () => {} }
  if (typeof window === 'undefined') {
    on({ type: 'sso-refused', error: ssoFailure({ message: 'Window is undefined', code: 0 }) })
    return nothing
  }
  const company = companyIn(authorizationUri, location.origin)
  if (company === undefined) {
    on({ type: 'sso-refused', error: ssoFailure() })
    return nothing
  }
  return openConnectWindow<SsoAnswer>({
    provider: 'sso',
    size: measures.connectWindowSso,
    query: { company },
    read: payloadOf(SsoWindow),
    onOutcome: (outcome) => on(eventOf(outcome)),
  })
}
