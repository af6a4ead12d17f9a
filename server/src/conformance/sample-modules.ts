import type { PageDescriptor, Registry, ShellFiles } from '@tessera/contracts/registry'

/** The hash of every sample file. */
export const hash = `sha384-${'A'.repeat(64)}`
const script = (path: string) => ({ path, integrity: hash, kind: 'script' as const, bytes: 1 })
const page = (name: string, route: string): PageDescriptor => ({
  name,
  route,
  title: name,
  who: 'anyone',
  over: false,
  preload: [`${name}.0123456789.js`],
})

const pages: PageDescriptor[] = [
  page('home', '/'),
  page('search', '/search/pins/'),
  page('search-scope', '/search/:scope/'),
  page('ideas', '/ideas/'),
  page('topic-ideas', '/ideas/:topic/'),
  page('help-index', '/help/'),
  page('pin', '/pin/:pinId/'),
  page('builder', '/pin-builder/'),
  { ...page('security', '/settings/security/'), settings: { icon: 'lock', order: 30 } },
  page('profile', '/:username/'),
  page('board', '/:username/:boardSlug/'),
  page('section', '/:username/:boardSlug/:sectionSlug/'),
]

/** A registry with one module that has every page. */
export const registry: Registry = {
  schema: 1,
  grants: ['/:/', '/pin/', '/pin-builder/'].map((start) => ({ module: 'shopping', start })),
  modules: [
    {
      base: 'http://localhost:3104/',
      enabled: true,
      descriptor: {
        name: 'shopping',
        version: '1.0.0',
        contract: '^1.0.0',
        container: 'shopping',
        entry: 'remoteEntry.js',
        preload: ['module.0123456789.js'],
        pages,
        overlays: [],
        slots: [],
        nav: [],
        handles: [],
        files: [
          script('remoteEntry.js'),
          script('module.0123456789.js'),
          ...pages.map(({ name }) => script(`${name}.0123456789.js`)),
        ],
      },
    },
  ],
}

/** A shell of one script, one style and one font. */
export const shell: ShellFiles = {
  base: '/assets/',
  files: [
    script('js/shell.0123456789.js'),
    { path: 'css/shell.0123456789.css', integrity: hash, kind: 'style', bytes: 1 },
    { path: 'font/text.0123456789.woff2', integrity: hash, kind: 'font', bytes: 1 },
  ],
  initial: ['js/shell.0123456789.js', 'css/shell.0123456789.css', 'font/text.0123456789.woff2'],
}
