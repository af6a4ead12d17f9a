import { type ImportListName, listImport } from '@tessera/contracts/calls/imports'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { PagedList } from './restore/paged-list.tsx'
import { entryText } from './why-text.ts'

interface EntryListProps {
  readonly id: string
  readonly list: ImportListName
  readonly label: string
  readonly show: string
}

/** Lists entries of an import by name and reason, with the line of the file where it has lines. */
export function EntryList({ id, list, label, show }: EntryListProps): ReactElement {
  const { client } = useShell()
  return (
    <PagedList
      label={label}
      show={show}
      load={async (bookmark) => {
        const input = bookmark === undefined ? { id, list } : { id, list, bookmark }
        const page = await client.call(listImport, input)
        if (!page.ok) return undefined
        const { entries, bookmark: next } = page.data
        return { lines: entries.map((entry) => entryText(list, entry)), next }
      }}
    />
  )
}
