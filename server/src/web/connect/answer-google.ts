import type { GoogleFrameMessage } from '@tessera/contracts/connect-messages'
import { timings } from '@tessera/contracts/timings'
import { readBody } from '../../calls/body.ts'
import type { RequestContext } from '../../calls/request-context.ts'
import { visitOf } from '../../calls/serve.ts'
import { startAttempt } from '../../contexts/identity/index.ts'
import { isStrictlyHttps } from '../headers.ts'
import { connectHeaders, connectPageOf } from './connect-page.ts'
import { googleAnswerScript, googleFrameScript } from './google-script.ts'
import { readPostedCredential } from './posted-credential.ts'

const postMaxBytes = 16 * 1024
/** The frame loads again with a new nonce before the old one ends. */
const renewMilliseconds = (timings.connectMinutes - 1) * 60_000

/** Answers the document in which Google's script runs; undefined where Google isn't configured. */
export async function answerGoogle(context: RequestContext): Promise<Response | undefined> {
  const { ports, request } = context
  if (ports.settings.providers.google === null) return undefined
  return request.method === 'POST' ? answerPost(context) : answerFrame(context)
}

const widthOf = (text: string | null): number => Math.min(400, Math.max(200, Number(text) || 268))

async function answerFrame(context: RequestContext): Promise<Response | undefined> {
  const { ports, language } = context
  const { google } = ports.settings.providers
  if (google === null) return undefined
  const { nonce } = await startAttempt(visitOf(context), { provider: 'google', isNonceState: true })
  const query = new URL(context.request.url).searchParams
  const dark = query.get('theme') === 'dark'
  const scriptNonce = ports.tokens.next()
  const base = new URL('.', google.scriptUrl).href
  const sources = {
    scripts: [google.scriptUrl],
    frames: [base],
    connects: [base],
    styles: [base],
    forms: ["'self'"],
  }
  const page = connectPageOf({
    nonce: scriptNonce,
    language,
    title: 'Google',
    script: googleFrameScript,
    body: '<div id="google"></div>',
    style: `html{color-scheme:${dark ? 'dark' : 'light'};background:none}body{margin:0}#google{display:grid;justify-items:center}`,
    data: {
      clientId: google.clientId,
      scriptUrl: google.scriptUrl,
      nonce,
      scriptNonce,
      dark,
      oneTap: query.get('show') === 'one-tap',
      width: widthOf(query.get('width')),
      locale: language.locale,
      renewMilliseconds,
    },
  })
  const https = isStrictlyHttps(ports.settings.publicOrigin)
  return new Response(page, {
    headers: connectHeaders({ nonce: scriptNonce, framed: true, https, sources }),
  })
}

/**
 * Takes the credential that Google's script posts after one tap. It counts only with the same
 * `g_csrf_token` in the cookie and in the form, and from our own document.
 */
async function answerPost(context: RequestContext): Promise<Response> {
  const { ports, request, language, isFromOwnPage } = context
  const bytes = isFromOwnPage ? await readBody(request, postMaxBytes) : undefined
  const form = new URLSearchParams(bytes === undefined ? '' : new TextDecoder().decode(bytes))
  const credential = readPostedCredential(request.headers.get('Cookie'), form)
  const data: GoogleFrameMessage =
    credential === undefined ? { google: 'lost' } : { google: 'credential', credential }
  if (credential === undefined)
    ports.log.warn('identity.post-refused', { provider: 'google', own: isFromOwnPage })
  const nonce = ports.tokens.next()
  const https = isStrictlyHttps(ports.settings.publicOrigin)
  const page = connectPageOf({ nonce, language, title: 'Google', data, script: googleAnswerScript })
  return new Response(page, {
    status: credential === undefined ? 400 : 200,
    headers: connectHeaders({ nonce, framed: true, https }),
  })
}
