import * as z from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'Give an address as https://example.org.' })
const text = z.string().min(1).optional()

/** The settings of the providers that people can log in with. */
export const providerSettings = {
  GOOGLE_CLIENT_ID: text.describe(
    'The client id of log-ins with Google; without one there are none.',
  ),
  GOOGLE_ISSUER: address
    .default('https://accounts.google.com')
    .describe("The issuer of Google's id tokens."),
  GOOGLE_SCRIPT_URL: address
    .default('https://accounts.google.com/gsi/client')
    .describe("The URL of Google's script for its button and one tap."),
  FACEBOOK_APP_ID: text.describe(
    'The app id of log-ins with Facebook; without one there are none.',
  ),
  FACEBOOK_APP_SECRET: text.describe('The secret of that app.'),
  FACEBOOK_SDK_URL: address
    .default('https://connect.facebook.net')
    .describe("The URL that Facebook's SDK is below, by language."),
  FACEBOOK_GRAPH_URL: address
    .default('https://graph.facebook.com')
    .describe("The URL of Facebook's Graph API."),
  LINE_CHANNEL_ID: text.describe(
    'The channel id of log-ins with LINE; without one there are none.',
  ),
  LINE_CHANNEL_SECRET: text.describe('The secret of that channel.'),
  LINE_ISSUER: address
    .default('https://access.line.me')
    .describe("The issuer of LINE's id tokens."),
  STAND_IN_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('The port of a stand-in for those providers; never in production.'),
}

/** Settings that need each other. */
export const providersTogether = [
  ['FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['LINE_CHANNEL_SECRET', 'LINE_CHANNEL_ID'],
  ['LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET'],
] as const

/** The providers that people can log in with; null for those that aren't configured. */
export interface ProviderSettings {
  readonly google: {
    readonly clientId: string
    readonly issuer: string
    readonly scriptUrl: string
  } | null
  readonly facebook: {
    readonly appId: string
    readonly appSecret: string
    readonly sdkUrl: string
    readonly graphUrl: string
  } | null
  readonly line: {
    readonly channelId: string
    readonly channelSecret: string
    readonly issuer: string
  } | null
}

/** No provider at all. */
export const noProviders: ProviderSettings = { google: null, facebook: null, line: null }

const ProviderConfiguration = z.object(providerSettings)
type ProviderConfiguration = z.infer<typeof ProviderConfiguration>

/** Returns the configured providers. */
export function providersOf(given: ProviderConfiguration): ProviderSettings {
  const { GOOGLE_CLIENT_ID: clientId, FACEBOOK_APP_ID: appId } = given
  const { LINE_CHANNEL_ID: channelId, LINE_CHANNEL_SECRET: channelSecret } = given
  const { FACEBOOK_APP_SECRET: appSecret } = given
  return {
    google:
      clientId === undefined
        ? null
        : { clientId, issuer: given.GOOGLE_ISSUER, scriptUrl: given.GOOGLE_SCRIPT_URL },
    facebook:
      appId === undefined || appSecret === undefined
        ? null
        : {
            appId,
            appSecret,
            sdkUrl: given.FACEBOOK_SDK_URL,
            graphUrl: given.FACEBOOK_GRAPH_URL,
          },
    line:
      channelId === undefined || channelSecret === undefined
        ? null
        : { channelId, channelSecret, issuer: given.LINE_ISSUER },
  }
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns the ports of this machine that the service may ask as a provider: those of configured
 * addresses on it, and none in production.
 */
export function loopbackPortsOf(
  given: ProviderConfiguration & { readonly MODE: string },
): readonly number[] {
  if (given.MODE === 'production') return []
  const { GOOGLE_ISSUER, LINE_ISSUER, FACEBOOK_GRAPH_URL, STAND_IN_PORT } = given
  const named = [GOOGLE_ISSUER, LINE_ISSUER, FACEBOOK_GRAPH_URL].flatMap((each) => {
    const { hostname, port, protocol } = new URL(each)
    return loopback.has(hostname) ? [Number(port) || (protocol === 'https:' ? 443 : 80)] : []
  })
  return [...new Set([...named, ...(STAND_IN_PORT === undefined ? [] : [STAND_IN_PORT])])]
}
