import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { escapeText } from '../../documents/markup.ts'

const words = defineTexts({
  wait: 'One moment…',
  ask: 'Log in to {brand} with Facebook',
  logIn: 'Continue with Facebook',
  cancel: 'Cancel',
  share: 'Share your email with {brand}',
  shareWhy: "Facebook didn't share your email. {brand} uses it to find your account.",
  shareDo: 'Share email',
  without: 'Continue without',
})

/** Returns the title of Facebook's window. */
export const facebookTitle = (brand: string, language: Language): string =>
  words(language).ask({ brand })

/** Writes the body of Facebook's window: its script shows one of the sections. */
export function facebookBody(brand: string, language: Language): string {
  const say = words(language)
  const button = (id: string, text: string) => `<button id="${id}">${escapeText(text)}</button>`
  return [
    `<section id="wait" role="status"><h1>${escapeText(say.wait())}</h1></section>`,
    `<section id="ask" hidden><h1>${escapeText(say.ask({ brand }))}</h1>`,
    `<p>${button('log-in', say.logIn())}${button('cancel', say.cancel())}</p></section>`,
    `<section id="email" hidden><h1>${escapeText(say.share({ brand }))}</h1>`,
    `<p>${escapeText(say.shareWhy({ brand }))}</p>`,
    `<p>${button('share', say.shareDo())}${button('without', say.without())}</p></section>`,
  ].join('\n')
}
