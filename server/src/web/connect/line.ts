import { visitOf } from '../../calls/serve.ts'
import { beginLine, finishLine } from '../../contexts/identity/index.ts'
import type { ConnectProvider } from './connect-visit.ts'
import { wayBack, wayOut } from './ways.ts'

/** Answers `/connect/line/`, which goes on to LINE, and `/connect/line/done/`, which LINE leads back to. */
export const lineConnect: ConnectProvider = async ({ context, query, state, isBack }) => {
  const { language } = context
  const visit = visitOf(context)
  if (isBack) {
    const message = await finishLine(visit, query)
    return message === undefined ? undefined : wayBack(message, language)
  }
  if (state === undefined || context.isFromOtherSite) return undefined
  const to = await beginLine(visit, state)
  return to === undefined
    ? wayBack({ type: 'error', state, error: 'unreachable' }, language)
    : wayOut(to, language)
}
