import { isBlockedPort } from '@tessera/contracts/blocked-ports'
import * as z from 'zod'
import { armShares } from './arm-shares.ts'
import { backupSettings } from './backup-settings.ts'
import { captchaSettings, captchasTogether } from './captcha-settings.ts'
import { classifierSettings, classifierTogether } from './classifier-settings.ts'
import { deliverySettings, deliveryTogether } from './delivery-settings.ts'
import {
  operatingSettings,
  operatingTogether,
  port,
  postgresAddress,
  stopTimeoutOf,
} from './operating-settings.ts'
import { paymentSettings, paymentsOf } from './payment-settings.ts'
import { isProxyRange } from './platform/proxies/trusted-proxies.ts'
import { productionFaults } from './production-faults.ts'
import { providerSettings, providersTogether } from './provider-settings.ts'
import {
  type ConfigurationFault,
  type Environment,
  problemOf,
  reloadable,
  unknownNames,
} from './setting-faults.ts'
import { telemetrySettings, telemetryTogether } from './telemetry-settings.ts'

const days = z.coerce.number().int().min(1).max(3_650)
const originOnly = z
  .string()
  .refine(
    (text) => text.startsWith('http') && URL.parse(text)?.origin === text,
    'Give an origin alone, as https://example.org.',
  )

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

const proxyFix =
  'Give addresses or ranges of proxies, as 192.0.2.7, 10.0.0.0/8 or fd00::/8; a range of /0 would trust everybody.'

const countries = list.pipe(
  z.array(z.string().regex(/^[A-Z]{2}$/, 'Give two capital letters for each.')),
)

