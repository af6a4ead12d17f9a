import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'

/** One row of a menu. */
export interface MenuItem {
  id: string
  label: ReactNode
  note?: ReactNode
  icon?: IconName
  tone?: 'bad'
  disabled?: boolean
  /** Marks the current choice among alternatives. */
  checked?: boolean
  href?: string
  onSelect?: () => void
}
