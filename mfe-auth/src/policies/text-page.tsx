import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { keptDays } from '@tessera/contracts/calls/house-retention'
import { getHouseText, type ShownHouseText } from '@tessera/contracts/calls/house-texts'
import type { HouseTextKind } from '@tessera/contracts/house-words'
import { FindIdeas } from '@tessera/module/find-ideas'
import { HouseTextBlocks } from '@tessera/module/house-text'
import { useShell, useTitle } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from './text-page.module.css'
import { policyWords as words } from './words.ts'

/** The sentences about days, by the names of retentions. */
const keptTexts: Readonly<Record<string, (slots: { days: number }) => string>> = {
  notifications: words.notifications,
  outbox: words.outbox,
  suppressions: words.suppressions,
  'suspended-sessions': words.suspendedSessions,
  invites: words.invites,
  errors: words.errors,
  vitals: words.vitals,
  notices: words.notices,
}

/** The days that data is kept, as they are set now. Nothing where they can't be loaded. */
function KeptDays(): ReactElement | null {
  const { client } = useShell()
  const { data } = useQuery(queryOptions(client, keptDays, {}))
  if (data === undefined) return null
  return (
    <section className={styles.part}>
      <h2>{words.kept()}</h2>
      <p>{words.keptWhy()}</p>
      <ul>
        {data.flatMap(({ name, days }) => {
          const said = keptTexts[name]
          return said === undefined ? [] : [<li key={name}>{said({ days })}</li>]
        })}
      </ul>
    </section>
  )
}

function Shown({ text }: { readonly text: ShownHouseText }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { blocks, language, changed_at: changedAt } = text
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return (
    <>
      {changedAt === null ? null : (
        <p className={styles.changed}>
          {words.changed({ day: written.format(new Date(changedAt)) })}
        </p>
      )}
      <HouseTextBlocks blocks={blocks} language={language} />
    </>
  )
}

/** Renders a text of the house as a page. */
export function TextPage({ kind }: { readonly kind: HouseTextKind }): ReactElement {
  const { client } = useShell()
  const query = useQuery(queryOptions(client, getHouseText, { kind }))
  const title = words[kind]()
  useTitle(title)
  if (callErrorOf(query.error)?.code === 'not-found')
    return (
      <EmptyState isPage title={words.missing()} action={<FindIdeas />}>
        {words.missingWhy()}
      </EmptyState>
    )
  return (
    <article className={styles.policy}>
      <PageTitle size="hero">{title}</PageTitle>
      <QueryRegion
        query={query}
        failed={words.failed()}
        waiting={
          <div role="status" aria-label={words.loading()} className={styles.part}>
            <Skeleton height={24} width={240} />
            <Skeleton height={72} />
            <Skeleton height={72} />
          </div>
        }
      >
        {(text) => <Shown text={text} />}
      </QueryRegion>
      {kind === 'privacy' ? <KeptDays /> : null}
    </article>
  )
}