const settings = {
  PORT: port.default(3000).describe('The port that the product is served on; 0 takes a free one.'),
  HOST: z
    .string()
    .min(1)
    .default('localhost')
    .describe('The address to listen on; 0.0.0.0 for every network of the machine.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .describe('The folder of the embedded database and of the pictures.'),
  DATABASE_URL: postgresAddress
    .optional()
    .describe(
      'A PostgreSQL to use instead of the embedded database. Of several hosts, as postgres://user@a,b/name, the one that takes writes is used.',
    ),
  BRAND_NAME: z.string().trim().min(1).max(30).default('Tessera').describe("The product's name."),
  PUBLIC_ORIGIN: originOnly
    .optional()
    .describe('The origin that people use; by default http://localhost and the port.'),
  TLS_CERT_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('The https certificate, in PEM; without one the service uses http.'),
  TLS_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('The private key of that certificate, in PEM.'),
  REGISTRY_FILE: z
    .string()
    .min(1)
    .default('registry.json')
    .describe('The registry of modules; edits take effect at once.'),
  STORE_PORT: port
    .optional()
    .describe('The port that published builds of modules are served on, an origin of their own.'),
  STORE_URL: z
    .url({ protocol: /^https?$/ })
    .endsWith('/', 'Give a URL that ends in /, as https://modules.example.org/.')
    .optional()
    .describe('Where browsers find published builds; by default localhost and STORE_PORT.'),
  STORE_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('The folder of published builds; by default modules in DATA_DIR. S3_ settings win.'),
  BUILDS_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A folder of builds that come with the product, one for each module; the service puts them into its store.',
    ),
  SHELL_DIR: z
    .string()
    .min(1)
    .default('../shell/dist')
    .describe("The folder of the shell's build, with its shell.json."),
  PACKAGES_DIR: z
    .string()
    .min(1)
    .default('../dist/packages')
    .describe(
      'The folder that npm run packages writes; the product serves it to teams at /packages/.',
    ),
  MODE: z
    .enum(['production', 'local', 'development'])
    .default('production')
    .describe(
      'local and development show the outbox to this machine; development lets a browser override modules.',
    ),
  DEMO: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'on or off: fills an empty database with the demo world; by default on, but never in production.',
    ),
  ALLOW_HTTP: z
    .enum(['on', 'off'])
    .default('off')
    .describe('on lets production run without https, such as on a private network.'),
  LOG_LEVEL: z
    .enum(['info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('The lowest level that is logged.')
    .meta(reloadable),
  LOG_HOST: originOnly
    .optional()
    .describe(
      'The origin that counts pins from other sites, with the address and words of their pages; by default they are counted here.',
    )
    .meta(reloadable),
  INSTALLED_APP: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'off removes the service worker from every browser, and the offer to install the app.',
    )
    .meta(reloadable),
  SESSION_IDLE_DAYS: days
    .default(30)
    .describe('Days after which an unused session ends.')
    .meta(reloadable),
  SESSION_MAX_DAYS: days
    .default(180)
    .describe('Days after which any session ends.')
    .meta(reloadable),
  OVERRIDE_ORIGINS: list
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)))
    .default([])
    .describe(
      'Origins, separated by commas, that people who may override modules may take them from.',
    )
    .meta(reloadable),
  PREVIEWS: z
    .enum(['allowed', 'open'])
    .default('allowed')
    .describe(
      'Who may run the preview of a build: allowed for people who may override modules, open for everybody who has its address.',
    )
    .meta(reloadable),
  TRUSTED_PROXIES: list
    .pipe(z.array(z.string().refine(isProxyRange, proxyFix)))
    .default([])
    .describe(
      'Addresses and ranges of proxies, separated by commas, whose X-Forwarded-For is trusted.',
    )
    .meta(reloadable),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, "Give a header's name, as CF-IPCountry.")
    .optional()
    .describe('The header in which those proxies report the country of an address.')
    .meta(reloadable),
  VISITOR_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Give two capital letters, as JP.')
    .optional()
    .describe(
      'The country that every visitor is taken to be in, to try the product; not in production.',
    ),
  CONSENT_COUNTRIES: countries
    .default(['KR'])
    .describe('Countries, separated by commas, that ask for each consent separately.')
    .meta(reloadable),
  PRODUCT_TAG_COUNTRIES: countries
    .default([])
    .describe('Countries, separated by commas, whose businesses may tag products; else every one.')
    .meta(reloadable),
  PRODUCT_COUNTRIES: countries
    .default([])
    .describe(
      'Countries, separated by commas, where the products of a picture are shown; else every one.',
    )
    .meta(reloadable),
  STRONG_PASSWORDS: z
    .enum(['on', 'off'])
    .default('off')
    .describe('on requires new passwords to be strong and have 8 characters instead of 6.')
    .meta(reloadable),
  SIGN_UP_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])/)], {
      error: 'Give an address as https://example.org/join, or a path as /join/.',
    })
    .optional()
    .describe('Where links from the log-in to the sign-up lead, instead of to the form.')
    .meta(reloadable),
  EXPERIMENTS: armShares
    .describe(
      'The share of visitors that gets an arm of an experiment, such as quick_promote=enabled:20; without a share, everybody.',
    )
    .meta(reloadable),
  VITALS_SHARE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('The share of documents that report how fast they were, from 0 to 1.')
    .meta(reloadable),
  READER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(2)
    .describe('Threads that read what people send: files, archives, feeds, outside pages.'),
  BUDGET_FACTOR: z.coerce
    .number()
    .min(1)
    .max(1_000_000)
    .default(1)
    .describe('Multiplies the budgets of all calls, for load tests.')
    .meta(reloadable),
  ...captchaSettings,
  ...classifierSettings,
  ...providerSettings,
  ...deliverySettings,
  ...paymentSettings,
  ...operatingSettings,
  ...telemetrySettings,
  S3_ENDPOINT: originOnly
    .optional()
    .describe('An S3-compatible store for pictures and videos, instead of the data folder.'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Give a bucket as pictures-of-ours.')
    .optional()
    .describe(
      'The bucket; an endpoint whose host starts with it uses virtual-host URLs, others path URLs.',
    ),
  S3_REGION: z.string().min(1).default('us-east-1').describe("The store's region."),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('The access key of the store.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('The secret key of the store.'),
  ...backupSettings,
}

/** Keys that need each other. */
const together = [
  ['TLS_CERT_FILE', 'TLS_KEY_FILE'],
  ['TLS_KEY_FILE', 'TLS_CERT_FILE'],
  ...captchasTogether,
  ...classifierTogether,
  ...providersTogether,
  ...deliveryTogether,
  ...operatingTogether,
  ...telemetryTogether,
] as const

const storeNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const Checked = z
  .object(settings)
  .refine((given) => given.SESSION_IDLE_DAYS <= given.SESSION_MAX_DAYS, {
    path: ['SESSION_IDLE_DAYS'],
    error: 'It must not be more than SESSION_MAX_DAYS.',
    when: () => true,
  })
  .refine(
    (given) => given.DATABASE_URL !== undefined || given.DATABASE_REPLICA_URLS === undefined,
    {
      path: ['DATABASE_REPLICA_URLS'],
      error:
        'The embedded database has no replicas; set DATABASE_URL to the PostgreSQL that they follow, or remove this.',
      when: () => true,
    },
  )
  .superRefine(
    (given, found) => {
      const missing = storeNames.filter((name) => given[name] === undefined)
      if (missing.length === storeNames.length) return
      for (const name of missing)
        found.addIssue({ code: 'custom', path: [name], message: 'Set it with the other S3_ ones.' })
    },
    { when: () => true },
  )
  .superRefine(
    (given, found) => {
      const name = given.PUBLIC_ORIGIN === undefined ? 'PORT' : 'PUBLIC_ORIGIN'
      const port = name === 'PORT' ? given.PORT : Number(URL.parse(given[name] ?? '')?.port)
      if (port !== 0 && isBlockedPort(port))
        found.addIssue({
          code: 'custom',
          path: [name],
          message: `Browsers refuse to open port ${port}; take another, as 3000${name === 'PORT' ? ', or 0 for a free one' : ''}.`,
        })
    },
    { when: () => true },
  )
  .superRefine(
    (given, found) => {
      for (const [needed, set] of together)
        if (given[set] !== undefined && given[needed] === undefined)
          found.addIssue({ code: 'custom', path: [needed], message: `Set it with ${set}.` })
    },
    { when: () => true },
  )

type CheckedSettings = z.infer<typeof Checked>

/** The demo world has a public password, so production has none by default and refuses one. */
const whole = (given: CheckedSettings) => ({
  ...given,
  DEMO: given.DEMO ?? (given.MODE === 'production' ? 'off' : 'on'),
  PAYMENTS: paymentsOf(given),
  STOP_TIMEOUT: stopTimeoutOf(given),
})

const Settings = Checked.transform(whole)

/** Further requirements of a service that serves people. */
const ServiceSettings = Checked.superRefine(
  (given, found) => {
    for (const { name, problem } of productionFaults(given))
      found.addIssue({ code: 'custom', path: [name], message: problem })
  },
  { when: () => true },
).transform(whole)

/** The whole configuration. */
export type Configuration = z.infer<typeof Settings>

type ReadConfiguration =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly faults: readonly ConfigurationFault[] }

