import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import {
  listHouseLog,
  type VerifiedHouseLog,
  verifyHouseLog,
} from '@tessera/contracts/calls/house-log'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { PageProps } from '@tessera/module'
import { ListFailure } from '@tessera/module/list-failure'
import { useAddress, useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { withQuery } from '@tessera/module/with-query'
import { Button } from '@tessera/ui/button'
import { Chip } from '@tessera/ui/chip'
import { EmptyState } from '@tessera/ui/empty-state'
import { ErrorRegion } from '@tessera/ui/error-region'
import { SelectField, TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { Area } from '../frame/area.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { actName, namedActs } from './act-name.ts'
import { LogEntries } from './entries.tsx'
import { logWords as words } from './words.ts'

const broken = { missing: words.missing, changed: words.changed, forged: words.forged } as const

function Verified({ log }: { readonly log: VerifiedHouseLog }): ReactElement {
  if (log.broken !== null)
    return (
      <ErrorRegion title={broken[log.broken.why]({ seq: log.broken.seq })}>
        {words.brokenNext()}
      </ErrorRegion>
    )
  if (log.has_kept === false)
    return <ErrorRegion title={words.lacksKept()}>{words.lacksKeptWhy()}</ErrorRegion>
  return (
    <div role="status" className={parts.tight}>
      <p>{log.entries === 0 ? words.wholeEmpty() : words.whole({ count: log.entries })}</p>
      {log.has_kept === null ? null : <p>{words.hasKept()}</p>}
      {log.head === null ? null : (
        <p className={`${parts.note} ${parts.quote}`}>{words.head({ hash: log.head })}</p>
      )}
    </div>
  )
}

/** Checks the log at a press, and says what came of it. */
function Check(): ReactElement {
  const { client } = useShell()
  const [kept, setKept] = useState('')
  const [asked, setAsked] = useState<{ readonly kept?: string } | null>(null)
  const check = useQuery({
    ...queryOptions(client, verifyHouseLog, asked ?? {}),
    enabled: asked !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const hash = kept.trim()
  return (
    <form
      className={parts.stack}
      onSubmit={(event) => {
        event.preventDefault()
        const next = hash === '' ? {} : { kept: hash }
        if (asked !== null && asked.kept === next.kept) void check.refetch()
        else setAsked(next)
      }}
    >
      <div className={parts.row}>
        <div className={parts.grow}>
          <TextField
            label={words.kept()}
            dir="ltr"
            maxLength={64}
            spellCheck={false}
            value={kept}
            onChange={({ currentTarget }) => setKept(currentTarget.value)}
          />
        </div>
        <Button type="submit" busy={check.isFetching}>
          {words.check()}
        </Button>
      </div>
      <p className={parts.note}>{words.keptHint()}</p>
      {check.error === null ? null : (
        <ErrorRegion
          title={words.checkFailed()}
          busy={check.isFetching}
          onRetry={() => void check.refetch()}
        >
          {check.error.message}
        </ErrorRegion>
      )}
      {check.data === undefined || check.error !== null ? null : <Verified log={check.data} />}
    </form>
  )
}

interface Chosen {
  readonly person: UserId | undefined
  readonly actor: UserId | undefined
  readonly act: string | undefined
}

function List({ person, actor, act }: Chosen): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, listHouseLog, {
      ...(person === undefined ? {} : { person_id: person }),
      ...(actor === undefined ? {} : { actor_id: actor }),
      ...(act === undefined ? {} : { act }),
    }),
    staleTime: 0,
  })
  const entries = list.data?.pages.flatMap(({ data }) => data)
  if (entries === undefined)
    return list.error === null ? <RowsWaiting /> : <ListFailure list={list} />
  const isAll = person === undefined && actor === undefined && act === undefined
  if (entries.length === 0)
    return (
      <EmptyState title={words.nothing()}>
        {isAll ? words.nothingYet() : words.nothingFound()}
      </EmptyState>
    )
  return (
    <div className={parts.stack}>
      <LogEntries entries={entries} label={words.title()} />
      <ShowMore list={list} />
    </div>
  )
}

const idIn = (text: string | null): UserId | undefined => z.safeParse(UserId, text).data

/** The log of the house, with filters. */
export default function LogPage({ query }: PageProps): ReactElement {
  const { navigate } = useShell()
  const { pathname } = useAddress()
  const act = query.get('act') ?? undefined
  const person = idIn(query.get('person'))
  const actor = idIn(query.get('actor'))
  const name = query.get('name')
  const choose = (changes: Readonly<Record<string, string | null>>) =>
    navigate(withQuery(pathname, query, changes), { replace: true })
  const personLabel = name === null ? words.personPlain() : words.person({ name: `@${name}` })
  const actorLabel = name === null ? words.actorPlain() : words.actor({ name: `@${name}` })
  return (
    <Area page="log" title={words.title()} needs="log.see" lead={words.lead()}>
      {() => (
        <div className={parts.stack}>
          <Check />
          <div className={parts.row}>
            <div className={parts.grow}>
              <SelectField
                label={words.filterAct()}
                value={act ?? ''}
                onChange={({ currentTarget }) => choose({ act: currentTarget.value })}
              >
                <option value="">{words.allActs()}</option>
                {namedActs.map((each) => (
                  <option key={each} value={each}>
                    {actName(each)}
                  </option>
                ))}
              </SelectField>
            </div>
            {person === undefined ? null : (
              <Chip removable onClick={() => choose({ person: null, name: null })}>
                {personLabel}
              </Chip>
            )}
            {actor === undefined ? null : (
              <Chip removable onClick={() => choose({ actor: null, name: null })}>
                {actorLabel}
              </Chip>
            )}
          </div>
          <List {...{ person, actor, act }} />
        </div>
      )}
    </Area>
  )
}
