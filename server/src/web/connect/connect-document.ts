import type { Language } from '@tessera/contracts/language'
import { type ConnectSources, connectHeaders, connectPageOf } from './connect-page.ts'

/** The content of a window below /connect/. It never includes data of a member. */
export interface ConnectWindow<Data = Readonly<Record<string, unknown>>> {
  readonly title: string
  /** HTML of the body, escaped. */
  readonly body: string
  /** Runs in the window with `data`. Its text is sent, so that it may use nothing but its parameters. */
  readonly script: (page: Window & typeof globalThis, data: never) => void
  readonly data: Data
  readonly sources?: ConnectSources
}

/** The facts that each window needs besides its content. */
export interface ConnectFrame {
  readonly brand: string
  readonly language: Language
  readonly nonce: string
  readonly https: boolean
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;padding:24px;box-sizing:border-box;background:Canvas;color:CanvasText;text-align:center}
h1{font-size:1.35rem;line-height:1.25;margin:0 0 12px}p{margin:0 0 16px;max-width:26rem}[hidden]{display:none!important}
button{min-height:44px;padding:0 20px;border:0;border-radius:22px;background:CanvasText;color:Canvas;font:inherit;font-weight:600;cursor:pointer}
button+button{margin-inline-start:8px;background:none;color:inherit}
:focus-visible{outline:3px solid light-dark(#1458c8,#8ab4ff);outline-offset:3px}`

/** Answers with a window below /connect/, in which scripts of providers may run. */
export function connectDocument(window: ConnectWindow, frame: ConnectFrame): Response {
  const { language, nonce, brand, https } = frame
  const { title, body, script, data, sources = {} } = window
  const html = connectPageOf({
    nonce,
    language,
    title: `${title} · ${brand}`,
    data,
    body,
    style,
    script: `(${script})(window,JSON.parse(document.getElementById('data').textContent))`,
  })
  return new Response(html, { headers: connectHeaders({ nonce, framed: false, https, sources }) })
}
