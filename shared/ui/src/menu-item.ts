import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'

/** One thing a menu offers. */
export interface MenuItem {
  id: string
  label: ReactNode
  note?: ReactNode
  icon?: IconName
  tone?: 'bad'
  disabled?: boolean
  /** Marks the present choice among alternatives. */
  checked?: boolean
  href?: string
  onSelect?: () => void
}
