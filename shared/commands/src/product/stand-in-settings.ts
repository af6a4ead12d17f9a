import { moduleOriginOf } from './origins.ts'

/**
 * Returns the service's settings for the stand-in of providers, as `demo` plays them. A provider that
 * the environment configures stays as it is, and production has no stand-in.
 */
export function standInSettings(
  productOrigin: string,
  port: number,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  if (environment.MODE === 'production') return {}
  const at = moduleOriginOf(productOrigin, port)
  const unless = (name: string, settings: Readonly<Record<string, string>>) =>
    environment[name] === undefined ? settings : {}
  return {
    STAND_IN_PORT: String(port),
    ...unless('GOOGLE_CLIENT_ID', {
      GOOGLE_CLIENT_ID: 'tessera-at-google',
      GOOGLE_ISSUER: `${at}/google`,
      GOOGLE_SCRIPT_URL: `${at}/google/gsi/client`,
    }),
    ...unless('FACEBOOK_APP_ID', {
      FACEBOOK_APP_ID: 'tessera-at-facebook',
      FACEBOOK_APP_SECRET: 'stand-in-secret-of-facebook-0123456789',
      FACEBOOK_SDK_URL: `${at}/facebook/sdk`,
      FACEBOOK_GRAPH_URL: `${at}/facebook/graph`,
    }),
    ...unless('LINE_CHANNEL_ID', {
      LINE_CHANNEL_ID: 'tessera-at-line',
      LINE_CHANNEL_SECRET: 'stand-in-secret-of-line-0123456789abcdef',
      LINE_ISSUER: `${at}/line`,
    }),
  }
}
