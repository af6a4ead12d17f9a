import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { neededColumns, optionalColumns, sampleFeed } from '../sample-feed.ts'
import { words } from '../words.ts'
import styles from './catalogs.module.css'

function Columns({ label, columns }: { label: string; columns: readonly string[] }): ReactElement {
  return (
    <div className={styles.columns}>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.codes}>
        {columns.map((column) => (
          <code key={column}>{column}</code>
        ))}
      </p>
    </div>
  )
}

/** The columns of a feed, and a small one to download. */
export function FeedColumns(): ReactElement {
  return (
    <>
      <Columns label={words.columnsNeeded()} columns={neededColumns} />
      <Columns label={words.columnsOptional()} columns={optionalColumns} />
      <div>
        <Button
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(sampleFeed())}`}
          download="sample-feed.csv"
        >
          {words.sample()}
        </Button>
      </div>
    </>
  )
}

/** Explains feeds to somebody who has no source yet. */
export function WhatIsAFeed(): ReactElement {
  return (
    <section aria-label={words.feed()} className={styles.about}>
      <h2 className={styles.subtitle}>{words.feed()}</h2>
      <p className={styles.text}>{words.feedWhy()}</p>
      <FeedColumns />
    </section>
  )
}
