import type { BootData } from '@tessera/contracts/boot'
import { defineTexts } from '@tessera/contracts/messages'
import { navItems } from '@tessera/contracts/nav-items'
import { paths } from '@tessera/contracts/paths'
import type { NavDescriptor } from '@tessera/contracts/registry-module'
import { element, joined, type Markup, voidElement } from '../documents/markup.ts'
import { languageOf } from '../languages/language-of.ts'

/** The words of the shell's frame (shell/src/words.ts). */
const words = defineTexts({
  home: '{brand} home',
  primary: 'Main',
  bottom: 'Bottom bar',
  search: 'Search',
  signUp: 'Sign up',
  logIn: 'Log in',
})

/** The logo, as `Mark` of shared/ui draws it. */
const mark: Markup = {
  markup:
    '<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24"><g fill="var(--accent)"><rect width="11" height="11" rx="3"/><rect y="13" width="11" height="11" rx="3"/><path d="M16 13h5a3 3 0 0 1 3 3 8 8 0 0 1-8 8 3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3Z"/></g><rect x="13" width="11" height="11" rx="3" fill="currentColor"/></svg>',
}

const linkTo =
  (path: string) =>
  ({ to, label }: NavDescriptor): Markup =>
    element('a', { href: to, 'aria-current': to === path ? 'page' : undefined }, label)

/** Draws the search as a form that the browser sends by itself. */
const searchForm = (label: string, asked: string | null): Markup =>
  element(
    'form',
    { role: 'search', action: paths.searchScope.to({ scope: 'pins' }) },
    voidElement('input', {
      name: 'q',
      type: 'search',
      required: true,
      value: asked ?? undefined,
      maxlength: '500',
      placeholder: label,
      'aria-label': label,
    }),
  )

/**
 * Draws the frame that the shell puts around every page: the logo, the navigation, the search and the ways in,
 * which work before its scripts have come, and without them. The shell's frame takes its place.
 */
export function drawnFrame(boot: BootData, url: URL | null): Markup {
  const say = words(languageOf(boot.locale))
  const items = navItems(boot.modules, boot.viewer)
  const path = url?.pathname ?? ''
  const isVisitor = boot.viewer === null
  const ways = [
    element('a', { href: paths.signup.to(), class: 'boot-first' }, say.signUp()),
    element('a', { href: paths.login.to() }, say.logIn()),
  ]
  const head = element(
    'header',
    { class: 'boot-bar' },
    element('a', { href: paths.home.to(), 'aria-label': say.home({ brand: boot.brand }) }, mark),
    element('nav', { 'aria-label': say.primary() }, ...items.map(linkTo(path))),
    searchForm(say.search(), url?.searchParams.get('q') ?? null),
    isVisitor
      ? element('div', {}, ...ways)
      : element('span', { class: 'boot-own', 'aria-hidden': 'true' }),
  )
  const foot = element(
    'nav',
    { class: 'boot-foot', 'aria-label': say.bottom() },
    ...items.filter(({ who }) => who !== 'partner').map(linkTo(path)),
    ...(isVisitor ? [element('a', { href: paths.signup.to() }, say.signUp())] : []),
  )
  return element('div', { class: 'boot-frame' }, joined(head, foot))
}
