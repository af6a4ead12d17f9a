import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import { getDoors } from '@tessera/contracts/calls/house-doors'
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { addressOf } from '../frame/addresses.ts'
import { Area, type Self } from '../frame/area.tsx'
import { roleMay, roleName } from '../frame/names.ts'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { frameWords } from '../frame/words.ts'
import { LogEntries } from '../log/entries.tsx'
import { modeName, modeWhy } from '../sign-ups/mode-names.ts'
import { Grows } from './grows.tsx'
import { Waits } from './waits.tsx'
import { overviewWords as words } from './words.ts'

function SignUps({ self }: { readonly self: Self }): ReactElement {
  const { client, navigate } = useShell()
  const doors = useQuery({ ...queryOptions(client, getDoors, {}), staleTime: 0 })
  return (
    <Part
      title={words.signUps()}
      aside={
        <Button size="small" href={addressOf('sign-ups')} onNavigate={(to) => navigate(to)}>
          {self.may('doors.set') ? words.signUpsDo() : words.signUpsSee()}
        </Button>
      }
    >
      {doors.error === null ? null : (
        <ErrorRegion
          title={frameWords.failed()}
          busy={doors.isFetching}
          onRetry={() => void doors.refetch()}
        >
          {doors.error.message}
        </ErrorRegion>
      )}
      {doors.data === undefined ? (
        doors.error === null ? (
          <div role="status" aria-label={frameWords.loading()}>
            <Skeleton width={280} height={24} />
          </div>
        ) : null
      ) : (
        <p>
          <strong>{modeName(doors.data.mode)}</strong>{' '}
          <span className={parts.text}>
            {modeWhy(doors.data.mode)}{' '}
            {doors.data.mode === 'domain' ? doors.data.domains.join(', ') : null}
          </span>
        </p>
      )}
    </Part>
  )
}

function LatestActs(): ReactElement {
  const { client, navigate } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, listHouseLog, { page_size: 5 }),
    staleTime: 0,
  })
  const entries = list.data?.pages[0]?.data
  return (
    <Part
      title={words.log()}
      aside={
        <Button size="small" href={addressOf('log')} onNavigate={(to) => navigate(to)}>
          {words.logAll()}
        </Button>
      }
    >
      {entries === undefined && list.error === null ? <RowsWaiting /> : null}
      <ListFailure list={list} />
      {entries?.length === 0 ? <p className={parts.text}>{words.noLog()}</p> : null}
      {entries === undefined || entries.length === 0 ? null : (
        <LogEntries entries={entries} label={words.log()} brief />
      )}
    </Part>
  )
}

/** The first page of the area: what waits, what the viewer may do, and what was done last. */
export default function OverviewPage(): ReactElement {
  return (
    <Area page="overview" title={words.title()}>
      {(self) => (
        <div className={parts.stack}>
          <Waits self={self} />
          <Part title={words.role()}>
            <p>
              <strong>{roleName(self.role)}</strong>{' '}
              <span className={parts.text}>{roleMay(self.role)}</span>
            </p>
          </Part>
          <SignUps self={self} />
          {self.may('storage.see') ? <Grows /> : null}
          {self.may('log.see') ? <LatestActs /> : null}
        </div>
      )}
    </Area>
  )
}
