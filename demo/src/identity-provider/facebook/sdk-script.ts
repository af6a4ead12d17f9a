/** The answer of the stand-in's dialog. */
interface DialogAnswer {
  readonly userID: string
  readonly accessToken: string
  readonly grantedScopes: string
}

interface LogInOptions {
  readonly scope?: string
  readonly auth_type?: string
}

type Hear = (status: {
  readonly status: string
  readonly authResponse: DialogAnswer | null
}) => void

/**
 * The surface of Facebook's web SDK that the product calls. Runs in a browser; its text is sent, so that it
 * uses nothing from outside.
 */
export function facebookSdk(
  page: Window & typeof globalThis & { FB?: object },
  base: string,
): void {
  let appId = ''
  let answer: DialogAnswer | null = null
  const status = () => ({ status: answer === null ? 'unknown' : 'connected', authResponse: answer })
  page.FB = {
    init: (options: { readonly appId: string }) => {
      appId = options.appId
    },
    getLoginStatus: (hear: Hear) => page.setTimeout(() => hear(status()), 0),
    login: (hear: Hear, { scope = '', auth_type = '' }: LogInOptions = {}) => {
      const query = new URLSearchParams({ app_id: appId, scope, auth_type })
      const dialog = page.open(`${base}/dialog?${query}`, 'facebook-dialog', 'width=520,height=560')
      const end = () => {
        page.removeEventListener('message', said)
        page.clearInterval(poll)
        hear(status())
      }
      const said = ({ origin, source, data }: MessageEvent) => {
        if (origin !== new URL(base).origin || source !== dialog) return
        answer = data.fb
        end()
      }
      page.addEventListener('message', said)
      let wasClosed = false
      const poll = page.setInterval(() => {
        // A dialog may be closed before its answer arrives.
        if (dialog === null || wasClosed) end()
        else wasClosed = dialog.closed
      }, 500)
    },
  }
}
