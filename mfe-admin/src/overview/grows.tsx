import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { houseStorage } from '@tessera/contracts/calls/house-storage'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { QueryRegion } from '@tessera/ui/query-region'
import type { ReactElement } from 'react'
import { addressOf } from '../frame/addresses.ts'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { sizeText } from '../frame/size-text.ts'
import { useWhen } from '../frame/use-when.ts'
import { frameWords } from '../frame/words.ts'
import { grownText } from '../storage/grown-text.ts'
import { overviewWords as words } from './words.ts'

/** The bytes that are stored, and those that came within a week. */
export function Grows(): ReactElement {
  const { client, navigate } = useShell()
  const { locale } = useWhen()
  const query = useQuery({ ...queryOptions(client, houseStorage, {}), staleTime: 0 })
  return (
    <Part
      title={words.grows()}
      aside={
        <Button size="small" href={addressOf('storage')} onNavigate={(to) => navigate(to)}>
          {words.growsSee()}
        </Button>
      }
    >
      <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
        {({ day, kinds }) => {
          if (day === null) return <p className={parts.text}>{words.growsNever()}</p>
          const bytes = kinds.reduce((sum, kind) => sum + kind.bytes, 0)
          const known = kinds.filter(({ week }) => week !== null)
          const week = known.reduce((sum, kind) => sum + (kind.week ?? 0), 0)
          return (
            <p>
              <strong>{words.stored({ size: sizeText(bytes, locale) })}</strong>{' '}
              {known.length === 0 ? null : (
                <span className={parts.text}>{words.grown({ size: grownText(week, locale) })}</span>
              )}
            </p>
          )
        }}
      </QueryRegion>
    </Part>
  )
}
