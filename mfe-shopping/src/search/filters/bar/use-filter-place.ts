import { useLayout } from '@tessera/module/react'
import { type RefObject, useRef, useState } from 'react'
import { isColumnKept, keepColumn } from '../column/column-choice.ts'
import type { FilterName } from '../engine/filter-names.ts'

/** The place of the panel with all filters, and whether it is open. */
export interface FilterPlace {
  /** True beside the results on a wide page; a modal elsewhere. */
  readonly isColumn: boolean
  readonly isOpen: boolean
  /** The filter to begin with, after it was just opened; undefined when it was open before. */
  readonly opened: { readonly name: FilterName | undefined } | undefined
  /** The control that opens it, which has the focus again when the column closes. */
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly open: (name: FilterName | undefined) => void
  readonly close: () => void
  readonly toggle: () => void
}

/** Decides where the panel opens. On a wide page it stays open until it is closed, on each search. */
export function useFilterPlace(): FilterPlace {
  const isColumn = useLayout().size === 'wide'
  const [isKept, setKept] = useState(isColumnKept)
  const [opened, setOpened] = useState<FilterPlace['opened']>()
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = isColumn ? isKept : opened !== undefined
  const choose = (isNowOpen: boolean) => {
    if (!isColumn) return
    keepColumn(isNowOpen)
    setKept(isNowOpen)
  }
  const open = (name: FilterName | undefined) => {
    choose(true)
    setOpened({ name })
  }
  const close = () => {
    choose(false)
    setOpened(undefined)
    if (isColumn) opener.current?.focus()
  }
  const toggle = () => (isColumn && isOpen ? close() : open(undefined))
  return { isColumn, isOpen, opened, opener, open, close, toggle }
}
