import { useStore } from '@nanostores/react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { callErrorOf } from '@tessera/client'
import type { Pin } from '@tessera/contracts/entities/pin'
import { saveRequested } from '@tessera/contracts/events/requests'
import { defineMessages } from '@tessera/contracts/messages'
import { ErrorRegion } from '@tessera/ui/error-region'
import { PinGrid } from '@tessera/ui/pin-grid'
import { GridSkeleton } from '@tessera/ui/skeleton'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { tileOf } from '../pins/tile-of.ts'
import { useShell } from '../react.tsx'
import styles from './pin-list.module.css'

const words = defineMessages({ tryAgain: 'Nothing is lost; try again.' })

interface PinListProps {
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly data: readonly Pin[] }>>
  readonly label: string
  /** What is said when the list did not arrive. */
  readonly failure: string
  /** What is said below the last pin. */
  readonly end: string
  /** Names the list within its history entry, where its label does not. */
  readonly restoreKey?: string
  /** What stands in place of a list that has nothing in it. */
  readonly empty: ReactNode
}

function Failure({ list, failure }: Pick<PinListProps, 'list' | 'failure'>) {
  const again = () => void (list.data === undefined ? list.refetch() : list.fetchNextPage())
  return (
    <div className={styles.failure}>
      <ErrorRegion title={failure} busy={list.isFetching} onRetry={again}>
        {callErrorOf(list.error)?.message ?? words.tryAgain()}
      </ErrorRegion>
    </div>
  )
}

/** A list of pins that goes on as one scrolls, in each of its states. */
export function PinList({ list, label, failure, end, empty, restoreKey }: PinListProps) {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const pins = useMemo(() => (list.data?.pages ?? []).flatMap(({ data }) => data), [list.data])
  const tiles = useMemo(() => pins.map((pin) => tileOf(pin, locale)), [pins, locale])
  if (list.isPending) return <GridSkeleton label={label} />
  if (list.isError && pins.length === 0) return <Failure list={list} failure={failure} />
  if (pins.length === 0) return empty
  const failedLater = list.isFetchNextPageError
  return (
    <>
      <PinGrid
        pins={tiles}
        label={label}
        busy={list.isFetchingNextPage}
        restoreKey={restoreKey ?? label}
        onOpen={({ href }) => shell.navigate(href)}
        onSave={({ id }) => {
          const pin = pins.find((one) => one.id === id)
          if (pin !== undefined)
            shell.bus.emit(saveRequested, { pinId: pin.id, source: 'saveButton' })
        }}
        {...(list.hasNextPage && !failedLater
          ? { onNearEnd: () => void list.fetchNextPage() }
          : {})}
        {...(list.hasNextPage ? {} : { end })}
      />
      {failedLater ? <Failure list={list} failure={failure} /> : null}
    </>
  )
}
