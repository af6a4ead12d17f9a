import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { element, type Markup } from '../../documents/markup.ts'

/** The words of the shell's page for an unknown address (shell/src/pages/not-found.tsx). */
const words = defineTexts({
  title: "We can't find this page",
  text: 'The address may be mistyped, or the page may have moved.',
  home: 'Go to home page',
})

/** The styles of the page, at the places of the shell's. */
export const missingPageStyle = `.d-missing{display:grid;place-items:center;min-block-size:60dvh;padding:var(--s5)}
.d-missing>div{display:grid;justify-items:center;gap:var(--s5);max-inline-size:400px;padding:var(--s7) var(--s5);text-align:center}
.d-missing>div::before{content:"";block-size:136px}
.d-missing>div>div{display:grid;gap:var(--s1)}
.d-missing h1{font:var(--t-title);letter-spacing:normal}
.d-missing p{color:var(--ink-2)}
.d-missing a{display:inline-flex;align-items:center;min-block-size:var(--field);padding:var(--s1) var(--s5);border-radius:var(--r-full);background:var(--accent-fill);color:var(--on-accent);font:var(--t-strong);text-decoration:none}`

/**
 * Draws the page of an address that leads to nothing. No module owns it, or the module's page leads elsewhere
 * once its scripts run.
 */
export function missingPage(language: Language): Markup {
  const say = words(language)
  return element(
    'div',
    { class: 'd-missing' },
    element(
      'div',
      {},
      element('div', {}, element('h1', {}, say.title()), element('p', {}, say.text())),
      element('a', { href: paths.home.to() }, say.home()),
    ),
  )
}
