import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { HostParts, Stores } from '@tessera/module/host'
import type { RefObject } from 'react'
import type { FieldHelp } from './search-field.tsx'

/** The parts of the shell that the search field uses. */
export interface SearchShell {
  readonly stores: Stores
  readonly parts: Pick<HostParts, 'client' | 'navigate' | 'queries' | 'report'>
}

/** The field's state for the suggestions, and the callbacks that change it. */
export interface SuggestionsProps {
  readonly shell: SearchShell
  readonly viewer: Viewer | null
  readonly field: RefObject<HTMLInputElement | null>
  readonly text: string
  readonly composing: boolean
  readonly open: boolean
  readonly scope: SearchScope
  readonly phone: boolean
  readonly onHelp: (help: FieldHelp) => void
  readonly onText: (text: string) => void
  readonly onShow: (open: boolean) => void
  readonly onGo: (to: string, query: string | null) => void
}
