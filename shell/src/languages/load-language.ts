import { again } from '@tessera/module/again'
import type { Speaker } from './speaker.ts'

/** Loads the texts of the page's language, before anything renders. English ones are in the code. */
export const loadLanguage = (locale: string): Promise<Speaker> | undefined =>
  locale === 'en'
    ? undefined
    : again(() => import(/* webpackChunkName: "language" */ './other-language.ts')).then(
        ({ speakIn }) => speakIn(locale, document),
      )
