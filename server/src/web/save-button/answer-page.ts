import { homeFeed } from '@tessera/contracts/calls/feed'
import { Pin } from '@tessera/contracts/entities/pin'
import { z } from '@tessera/contracts/schema'
import type { RequestContext } from '../../calls/request-context.ts'
import { visitOf } from '../../calls/serve.ts'
import { answeredCalls } from '../../contexts/all-domains.ts'
import { documentHeaders, isStrictlyHttps } from '../headers.ts'
import { saveButtonPageOf } from './save-button-page.ts'
import { saveButtonScript } from './script-file.ts'

const shownPictures = 3

async function somePins(context: RequestContext): Promise<readonly Pin[]> {
  const feed = answeredCalls.find(({ call }) => call === homeFeed)
  const visit = visitOf(context)
  const admitted = feed?.admit(visit)
  const answer = admitted?.ok ? await admitted.run(visit, { page_size: shownPictures }) : undefined
  return answer?.ok ? (z.safeParse(z.array(Pin), answer.data).data ?? []) : []
}

/**
 * Answers with the page that shows the Save button. It has the policy that a strict site would have: the script runs
 * by its hash alone.
 */
export async function answerSaveButtonPage(context: RequestContext): Promise<Response> {
  const { ports, language } = context
  const { brand, publicOrigin } = ports.settings
  const nonce = ports.tokens.next()
  const script = await saveButtonScript.file()
  const https = isStrictlyHttps(publicOrigin)
  const headers = documentHeaders({ nonce, origins: [], overrides: false, https })
  headers.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self' '${script.integrity}'; style-src 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  )
  const pins = (await somePins(context)).slice(0, shownPictures)
  const page = { brand, language, nonce, origin: publicOrigin, script, pins }
  return new Response(saveButtonPageOf(page), { headers })
}
