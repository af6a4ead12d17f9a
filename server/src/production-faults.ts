import { postgresAddressOf } from './platform/database/postgres-address.ts'
import { isCommonPassword } from './platform/passwords/common-passwords.ts'

/** The settings that decide whether a service is safe in production. */
export interface Exposed {
  readonly MODE?: string | undefined
  readonly DEMO?: string | undefined
  readonly VISITOR_COUNTRY?: string | undefined
  readonly ALLOW_HTTP?: string | undefined
  readonly PUBLIC_ORIGIN?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_DIRECT_URL?: string | undefined
  readonly DATABASE_REPLICA_URLS?: readonly string[] | undefined
  readonly SMTP_URL?: string | undefined
  readonly SECRETS_KEY?: string | undefined
  readonly CAPTCHA_SECRET?: string | undefined
  readonly RECAPTCHA_V2_SITE_KEY?: string | undefined
  readonly RECAPTCHA_V2_SECRET?: string | undefined
  readonly RECAPTCHA_V3_SECRET?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
  readonly SMS_WEBHOOK_TOKEN?: string | undefined
  readonly GOOGLE_ISSUER?: string | undefined
  readonly GOOGLE_SCRIPT_URL?: string | undefined
  readonly FACEBOOK_SDK_URL?: string | undefined
  readonly FACEBOOK_GRAPH_URL?: string | undefined
  readonly LINE_ISSUER?: string | undefined
}

const providerAddresses = [
  'GOOGLE_ISSUER',
  'GOOGLE_SCRIPT_URL',
  'FACEBOOK_SDK_URL',
  'FACEBOOK_GRAPH_URL',
  'LINE_ISSUER',
] as const

/** Providers say who somebody is, so nobody between may answer for them. */
const plainProviders = (given: Exposed): readonly Fault[] =>
  providerAddresses.flatMap((name) =>
    given[name] === undefined || given[name].startsWith('https://')
      ? []
      : [{ name, problem: 'Set it to an https address, or leave it out.' }],
  )

interface Fault {
  readonly name: string
  readonly problem: string
}

/** Default passwords of servers, beside the common passwords. */
const deliveredWith = [
  'postgres',
  'postgresql',
  'minioadmin',
  'tessera',
  'tessera-demo',
  'supersecret',
]

/** Google's published test key, which passes every robot. */
const recaptchaTestKey = /^6LeIxAcTAAAAA/

const isPublic = (secret: string): boolean =>
  isCommonPassword(secret, deliveredWith) || recaptchaTestKey.test(secret)

/** Returns the password in a URL, such as a database's; empty without one. */
function passwordIn(address: string | undefined): string {
  const [first = address] = postgresAddressOf(address ?? '')?.urls ?? []
  if (first === undefined || !URL.canParse(first)) return ''
  const { password } = new URL(first)
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}

function publicPasswords(given: Exposed): readonly Fault[] {
  const secrets = {
    DATABASE_URL: passwordIn(given.DATABASE_URL),
    DATABASE_DIRECT_URL: passwordIn(given.DATABASE_DIRECT_URL),
    DATABASE_REPLICA_URLS: given.DATABASE_REPLICA_URLS?.map(passwordIn).find(isPublic),
    SMTP_URL: passwordIn(given.SMTP_URL),
    SECRETS_KEY: given.SECRETS_KEY,
    CAPTCHA_SECRET: given.CAPTCHA_SECRET,
    RECAPTCHA_V2_SECRET: given.RECAPTCHA_V2_SECRET,
    RECAPTCHA_V3_SECRET: given.RECAPTCHA_V3_SECRET,
    S3_SECRET_ACCESS_KEY: given.S3_SECRET_ACCESS_KEY,
    SMS_WEBHOOK_TOKEN: given.SMS_WEBHOOK_TOKEN,
  }
  return Object.entries(secrets).flatMap(([name, secret]) =>
    secret !== undefined && secret !== '' && isPublic(secret)
      ? [{ name, problem: 'Its password is one that everybody tries first; set a random one.' }]
      : [],
  )
}

/**
 * Several instances share a database that isn't embedded; without set secrets each would generate
 * its own.
 */
function madeUpSecrets(given: Exposed): readonly Fault[] {
  if (given.DATABASE_URL === undefined) return []
  const missing = [
    ...(given.SECRETS_KEY === undefined ? ['SECRETS_KEY'] : []),
    ...(given.CAPTCHA_SECRET === undefined && given.RECAPTCHA_V2_SITE_KEY === undefined
      ? ['CAPTCHA_SECRET']
      : []),
  ]
  return missing.map((name) => ({
    name,
    problem:
      'With DATABASE_URL several instances may run, so set it to the same 32 random characters or more on each.',
  }))
}

/**
 * Lists everything that makes a service unsafe in production, each with its fix; nothing in other
 * modes.
 */
export function productionFaults(given: Exposed): readonly Fault[] {
  if (given.MODE !== 'production') return []
  const faults: Fault[] = []
  if (given.DEMO === 'on')
    faults.push({
      name: 'DEMO',
      problem: 'The demo accounts have a public password; leave it out, or set MODE to local.',
    })
  if (given.VISITOR_COUNTRY !== undefined)
    faults.push({
      name: 'VISITOR_COUNTRY',
      problem: 'People are in countries of their own; leave it out, or set COUNTRY_HEADER.',
    })
  if (given.ALLOW_HTTP !== 'on' && !given.PUBLIC_ORIGIN?.startsWith('https://'))
    faults.push({
      name: 'PUBLIC_ORIGIN',
      problem:
        'Set it to the https address that people use, or set ALLOW_HTTP to on for a network of your own.',
    })
  if (given.SMTP_URL === undefined)
    faults.push({
      name: 'SMTP_URL',
      problem: 'Set it, and MAIL_FROM; without a mail server nobody can reset a password.',
    })
  return [...faults, ...plainProviders(given), ...madeUpSecrets(given), ...publicPasswords(given)]
}
