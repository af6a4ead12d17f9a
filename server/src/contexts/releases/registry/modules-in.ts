import type { Language } from '@tessera/contracts/language'
import { textIn } from '@tessera/contracts/messages'
import type { RegisteredModule } from '@tessera/contracts/registry'

/**
 * Returns the modules as a document needs them: titles and labels in the reader's language, and of the
 * other languages nothing.
 */
export function modulesIn(
  modules: readonly RegisteredModule[],
  language: Language,
): RegisteredModule[] {
  return modules.map((module) => {
    const { languages, ...descriptor } = module.descriptor
    const own = languages?.[language.locale]
    const say = (text: string) => own?.texts[text] ?? textIn(language, text)
    return {
      ...module,
      descriptor: {
        ...descriptor,
        pages: descriptor.pages.map((page) => ({ ...page, title: page.title && say(page.title) })),
        nav: descriptor.nav.map((item) => ({ ...item, label: say(item.label) })),
        ...(own === undefined
          ? {}
          : { languages: { [language.locale]: { preload: own.preload, texts: {} } } }),
      },
    }
  })
}
