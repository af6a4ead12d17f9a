import { appBase, installedMark, sharedFiles, sharePath } from '@tessera/contracts/installed-app'
import type { Language } from '@tessera/contracts/language'
import { directionOf } from '@tessera/contracts/locale'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { themeColors } from '@tessera/contracts/theme-colors'
import { appIcons } from './app-icons.ts'

const words = defineTexts({
  about: 'Save ideas to boards and find new ones on {brand}.',
  create: 'Create Pin',
  search: 'Search',
})

const icons = appIcons.map(({ name, size, purpose }) => ({
  src: appBase + name,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
}))

/** Returns the web app manifest in a language. Its id is the same in each, so that it names one app. */
export function manifestOf(brand: string, language: Language) {
  const say = words(language)
  const shortcut = (name: string, url: string) => ({ name, url, icons: icons.slice(0, 1) })
  return {
    id: '/',
    start_url: paths.home.to({ [installedMark]: '1' }),
    scope: '/',
    display: 'standalone',
    lang: language.locale,
    dir: directionOf(language.locale),
    name: brand,
    short_name: brand,
    description: say.about({ brand }),
    // The documents say the colors of both themes; a manifest has one, for the moment before them.
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons,
    shortcuts: [
      shortcut(say.create(), paths.pinBuilder.to()),
      shortcut(say.search(), paths.search.to()),
    ],
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        // All pictures: the builder says which ones it can't take.
        files: [{ name: sharedFiles, accept: ['image/*'] }],
      },
    },
  }
}
