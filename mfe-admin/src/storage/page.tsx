import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import {
  type HouseStorage,
  houseStorage,
  houseStoragePeople,
  type StoredKind,
} from '@tessera/contracts/calls/house-storage'
import { useShell } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import type { ReactElement } from 'react'
import { Area } from '../frame/area.tsx'
import { Listed } from '../frame/listed.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { PersonLine } from '../frame/person-mark.tsx'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { sizeText } from '../frame/size-text.ts'
import { useWhen } from '../frame/use-when.ts'
import { frameWords } from '../frame/words.ts'
import { grownText } from './grown-text.ts'
import { storageWords as words } from './words.ts'

const names: Readonly<Record<string, () => string>> = {
  database: words.database,
  media: words.media,
  exports: words.exports,
  imports: words.imports,
  restores: words.restores,
  catalogs: words.catalogs,
  bulk: words.bulk,
  evidence: words.evidence,
  reports: words.reports,
  uploads: words.uploads,
  other: words.other,
}

const sum = (kinds: readonly StoredKind[]): number =>
  kinds.reduce((bytes, kind) => bytes + kind.bytes, 0)

function useSizes() {
  const { locale } = useWhen()
  return {
    size: (bytes: number) => sizeText(bytes, locale),
    held: (bytes: number, files: number) => {
      const size = sizeText(bytes, locale)
      if (files === 0) return size
      return files === 1
        ? words.filesOne({ size })
        : words.files({ size, count: files.toLocaleString(locale) })
    },
    grown: (bytes: number) => grownText(bytes, locale),
  }
}

function KindRow({ kind }: { readonly kind: StoredKind }): ReactElement {
  const { held, grown } = useSizes()
  const { week, month } = kind
  const growth = [
    ...(week === null ? [] : [words.week({ size: grown(week) })]),
    ...(month === null ? [] : [words.month({ size: grown(month) })]),
  ]
  return (
    <li className={parts.item}>
      <span className={parts.lines}>
        <strong>{names[kind.kind]?.() ?? kind.kind}</strong>
        {growth.length === 0 ? null : <span className={parts.sub}>{growth.join(' · ')}</span>}
      </span>
      <span>{held(kind.bytes, kind.files)}</span>
    </li>
  )
}

function Kinds({ storage }: { readonly storage: HouseStorage }): ReactElement {
  const { size } = useSizes()
  const { day } = useWhen()
  const { kinds, unused } = storage
  if (storage.day === null) return <p className={parts.text}>{words.never()}</p>
  return (
    <>
      <p className={parts.note}>{words.measured({ day: day(storage.day) })}</p>
      <ul aria-label={words.kinds()} className={parts.list}>
        {kinds.map((kind) => (
          <KindRow key={kind.kind} kind={kind} />
        ))}
        <li className={parts.item}>
          <strong>{words.sum()}</strong>
          <strong>{size(sum(kinds))}</strong>
        </li>
      </ul>
      {unused === null || unused.bytes === 0 ? (
        <p className={parts.text}>{words.unusedNone()}</p>
      ) : (
        <p>
          <strong>{words.unused({ size: size(unused.bytes) })}</strong>{' '}
          <span className={parts.text}>{words.unusedWhy()}</span>
        </p>
      )}
    </>
  )
}

function People(): ReactElement {
  const { client } = useShell()
  const { held } = useSizes()
  const list = useInfiniteQuery({ ...listOptions(client, houseStoragePeople, {}), staleTime: 0 })
  return (
    <Part title={words.people()} lead={words.peopleWhy()}>
      <Listed list={list} title={words.people()} nothing={words.nobody()}>
        {({ person, bytes, files }) => (
          <li className={parts.item}>
            <PersonLine person={person} />
            <span>{held(bytes, files)}</span>
          </li>
        )}
      </Listed>
    </Part>
  )
}

function Storage(): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, houseStorage, {}), staleTime: 0 })
  return (
    <div className={parts.stack}>
      <Part title={words.kinds()}>
        <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
          {(storage) => <Kinds storage={storage} />}
        </QueryRegion>
      </Part>
      <People />
    </div>
  )
}

/** The stored files and bytes, by kind and by person. */
export default function StoragePage(): ReactElement {
  return (
    <Area page="storage" title={words.title()} needs="storage.see" lead={words.lead()}>
      {() => <Storage />}
    </Area>
  )
}
