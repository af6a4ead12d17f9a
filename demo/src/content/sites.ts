import { writtenRows } from './written-rows.ts'

/** A shop or a blog that pins of the demo world lead to. */
export interface DemoSite {
  readonly domain: string
  readonly name: string
  readonly kind: 'shop' | 'blog'
  /** A color as #rrggbb. */
  readonly accent: string
  readonly tagline: string
}

/** The sites of `demo/world/sites.txt`. */
export const demoSites: readonly DemoSite[] = writtenRows('sites.txt').map(
  ([domain = '', name = '', kind = '', accent = '', tagline = '']) => ({
    domain,
    name,
    accent,
    tagline,
    kind: kind === 'shop' ? 'shop' : 'blog',
  }),
)
