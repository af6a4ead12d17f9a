import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import {
  findCopies,
  type HouseCopy,
  markPictures,
  removePictures,
} from '@tessera/contracts/calls/house-content'
import type { MediaId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { QueryRegion } from '@tessera/ui/query-region'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { frameWords } from '../frame/words.ts'
import styles from './content.module.css'
import { contentWords as words } from './words.ts'

/** Returns where a picture is shown beside pins. */
const placesOf = ({ covers, portraits, products, scheduled }: HouseCopy): readonly string[] =>
  [
    covers > 0 ? words.covers({ count: covers }) : '',
    portraits > 0 ? words.portraits({ count: portraits }) : '',
    products > 0 ? words.products({ count: products }) : '',
    scheduled > 0 ? words.scheduled({ count: scheduled }) : '',
  ].filter((text) => text !== '')

interface CopyRowProps {
  readonly copy: HouseCopy
  readonly isChosen: boolean
  readonly mayRemove: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function CopyRow({ copy, isChosen, mayRemove, onChoose }: CopyRowProps): ReactElement {
  return (
    <li>
      <label className={styles.copy}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!mayRemove}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        <img src={copy.image_url} alt="" loading="lazy" className={styles.picture} />
        <span className={parts.lines}>
          <strong>{copy.is_same_file ? words.same() : words.alike({ bits: copy.distance })}</strong>
          <span className={parts.sub}>{words.pins({ pins: copy.pins, people: copy.people })}</span>
          {copy.sensitive_by === null ? null : (
            <span className={parts.sub}>{words[`${copy.sensitive_by}Mark`]()}</span>
          )}
          {placesOf(copy).map((text) => (
            <span key={text} className={parts.sub}>
              {text}
            </span>
          ))}
        </span>
      </label>
    </li>
  )
}

const reasons = (): readonly [string, ...string[]] => [
  words.copyright(),
  words.illegal(),
  words.minors(),
  words.nudity(),
  words.privacy(),
]

const warnings = (): readonly [string, ...string[]] => [
  words.warnNudity(),
  words.warnViolence(),
  words.warnOther(),
]

const pinsIn = (copies: readonly HouseCopy[]): number =>
  copies.reduce((sum, { pins }) => sum + pins, 0)

interface ListedProps {
  readonly copies: readonly HouseCopy[]
  readonly mayRemove: boolean
  readonly onMarked: () => void
}

function Listed({ copies, mayRemove, onMarked }: ListedProps): ReactElement {
  const { toast } = useShell()
  const [chosen, setChosen] = useState<ReadonlySet<MediaId>>(
    () => new Set(copies.filter((copy) => copy.is_same_file).map((copy) => copy.media_id)),
  )
  const [asking, setAsking] = useState<'mark' | 'remove' | 'unmark' | null>(null)
  const [fault, setFault] = useState(false)
  const taken = copies.filter((copy) => chosen.has(copy.media_id))
  const counts = { pictures: taken.length, pins: pinsIn(taken) }
  const hasMarks = taken.length > 0 && taken.every((copy) => copy.sensitive_by !== null)
  const mark = hasMarks ? 'unmark' : 'mark'
  const ask = (what: 'mark' | 'remove' | 'unmark') => {
    if (taken.length === 0) setFault(true)
    else setAsking(what)
  }
  const choose = (id: MediaId, isChosen: boolean) => {
    setFault(false)
    setChosen((before) => {
      const next = new Set(before)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  }
  if (copies.length === 0) return <p className={parts.text}>{words.none()}</p>
  return (
    <Part title={words.copies()} lead={words.copiesWhy()}>
      <ul aria-label={words.copies()} className={styles.copies}>
        {copies.map((copy) => (
          <CopyRow
            key={copy.media_id}
            copy={copy}
            mayRemove={mayRemove}
            isChosen={chosen.has(copy.media_id)}
            onChoose={(isChosen) => choose(copy.media_id, isChosen)}
          />
        ))}
      </ul>
      {mayRemove ? (
        <div className={styles.bar}>
          <p role="status">{fault ? words.nothingChosen() : words.chosen(counts)}</p>
          <span className={parts.acts}>
            <Button onClick={() => ask(mark)}>{words[mark]()}</Button>
            <Button kind="primary" onClick={() => ask('remove')}>
              {words.remove()}
            </Button>
          </span>
        </div>
      ) : (
        <p className={parts.note}>{words.readOnly()}</p>
      )}
      {asking === 'mark' || asking === 'unmark' ? (
        <ActDialog
          title={words[`${asking}Title`]()}
          says={words[`${asking}Says`](counts)}
          button={words[asking]()}
          {...(asking === 'mark' ? { templates: warnings() } : {})}
          send={(client, { reason }) =>
            client.call(markPictures, {
              media_ids: taken.map((copy) => copy.media_id),
              sensitive: asking === 'mark',
              reason,
            })
          }
          onClose={() => setAsking(null)}
          done={() => {
            setAsking(null)
            onMarked()
            toast({ text: words[`${asking}Done`](), tone: 'good' })
          }}
        />
      ) : null}
      {asking === 'remove' ? (
        <ActDialog
          title={words.removeTitle()}
          says={words.removeSays(counts)}
          button={words.remove()}
          templates={reasons()}
          send={(client, { reason, present_code }) =>
            client.call(removePictures, {
              media_ids: taken.map((copy) => copy.media_id),
              reason,
              present_code,
            })
          }
          onClose={() => setAsking(null)}
          done={() => {
            setAsking(null)
            toast({ text: words.removing(), tone: 'good' })
          }}
        />
      ) : null}
    </Part>
  )
}

interface CopiesProps {
  readonly address: string
  readonly mayRemove: boolean
}

/** The copies of a picture and what looks like it, to choose what is removed. */
export function Copies({ address, mayRemove }: CopiesProps): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, findCopies, { address }), staleTime: 0 })
  if (callErrorOf(query.error)?.code === 'not-found')
    return (
      <p role="alert" className={parts.text}>
        {words.unknown()}
      </p>
    )
  return (
    <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
      {(copies) => (
        <Listed
          key={copies.map((copy) => copy.media_id).join()}
          copies={copies}
          mayRemove={mayRemove}
          onMarked={() => void query.refetch()}
        />
      )}
    </QueryRegion>
  )
}
