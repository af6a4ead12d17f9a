import type { SsoWindow } from '@tessera/contracts/calls/sso'
import type { ConnectMessage } from '@tessera/contracts/connect'
import type { z } from '@tessera/contracts/schema'
import { visitOf } from '../../calls/serve.ts'
import { companyLogInUrl } from '../../contexts/identity/index.ts'
import type { ConnectWindow } from './connect-document.ts'
import type { ConnectProvider } from './connect-visit.ts'
import { wayBack, wayOut } from './ways.ts'

/** Returns what a company's answer means for the page that opened the window. */
function messageOf(query: URLSearchParams, state: string): ConnectMessage {
  const [code, error, iss] = [query.get('code'), query.get('error'), query.get('iss')]
  if (error === 'access_denied') return { type: 'cancelled', state }
  if (code === null || error !== null) return { type: 'error', state, error: 'sso-failed' }
  const payload: z.input<typeof SsoWindow> = { code, state, ...(iss === null ? {} : { iss }) }
  return { type: 'complete', state, payload }
}

/** The window of a company's log-in: leads to the company, which leads back to it. */
export const ssoWindow: ConnectProvider = async (visit): Promise<ConnectWindow | undefined> => {
  const { context, query, state, isBack } = visit
  const { language } = context
  if (state === undefined) return undefined
  if (isBack) return wayBack(messageOf(query, state), language)
  if (context.isFromOtherSite) return undefined
  const companyId = query.get('company') ?? ''
  const url = await companyLogInUrl(visitOf(context), { companyId, state })
  return url === undefined
    ? wayBack({ type: 'error', state, error: 'sso-failed' }, language)
    : wayOut(url, language)
}
