import type { CatalogSource } from '@tessera/contracts/calls/catalogs'
import { plural } from '@tessera/contracts/messages'
import { numberFormat } from '@tessera/contracts/number-format'
import { Link, useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { counted, words } from '../words.ts'
import styles from './sources.module.css'

const rhythms = { hourly: words.hourly, daily: words.daily, weekly: words.weekly } as const

/** Says where the products of a source come from. */
function originText({ origin, address }: CatalogSource): string {
  if (origin === 'upload') return words.fromUpload()
  const site = address ?? ''
  return origin === 'website' ? words.fromWebsite({ site }) : words.fromAddress({ site })
}

function useTexts(source: CatalogSource): readonly string[] {
  const locale = useShell().$locale.get()
  const number = numberFormat(locale)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const { products, rhythm, next_run_at: next, currency } = source
  const { pictures_waiting: waiting, pictures_failed: failed } = source
  return [
    plural(products, counted.products, locale),
    ...(rhythm === 'never' ? [] : [rhythms[rhythm]()]),
    ...(next === null ? [] : [words.next({ time: time.format(new Date(next)) })]),
    ...(currency === null ? [] : [words.currencyOf({ currency })]),
    ...(waiting === 0
      ? []
      : [
          words.picturesWaiting({
            waiting: number.format(waiting),
            products: number.format(products),
          }),
        ]),
    ...(failed === 0 ? [] : [words.picturesFailed({ count: number.format(failed) })]),
  ]
}

/** Shows where a source comes from, its number of products, its schedule and its board. */
export function SourceFacts({ source }: { readonly source: CatalogSource }): ReactElement {
  const { board } = source
  return (
    <>
      <p className={styles.origin}>{originText(source)}</p>
      <ul className={styles.facts}>
        {useTexts(source).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {board === null ? null : (
          <li>
            <Link to={board.url}>{words.onBoard({ board: board.name })}</Link>
          </li>
        )}
      </ul>
    </>
  )
}
