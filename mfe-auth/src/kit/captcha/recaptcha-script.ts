/** The API of Google's script. */
interface Recaptcha {
  ready(then: () => void): void
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string
      readonly callback: (token: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ): number
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const origin = 'https://www.google.com'

let loading: Promise<Recaptcha> | undefined

function load(render: string): Promise<Recaptcha> {
  const { promise, resolve, reject } = Promise.withResolvers<Recaptcha>()
  const script = document.createElement('script')
  script.src = `${origin}/recaptcha/api.js?${new URLSearchParams({ render })}`
  script.async = true
  script.addEventListener('load', () => {
    const { grecaptcha } = window
    if (grecaptcha === undefined) reject(new Error('The captcha script brought nothing along.'))
    else grecaptcha.ready(() => resolve(grecaptcha))
  })
  script.addEventListener('error', () => {
    loading = undefined
    script.remove()
    reject(new Error('The captcha script did not come.'))
  })
  document.head.append(script)
  return promise
}

/** Loads Google's script once, and only where the service has its keys. */
export function recaptchaScript(siteKeyV3: string | null): Promise<Recaptcha> {
  loading ??= load(siteKeyV3 ?? 'explicit')
  return loading
}
