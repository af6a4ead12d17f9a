import { isActive } from '@tessera/contracts/active'
import { themeChosen } from '@tessera/contracts/events/facts'
import { authRequested } from '@tessera/contracts/events/requests'
import { offeredLocales } from '@tessera/contracts/locale'
import { navItems } from '@tessera/contracts/nav-items'
import { paths } from '@tessera/contracts/paths'
import { settingsSections } from '@tessera/contracts/settings-sections'
import type { MenuGroup } from '@tessera/ui/menu'
import { accountsGroup, leaveGroup } from '../accounts/account-items.tsx'
import type { ListedAccount } from '../accounts/listed-accounts.ts'
import { speakAsVisitor } from '../languages/speak-as-visitor.ts'
import { profilesGroups } from '../profiles/profile-items.tsx'
import { recentSearches } from '../search/recent-searches.ts'
import { searchTo } from '../search/search-address.ts'
import type { Shell } from '../shell/shell.ts'
import { themeNames, themeWords } from '../theme/theme-words.ts'
import type { Command, Group } from './command.ts'
import { words } from './words.ts'

const textOf = (content: unknown): string | undefined =>
  typeof content === 'string' ? content : undefined

/** Makes commands of the rows of the account menu, without those that can't be chosen. */
const fromMenu = (groups: readonly MenuGroup[]): readonly Command[] =>
  groups
    .flatMap(({ items }) => items)
    .flatMap(({ id, label, note, disabled, checked, onSelect }) => {
      const text = textOf(label)
      if (text === undefined || onSelect === undefined || disabled || checked) return []
      return [{ id, label: text, note: textOf(note), group: 'account', run: onSelect }]
    })

/** Returns the pages of the navigation and of the settings that a viewer has. */
function pages({ boot, stores, parts }: Shell): readonly Command[] {
  const viewer = stores.$viewer.get()
  const leads = (to: string, label: string, also?: string): Command => ({
    id: to,
    label,
    ...(also === undefined ? {} : { also }),
    group: 'go',
    to,
    run: () => parts.navigate(to),
  })
  const nav = navItems(boot.modules, viewer).map(({ to, label }) => leads(to, label))
  if (viewer === null) return nav
  const isThere = boot.modules.some(
    (module) =>
      isActive(module) &&
      module.descriptor.pages.some(({ route }) => route === paths.profile.pattern),
  )
  const sections = settingsSections(boot.modules).map(({ to, title }) => ({
    ...leads(to, title),
    note: words.settings(),
  }))
  return [
    ...nav,
    ...(isThere
      ? [leads(paths.profile.to({ username: viewer.username }), words.yourProfile())]
      : []),
    leads(paths.settings.to(), words.settings(), words.settingsAlso()),
    ...sections,
  ]
}

function recent({ stores, parts }: Shell): readonly Command[] {
  return recentSearches(localStorage, stores.$viewer.get())
    .all()
    .slice(0, 4)
    .map((query) => {
      const to = searchTo('pins', query)
      return { id: to, label: query, group: 'recent', to, run: () => parts.navigate(to) }
    })
}

function looks({ stores, parts }: Shell): readonly Command[] {
  const theme = stores.$theme.get()
  return themeNames
    .filter((name) => name !== theme)
    .map((name) => ({
      id: `theme-${name}`,
      label: words.themeIs({ name: themeWords[name]() }),
      also: words.themeAlso(),
      group: 'appearance',
      run: () => parts.bus.emit(themeChosen, { theme: name }),
    }))
}

/** A visitor's language is this browser's. That of a member is a setting, which a module changes. */
function languages({ stores }: Shell): readonly Command[] {
  if (stores.$viewer.get() !== null) return []
  return offeredLocales
    .filter(({ locale }) => locale !== stores.$locale.get())
    .map(({ locale, name }) => ({
      id: `language-${locale}`,
      label: words.languageIs({ name }),
      group: 'language',
      run: () => speakAsVisitor(locale),
    }))
}

function accounts(shell: Shell, others: readonly ListedAccount[]): readonly Command[] {
  const viewer = shell.stores.$viewer.get()
  const ask = (start: 'log-in' | 'sign-up') => () =>
    shell.parts.bus.emit(authRequested, { source: 'homePage', start })
  const group: Group = 'account'
  if (viewer === null)
    return [
      { id: 'log-in', label: words.logIn(), also: words.logInAlso(), group, run: ask('log-in') },
      {
        id: 'sign-up',
        label: words.signUp(),
        also: words.signUpAlso(),
        group,
        run: ask('sign-up'),
      },
    ]
  const profile = shell.stores.$profile.get()
  return fromMenu([
    ...profilesGroups(shell, shell.profiles.$list.get(), profile?.id),
    accountsGroup(shell, others),
    leaveGroup(shell, viewer, others),
  ])
}

/** Returns the shell's own commands: pages, searches, appearance, language and accounts. */
export function shellCommands(shell: Shell, others: readonly ListedAccount[]): readonly Command[] {
  const viewer = shell.stores.$viewer.get()
  const isDeveloper = shell.boot.anyoneOverrides || viewer?.may_override
  return [
    ...recent(shell),
    ...pages(shell),
    ...looks(shell),
    ...languages(shell),
    ...accounts(shell, others),
    {
      id: 'shortcuts',
      label: words.shortcuts(),
      also: words.shortcutsAlso(),
      group: 'help',
      run: () => shell.$palette.set('shortcuts'),
    },
    ...(isDeveloper
      ? [
          {
            id: 'modules',
            label: words.modules(),
            group: 'help' as const,
            run: () => shell.$panel.set(true),
          },
        ]
      : []),
  ]
}

/** Returns the commands that search for what is typed. */
export function searches(
  { stores, parts }: Pick<Shell, 'stores' | 'parts'>,
  query: string,
): readonly Command[] {
  if (query === '') return []
  const search = (scope: 'pins' | 'users', label: string): Command => {
    const to = searchTo(scope, query)
    return {
      id: to,
      label,
      group: 'search',
      to,
      run: () => {
        recentSearches(localStorage, stores.$viewer.get()).add(query)
        parts.navigate(to)
      },
    }
  }
  return [
    search('pins', words.searchFor({ query })),
    search('users', words.searchPeople({ query })),
  ]
}
