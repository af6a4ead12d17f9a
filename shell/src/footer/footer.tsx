import { useStore } from '@nanostores/react'
import { offeredLocales } from '@tessera/contracts/locale'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { Link } from 'react-router-dom'
import { speakAsVisitor } from '../languages/speak-as-visitor.ts'
import type { Shell } from '../shell/shell.ts'
import styles from './footer.module.css'

const words = defineMessages({
  label: 'About {brand}',
  about: 'About us',
  rules: 'Rules',
  imprint: 'Imprint',
  contact: 'Contact',
  cookies: 'Cookies',
  help: 'Help',
  terms: 'Terms',
  privacy: 'Privacy',
  report: 'Report something',
  language: 'Language',
  languageIs: 'Language: {name}',
})

/** A member's language is a setting of theirs; a visitor's is this browser's. */
function Language({ shell }: { readonly shell: Pick<Shell, 'stores'> }) {
  const locale = useStore(shell.stores.$locale)
  const viewer = useStore(shell.stores.$viewer)
  const current = offeredLocales.find((each) => each.locale === locale) ?? offeredLocales[0]
  if (viewer !== null)
    return (
      <Link to={paths.languageSettings.to()} className={styles.link ?? ''}>
        {words.languageIs({ name: current.name })}
      </Link>
    )
  return (
    <select
      aria-label={words.language()}
      className={styles.select}
      value={current.locale}
      onChange={({ currentTarget: { value } }) => speakAsVisitor(value)}
    >
      {offeredLocales.map((each) => (
        <option key={each.locale} value={each.locale} lang={each.locale}>
          {each.name}
        </option>
      ))}
    </select>
  )
}

/** The end of a page: help, terms, privacy, language and the product's name. */
export default function Footer({ shell }: { readonly shell: Shell }) {
  const { boot } = shell
  const { brand } = boot
  const links = [
    [paths.helpIndex.to(), words.help()],
    [paths.terms.to(), words.terms()],
    [paths.privacyPolicy.to(), words.privacy()],
    [paths.reportContent.to(), words.report()],
    ...(boot.texts ?? []).map((text) => [paths.houseText.to({ text }), words[text]()] as const),
  ] as const
  return (
    <nav aria-label={words.label({ brand })} className={styles.footer}>
      {links.map(([to, label]) => (
        <Link key={to} to={to} className={styles.link ?? ''}>
          {label}
        </Link>
      ))}
      <Language shell={shell} />
      <span className={styles.brand}>{brand}</span>
    </nav>
  )
}
