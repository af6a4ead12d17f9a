import {
  type Catalogue,
  english,
  type Language,
  languageFrom,
  speak,
} from '@tessera/contracts/language'
import { isPseudoLocale } from '@tessera/contracts/locale'
import { pseudoLanguage } from '@tessera/contracts/pseudo-language'
import { again } from '@tessera/module/again'
import { fileUrl } from '@tessera/module/file-url'
import type { Speaker } from './speaker.ts'

/** The shell's own texts in a language, and those of the shared packages, which modules show too. */
interface ShellTexts {
  readonly own: Catalogue
  readonly shared: readonly Catalogue[]
}

const languages: Readonly<Record<string, () => Promise<ShellTexts>>> = {
  de: () => import(/* webpackChunkName: "words-de" */ './in-de.ts'),
}

/** Returns English for texts that did not load: a page in English is better than none. */
async function loadedOr<Texts>(load: () => Promise<Texts>, otherwise: Texts): Promise<Texts> {
  try {
    return await again(load)
  } catch {
    return otherwise
  }
}

function pseudoSpeaker(language: Language): Speaker {
  speak(language)
  return { preload: () => {}, speak: async (definition) => definition.speak?.(language) }
}

/** Makes the shell speak a language besides English, and returns what makes modules speak it. */
export async function speakIn(locale: string, page: Document): Promise<Speaker> {
  if (isPseudoLocale(locale)) return pseudoSpeaker(pseudoLanguage(locale))
  const nothing: ShellTexts = { own: {}, shared: [] }
  const texts = await loadedOr(languages[locale] ?? (async () => nothing), nothing)
  const shared = texts.shared.reduce<Language>(
    (language, catalogue) => languageFrom(locale, catalogue, language),
    english,
  )
  speak(languageFrom(locale, texts.own, shared))
  return {
    preload(module) {
      for (const path of module?.descriptor.languages?.[locale]?.preload ?? []) {
        const link = page.createElement('link')
        Object.assign(link, { rel: 'preload', as: 'script' })
        if (module !== undefined) link.href = fileUrl(module, path)
        page.head.append(link)
      }
    },
    async speak({ words = {}, speak: speakHere }) {
      const load = words[locale] ?? (async () => ({ default: {} }))
      const { default: catalogue } = await loadedOr(load, { default: {} })
      speakHere?.(languageFrom(locale, catalogue, shared))
    },
  }
}
