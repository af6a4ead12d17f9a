import { advertiserWords } from './ads/advertiser-urls.ts'
import { paths } from './paths.ts'

/** First segments that no username may take. */
export const reservedWords: ReadonlySet<string> = new Set([
  ...Object.values(paths).flatMap(({ pattern }) => {
    const [, first = ''] = pattern.split('/')
    return first === '' || first.startsWith(':') ? [] : [first]
  }),
  ...advertiserWords,
  ...['www', 'analytics'],
  ...['resource', 'v3', 'vx', 'media', 'assets', 'dev', 'api', 'settings', 'offsite'],
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
  ...[
    'add-account',
    'app',
    'connect',
    'board',
    'invite',
    'password',
    'registry',
    'registry.json',
    'health',
    'save-button',
    'save-button.js',
    'favicon.ico',
  ],
])
