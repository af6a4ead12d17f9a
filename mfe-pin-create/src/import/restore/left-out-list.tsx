import { getRestoreLeftOut } from '@tessera/contracts/calls/restores'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { PagedList } from './paged-list.tsx'
import { leftOutText } from './texts.ts'
import { words } from './words.ts'

/** Lists what a restore left out by name, a page at a time. */
export function LeftOutList({ id }: { readonly id: string }): ReactElement {
  const { client } = useShell()
  return (
    <PagedList
      label={words.leftOut()}
      show={words.names()}
      load={async (after = '0') => {
        const page = await client.call(getRestoreLeftOut, { id, after })
        return page.ok
          ? { lines: page.data.items.map(leftOutText), next: page.data.next }
          : undefined
      }}
    />
  )
}
