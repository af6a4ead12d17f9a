import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  exportHouseList,
  houseDomains,
  houseTerms,
  removeDomains,
  removeTerms,
} from '@tessera/contracts/calls/house-lists'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { statusText } from './add-to-list.tsx'
import { optionsText } from './term-fields.tsx'
import { listWords as words } from './words.ts'

/** An entry of either list, as its row shows it. */
interface Entry {
  readonly key: string
  readonly name: string
  readonly says: string
}

function useEntries(list: 'terms' | 'domains', query: string) {
  const { client } = useShell()
  const terms = useInfiniteQuery({
    ...listOptions(client, houseTerms, { query }),
    enabled: list === 'terms',
    staleTime: 0,
  })
  const domains = useInfiniteQuery({
    ...listOptions(client, houseDomains, { query }),
    enabled: list === 'domains',
    staleTime: 0,
  })
  if (list === 'terms') {
    const entries = terms.data?.pages.flatMap(({ data }) =>
      data.map((term): Entry => ({ key: term.key, name: term.text, says: optionsText(term) })),
    )
    return { list: terms, entries }
  }
  const entries = domains.data?.pages.flatMap(({ data }) =>
    data.map(
      ({ domain, status, note }): Entry => ({
        key: domain,
        name: domain,
        says: note === null ? statusText(status) : `${statusText(status)} · ${note}`,
      }),
    ),
  )
  return { list: domains, entries }
}

/** Offers the list as a file. */
function Download({ list }: { readonly list: 'terms' | 'domains' }): ReactElement {
  const { client, toast } = useShell()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const came = await client.call(exportHouseList, { list })
    setBusy(false)
    if (!came.ok) return toast({ text: words.downloadFailed(), tone: 'bad' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([came.data.csv], { type: 'text/csv' }))
    link.download = `${list}.csv`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button size="small" busy={isBusy} onClick={() => void download()}>
      {words.download()}
    </Button>
  )
}

interface EntriesProps {
  readonly list: 'terms' | 'domains'
  readonly mayChange: boolean
}

/** The entries of a list, which can be searched, downloaded and taken off. */
export function Entries({ list, mayChange }: EntriesProps): ReactElement {
  const { toast } = useShell()
  const [query, setQuery] = useState('')
  const [removed, setRemoved] = useState<Entry | null>(null)
  const found = useEntries(list, query.trim())
  return (
    <Part title={words.listed()} aside={<Download list={list} />}>
      <TextField
        label={words.search()}
        maxLength={200}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {found.entries === undefined && found.list.error === null ? <RowsWaiting /> : null}
      {found.entries === undefined ? <ListFailure list={found.list} /> : null}
      {found.entries?.length === 0 ? (
        <p className={parts.text}>{query.trim() === '' ? words.nothing() : words.nothingFound()}</p>
      ) : null}
      {found.entries === undefined || found.entries.length === 0 ? null : (
        <>
          <ul aria-label={words.listed()} className={parts.list}>
            {found.entries.map((entry) => (
              <li key={entry.key} className={parts.item}>
                <span className={parts.lines}>
                  <strong dir="auto">{entry.name}</strong>
                  <span className={parts.sub}>{entry.says}</span>
                </span>
                {mayChange ? (
                  <Button
                    size="small"
                    aria-label={words.removeOf({ name: entry.name })}
                    onClick={() => setRemoved(entry)}
                  >
                    {words.remove()}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          <ShowMore list={found.list} />
        </>
      )}
      {removed === null ? null : (
        <ActDialog
          title={words.removeTitle({ name: removed.name })}
          says={words.removeSays()}
          button={words.remove()}
          send={(client, { reason }) =>
            client.call(list === 'terms' ? removeTerms : removeDomains, {
              keys: [removed.key],
              reason,
            })
          }
          onClose={() => setRemoved(null)}
          done={() => {
            setRemoved(null)
            toast({ text: words.added(), tone: 'good' })
          }}
        />
      )}
    </Part>
  )
}