/** Reads the configuration of a command that works on the data and serves nobody. */
export const readConfiguration = (environment: Environment): ReadConfiguration =>
  read(Settings, environment)

/**
 * Reads the configuration of a service, or lists all of its faults. In production that includes
 * everything that isn't safe.
 */
export function readServiceConfiguration(environment: Environment): ReadConfiguration {
  const outcome = read(ServiceSettings, environment)
  const unknown = unknownNames(environment, [...Object.keys(settings), 'SETTINGS_FILE'])
  if (unknown.length === 0) return outcome
  return { ok: false, faults: [...unknown, ...(outcome.ok ? [] : outcome.faults)] }
}

function read(
  schema: typeof Settings | typeof ServiceSettings,
  environment: Environment,
): ReadConfiguration {
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  const parsed = schema.safeParse(Object.fromEntries(set), {
    error: (issue) => problemOf(issue, environment),
  })
  if (parsed.success) return { ok: true, configuration: parsed.data }
  // A list may have the same fault in several places.
  const faults = new Map(
    parsed.error.issues.map(({ path: [name], message }) => [
      `${String(name)} ${message}`,
      { name: String(name), problem: message },
    ]),
  )
  return { ok: false, faults: [...faults.values()] }
}

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings)

const isReloadable = (name: string): boolean =>
  Object.entries(settings).some(
    ([each, schema]) => each === name && schema.meta()?.isReloadable === true,
  )

/** Lists the configuration as a table: names, defaults, meanings, and what a running service reads again. */
export function configurationTable(): readonly {
  readonly name: string
  readonly fallback: string
  readonly meaning: string
  readonly isReloadable: boolean
}[] {
  return Object.entries(settings).map(([name, schema]) => ({
    name,
    fallback: String(schema.safeParse(undefined).data ?? ''),
    meaning: schema.description ?? '',
    isReloadable: isReloadable(name),
  }))
}

/** Lists the settings whose values differ, by whether a running service takes them on. */
export function changedSettings(before: Environment, after: Environment) {
  const changed = Object.keys(settings).filter(
    (name) => (before[name] || undefined) !== (after[name] || undefined),
  )
  return {
    reloadable: changed.filter(isReloadable),
    others: changed.filter((name) => !isReloadable(name)),
  }
}
