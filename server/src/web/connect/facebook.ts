import { connectChannel } from '@tessera/contracts/connect'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import type { ConnectProvider } from './connect-visit.ts'
import { facebookBody, facebookTitle } from './facebook-body.ts'
import { facebookLocale } from './facebook-locale.ts'
import { facebookWindow } from './facebook-script.ts'

const version = 'v2.7'
const scopes = ['public_profile', 'email', 'user_friends'] as const

/** The origins that the SDK connects to, besides those of its script and its API. */
const facebookPages = ['https://www.facebook.com', 'https://web.facebook.com'] as const

/** Returns the language to load the SDK in: the product's, or the browser's where the product lacks it. */
function spokenTag(locale: string, acceptLanguage: string): string {
  const [first = ''] = acceptLanguage.split(/[,;]/)
  return locale === 'en' && first.trim() !== '' ? first.trim() : locale
}

/** Answers `/connect/facebook/`, a window in which Facebook's SDK logs in. */
export const facebookConnect: ConnectProvider = async ({ context, state, isBack }) => {
  const { ports, language, request } = context
  const { brand, providers } = ports.settings
  const { facebook } = providers
  if (facebook === null || state === undefined || isBack) return undefined
  const { appId, sdkUrl, graphUrl } = facebook
  const tag = spokenTag(language.locale, request.headers.get('Accept-Language') ?? '')
  const origins = [new URL(sdkUrl).origin, new URL(graphUrl).origin, ...facebookPages]
  return {
    title: facebookTitle(brand, language),
    body: facebookBody(brand, language),
    script: facebookWindow,
    data: {
      state,
      channel: connectChannel(state),
      appId,
      version,
      scopes,
      sdkUrl: `${sdkUrl}/${facebookLocale(tag)}/sdk.js`,
      tries: limits.providerScriptTries,
      interval: timings.providerScriptPoll,
    },
    sources: {
      scripts: [new URL(sdkUrl).origin],
      frames: facebookPages,
      connects: origins,
      images: facebookPages,
      styles: [],
    },
  }
}
