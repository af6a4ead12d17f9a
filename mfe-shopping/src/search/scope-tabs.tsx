import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { useViewer } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { ChipLink, ChipLinks } from '../chip-link/chip-link.tsx'
import { searchFor } from './addresses.ts'
import { scopeName, scopesFor } from './scopes.ts'
import { words } from './words.ts'

/** What else the same words can be searched in. */
export function ScopeTabs(props: {
  readonly scope: SearchScope
  readonly text: string
}): ReactElement {
  const viewer = useViewer()
  return (
    <ChipLinks label={words.scopes()} quiet>
      {scopesFor(viewer).map((scope) => (
        <ChipLink key={scope} to={searchFor(props.text, scope)} current={scope === props.scope}>
          {scopeName[scope]()}
        </ChipLink>
      ))}
    </ChipLinks>
  )
}
