import { advertiserWords } from './ads/advertiser-urls.ts'
import { paths } from './paths.ts'

/** First words at which the service itself answers. A test compares them with the routes of the service. */
export const serviceWords: ReadonlySet<string> = new Set([
  '_',
  '.well-known',
  'ads',
  'app',
  'assets',
  'backends',
  'connect',
  'dev',
  'health',
  'live',
  'media',
  'offsite',
  'openapi',
  'openapi.json',
  'packages',
  'ready',
  'registry',
  'registry.json',
  'resource',
  'settings',
  'v3',
  'vx',
  'save-button',
  'save-button.js',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'demo-sites',
  'favicon.ico',
  'favicon.svg',
  'first-screen',
  'old-browser.js',
  'payments',
  'tag',
  'tag.js',
  'test-payments',
  'transparency.json',
])

/** First words of the pages that the product declares. */
export const pageWords: ReadonlySet<string> = new Set([
  ...Object.values(paths).flatMap(({ pattern }) => {
    const [, first = ''] = pattern.split('/')
    return first === '' || first.startsWith(':') ? [] : [first]
  }),
  ...advertiserWords,
])

/** First words that no username may be, and that a module has by a grant only. */
export const reservedWords: ReadonlySet<string> = new Set([
  ...pageWords,
  ...serviceWords,
  'www',
  'analytics',
  'api',
  'about',
  'explore',
  'today',
])
