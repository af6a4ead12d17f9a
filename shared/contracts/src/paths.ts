type Names<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : never

/** The parameters of a pattern. */
export type ParamsOf<Pattern extends string> = { readonly [Name in Names<Pattern>]: string }

type Query = Readonly<Record<string, string | undefined>>

/** A page's path: its pattern, and `to` for links. */
export interface Path<Pattern extends string = string> {
  readonly pattern: Pattern
  to(
    ...args: Names<Pattern> extends never ? [query?: Query] : [ParamsOf<Pattern>, query?: Query]
  ): string
}

function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryText(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}

/**
 * Declares a path. Patterns end in a slash; parameters start with a colon.
 *
 *     const pin = definePath('/pin/:pinId/')
 *     pin.to({ pinId: '42' }) // '/pin/42/'
 */
export function definePath<const Pattern extends `/${string}`>(pattern: Pattern): Path<Pattern>
export function definePath(pattern: string): unknown {
  const hasParams = pattern.includes('/:')
  return {
    pattern,
    to: (...args: readonly (Query | undefined)[]) => {
      const [params, query] = hasParams ? args : [{}, args[0]]
      return fill(pattern, onlyText(params)) + queryText(query)
    },
  }
}

function onlyText(params: Query = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** The paths of all pages. */
export const paths = {
  home: definePath('/'),
  login: definePath('/login/'),
  signup: definePath('/signup/'),
  businessCreate: definePath('/business/create/'),
  businessConvert: definePath('/business/convert/'),
  businessLogin: definePath('/business/login/'),
  forgotPassword: definePath('/password/forgot/'),
  resetPassword: definePath('/password/reset/'),
  verifyEmail: definePath('/settings/email/verify/'),
  securitySettings: definePath('/settings/security/'),
  trash: definePath('/settings/trash/'),
  search: definePath('/search/pins/'),
  searchScope: definePath('/search/:scope/'),
  ideas: definePath('/ideas/'),
  topicIdeas: definePath('/ideas/:topic/'),
  offsite: definePath('/offsite/'),
  help: definePath('/help/:topic/'),
  pin: definePath('/pin/:pinId/'),
  pinRepin: definePath('/pin/:pinId/repin/x/'),
  pinBuilder: definePath('/pin-builder/'),
  pinCreate: definePath('/pin/create/:method/'),
  advertiser: definePath('/advertiser/'),
  quickPromote: definePath('/advertiser/quick_promote/'),
  advertiserOverview: definePath('/advertiser/:advertiserId/'),
  boardInvite: definePath('/invite/:token/'),
  privacyPolicy: definePath('/_/_/policy/privacy-policy/'),
  terms: definePath('/_/_/policy/terms-of-service/'),
  profile: definePath('/:username/'),
  board: definePath('/:username/:boardSlug/'),
  section: definePath('/:username/:boardSlug/:sectionSlug/'),
} as const

/** First segments that no username may take. */
export const reservedWords: ReadonlySet<string> = new Set([
  ...Object.values(paths).flatMap(({ pattern }) => {
    const [, first = ''] = pattern.split('/')
    return first === '' || first.startsWith(':') ? [] : [first]
  }),
  ...['www', 'analytics'],
  ...['resource', 'v3', 'vx', 'ads', 'media', 'assets', 'dev', 'api', 'settings', 'offsite'],
  ...[
    'about',
    'help',
    'ideas',
    'explore',
    'today',
    'openapi.json',
    'openapi',
    'robots.txt',
    'sitemap.xml',
    'sitemaps',
  ],
  ...['add-account', 'connect', 'board', 'invite', 'password', 'registry', 'health', 'favicon.ico'],
])
