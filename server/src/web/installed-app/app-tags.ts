import type { BootData } from '@tessera/contracts/boot'
import { appManifestPath } from '@tessera/contracts/installed-app'
import { tag } from '../../documents/markup.ts'
import { touchIconPath } from './app-icons.ts'

/** Writes the tags with which a browser offers to install the product. */
export const appTags = ({
  brand,
  locale,
}: Pick<BootData, 'brand' | 'locale'>): readonly string[] => [
  tag('link', { rel: 'manifest', href: `${appManifestPath}?${new URLSearchParams({ locale })}` }),
  tag('link', { rel: 'apple-touch-icon', href: touchIconPath }),
  tag('meta', { name: 'apple-mobile-web-app-title', content: brand }),
]
