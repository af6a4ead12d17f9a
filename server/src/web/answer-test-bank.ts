import type { RequestContext } from '../calls/request-context.ts'
import { bankPageOf } from '../contexts/ads/index.ts'
import { escapeText } from '../documents/markup.ts'
import { connectHeaders, connectPageOf } from './connect/connect-page.ts'
import { isStrictlyHttps } from './headers.ts'

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;padding:16px;box-sizing:border-box;background:Canvas;color:CanvasText;text-align:center}
h1{font-size:1.25rem;line-height:1.25;margin:0 0 8px}p{margin:0 0 12px;max-width:26rem}form{display:flex;gap:8px;justify-content:center}
button{min-height:44px;padding:0 20px;border:0;border-radius:22px;background:CanvasText;color:Canvas;font:inherit;font-weight:600;cursor:pointer}
button+button{background:none;color:inherit;outline:1px solid}
button:focus-visible{outline:3px solid light-dark(#1458c8,#8ab4ff);outline-offset:3px}`

/** Tells the page around it that the question was answered. */
const script = `{const {message}=JSON.parse(document.getElementById('data').textContent);if(message!==null)window.parent.postMessage(message,location.origin)}`

/** Answers the bank's page of the test provider, in a frame; undefined without such a charge. */
export async function answerTestBank(
  context: RequestContext,
  key: string,
): Promise<Response | undefined> {
  const page = await bankPageOf(context, key)
  if (page === undefined) return undefined
  const { ports, language } = context
  const nonce = ports.tokens.next()
  const { title, paragraphs, buttons, message } = page
  const texts = paragraphs.map((text) => `<p>${escapeText(text)}</p>`).join('')
  const form = buttons.map(
    ({ answer, label }) => `<button name="answer" value="${answer}">${escapeText(label)}</button>`,
  )
  const body = `<h1>${escapeText(title)}</h1>${texts}${form.length === 0 ? '' : `<form method="post">${form.join('')}</form>`}`
  const https = isStrictlyHttps(ports.settings.publicOrigin)
  const sources = { forms: ["'self'"] }
  return new Response(
    connectPageOf({ nonce, language, title, data: { message }, script, body, style }),
    { headers: connectHeaders({ nonce, framed: true, https, sources }) },
  )
}
