import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { getBusinessLog } from '@tessera/contracts/calls/business-people'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { UserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from './accounts-manager.module.css'
import { rolesText } from './roles.ts'
import { words } from './words.ts'

type Deed = OutputOf<typeof getBusinessLog>[number]

function DeedRow({ deed }: { readonly deed: Deed }): ReactElement {
  const locale = useStore(useShell().$locale)
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const { actor, object, permissions, at } = deed
  return (
    <li className={styles.deed}>
      <span>{words[deed.deed]({ actor: actor ?? words.somebody(), object })}</span>
      <span className={styles.note}>
        <time dateTime={at}>{when.format(new Date(at))}</time>
        {permissions.length === 0 ? null : ` · ${rolesText(permissions)}`}
      </span>
    </li>
  )
}

/** Lists what people did for a business, the latest first. */
export function Deeds({ businessId }: { readonly businessId: UserId }): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, getBusinessLog, { orbac_subject_id: businessId }),
    refetchOnMount: 'always',
  })
  return (
    <QueryRegion
      query={list}
      failed={words.logFailed()}
      waiting={
        <div role="status" aria-label={words.logLoading()}>
          <Skeleton height={48} />
        </div>
      }
    >
      {({ pages }) => {
        const deeds = pages.flatMap(({ data }) => data)
        if (deeds.length === 0) return <p className={styles.note}>{words.logEmpty()}</p>
        return (
          <>
            <ol className={styles.list}>
              {deeds.map((deed) => (
                <DeedRow key={deed.id} deed={deed} />
              ))}
            </ol>
            <ShowMore list={list} />
          </>
        )
      }}
    </QueryRegion>
  )
}
