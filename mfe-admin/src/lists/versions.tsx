import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  houseListVersions,
  type ListVersion,
  undoListVersion,
} from '@tessera/contracts/calls/house-lists'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { useWhen } from '../frame/use-when.ts'
import { listWords as words } from './words.ts'

interface VersionsProps {
  readonly list: 'terms' | 'domains'
  readonly mayChange: boolean
}

/** The changes of a list, newest first, which can be undone. */
export function Versions({ list: name, mayChange }: VersionsProps): ReactElement {
  const { client, toast } = useShell()
  const { moment } = useWhen()
  const [undone, setUndone] = useState<ListVersion | null>(null)
  const list = useInfiniteQuery({
    ...listOptions(client, houseListVersions, { list: name }),
    staleTime: 0,
  })
  const versions = list.data?.pages.flatMap(({ data }) => data)
  const byline = ({ at, by }: ListVersion) =>
    by === null
      ? words.byOperator({ day: moment(at) })
      : words.by({ day: moment(at), name: `@${by}` })
  return (
    <Part title={words.versions()}>
      {versions === undefined && list.error === null ? <RowsWaiting /> : null}
      {versions === undefined ? <ListFailure list={list} /> : null}
      {versions?.length === 0 ? <p className={parts.text}>{words.noVersions()}</p> : null}
      {versions === undefined || versions.length === 0 ? null : (
        <>
          <ul aria-label={words.versions()} className={parts.list}>
            {versions.map((version) => (
              <li key={version.id} className={parts.item}>
                <span className={parts.lines}>
                  <strong dir="auto">{version.reason}</strong>
                  <span className={parts.sub}>{words.counts(version)}</span>
                  <span className={parts.sub}>{byline(version)}</span>
                </span>
                <span className={parts.acts}>
                  {version.undoes === null ? null : (
                    <span className={parts.mark}>{words.undoing()}</span>
                  )}
                  {version.undone_at === null ? null : (
                    <span className={parts.mark}>{words.undone()}</span>
                  )}
                  {mayChange && version.undone_at === null ? (
                    <Button
                      size="small"
                      aria-label={words.undoOf({ day: moment(version.at) })}
                      onClick={() => setUndone(version)}
                    >
                      {words.undo()}
                    </Button>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
          <ShowMore list={list} />
        </>
      )}
      {undone === null ? null : (
        <ActDialog
          title={words.undoTitle()}
          says={words.undoSays()}
          button={words.undo()}
          send={(client, { reason }) =>
            client.call(undoListVersion, { version_id: undone.id, reason })
          }
          onClose={() => setUndone(null)}
          done={() => {
            setUndone(null)
            toast({ text: words.added(), tone: 'good' })
          }}
        />
      )}
    </Part>
  )
}
