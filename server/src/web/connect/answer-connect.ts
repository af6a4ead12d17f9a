import { ConnectState } from '@tessera/contracts/connect'
import { z } from '@tessera/contracts/schema'
import type { RequestContext } from '../../calls/request-context.ts'
import { isStrictlyHttps } from '../headers.ts'
import { connectDocument } from './connect-document.ts'
import type { ConnectProvider } from './connect-visit.ts'
import { facebookConnect } from './facebook.ts'
import { lineConnect } from './line.ts'
import { ssoWindow } from './sso.ts'

/** The documents of each provider, one file for each. */
const providers: Readonly<Record<string, ConnectProvider>> = {
  facebook: facebookConnect,
  line: lineConnect,
  sso: ssoWindow,
}

/** Answers an address below /connect/; undefined where there is no provider of that name. */
export async function answerConnect(
  context: RequestContext,
  given: { readonly provider: string; readonly isBack: boolean },
): Promise<Response | undefined> {
  const { ports, language, request } = context
  const answer = Object.hasOwn(providers, given.provider) ? providers[given.provider] : undefined
  const query = new URL(request.url).searchParams
  const state = z.safeParse(ConnectState, query.get('state')).data
  const page = await answer?.({ context, query, state, isBack: given.isBack })
  if (page === undefined) return undefined
  const { brand, publicOrigin } = ports.settings
  const https = isStrictlyHttps(publicOrigin)
  return connectDocument(page, { brand, language, nonce: ports.tokens.next(), https })
}
