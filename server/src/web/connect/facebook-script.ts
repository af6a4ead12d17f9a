/** An answer of Facebook's SDK. */
interface FacebookStatus {
  readonly status: string
  readonly authResponse?: {
    readonly userID: string
    readonly accessToken: string
    /** With commas between; only in the answer to a log-in. */
    readonly grantedScopes?: string
  } | null
}

/** The part of Facebook's SDK that the window uses. */
export interface FacebookSdk {
  init(options: Readonly<Record<string, unknown>>): void
  getLoginStatus(answer: (status: FacebookStatus) => void): void
  login(
    answer: (status: FacebookStatus) => void,
    options: {
      readonly scope: string
      readonly return_scopes: true
      readonly auth_type?: 'rerequest'
    },
  ): void
}

/** The data that the service gives the window. */
export interface FacebookGiven {
  readonly state: string
  readonly channel: string
  readonly sdkUrl: string
  readonly appId: string
  readonly version: string
  readonly scopes: readonly string[]
  /** The number of checks for the SDK, and the milliseconds between them. */
  readonly tries: number
  readonly interval: number
}

/** The part of a window that the script uses. */
export interface FacebookPage {
  opener: unknown
  readonly document: Document
  readonly BroadcastChannel: new (
    name: string,
  ) => { postMessage(message: unknown): void; close(): void }
  readonly FB?: FacebookSdk
  close(): void
  setInterval(act: () => void, milliseconds: number): number
  clearInterval(id: number): void
}

/**
 * Runs in the window: loads the SDK, logs in with it, and tells the page that opened the window. People who
 * did not share their email are asked once more. Its text is sent, so that it uses nothing from outside.
 */
export function facebookWindow(page: FacebookPage, given: FacebookGiven): void {
  page.opener = null
  const { document } = page
  const say = (message: Readonly<Record<string, unknown>>): void => {
    const channel = new page.BroadcastChannel(given.channel)
    channel.postMessage({ ...message, state: given.state })
    channel.close()
    page.close()
  }
  const show = (id: string): void => {
    for (const section of document.querySelectorAll('section')) section.hidden = section.id !== id
    document.querySelector<HTMLElement>(`#${id} button`)?.focus()
  }
  const pressed = (id: string, act: () => void): void =>
    document.getElementById(id)?.addEventListener('click', act)
  const complete = ({ authResponse }: FacebookStatus): void => {
    const payload = {
      facebook_id: authResponse?.userID,
      facebook_token: authResponse?.accessToken,
    }
    say({ type: 'complete', payload })
  }
  const start = (sdk: FacebookSdk): void => {
    const { appId, version, scopes } = given
    const scope = scopes.join(',')
    sdk.init({ appId, version, cookie: false, xfbml: false, status: false })
    const logIn = (again: boolean): void => {
      const answer = (status: FacebookStatus): void => {
        const granted = (status.authResponse?.grantedScopes ?? '').split(',')
        if (!status.authResponse) say({ type: 'error', error: 'unauthorized' })
        else if (again || granted.includes('email')) complete(status)
        else {
          pressed('without', () => complete(status))
          show('email')
        }
      }
      const options = { scope, return_scopes: true } as const
      sdk.login(answer, again ? { ...options, auth_type: 'rerequest' } : options)
    }
    pressed('log-in', () => logIn(false))
    pressed('share', () => logIn(true))
    sdk.getLoginStatus((status) => (status.authResponse ? complete(status) : show('ask')))
  }
  pressed('cancel', () => say({ type: 'cancelled' }))
  const script = document.createElement('script')
  script.src = given.sdkUrl
  script.async = true
  script.crossOrigin = 'anonymous'
  document.head.append(script)
  let tries = 0
  const poll = page.setInterval(() => {
    tries += 1
    if (page.FB === undefined && tries < given.tries) return
    page.clearInterval(poll)
    if (page.FB === undefined) say({ type: 'error', error: 'not-loaded' })
    else start(page.FB)
  }, given.interval)
}
