import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { useCallback, useMemo, useState } from 'react'
import { freshOperation, type Operation, plansOf, type RowPlan, whatOf } from './operation.ts'
import { type BulkLevel, type BulkPlace, type BulkRow, rowsOf } from './rows.ts'
import { useBulkRun } from './use-bulk-run.ts'
import { bulkWords } from './words.ts'

interface BulkScreen {
  readonly account: Advertiser
  readonly trees: readonly CampaignTree[]
  readonly place: BulkPlace
}

/** The rows that an address chooses at once: those it names, or all of its campaigns. */
const chosenAtFirst = (rows: readonly BulkRow[], { campaignIds, ids }: BulkPlace): Set<string> =>
  new Set(
    campaignIds.length === 0
      ? []
      : rows.flatMap(({ key }) => (ids === null || ids.has(key) ? [key] : [])),
  )

const byKey = (plans: readonly RowPlan[]): ReadonlyMap<string, RowPlan> =>
  new Map(plans.map((plan) => [plan.row.key, plan]))

/** Runs the page that edits many: which rows, what changes, and how far it is. */
export function useBulk({ account, trees, place }: BulkScreen) {
  const locale = useShell().$locale.get()
  const [level, setLevel] = useState<BulkLevel>(place.level)
  const all = useMemo(() => rowsOf(trees, level), [trees, level])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => chosenAtFirst(all, place))
  const [search, setSearch] = useState('')
  const [operation, setOperation] = useState<Operation>(freshOperation)
  const [isSent, setSent] = useState(false)
  const bulk = useBulkRun(account)
  const rows = useMemo(() => {
    const text = search.trim().toLocaleLowerCase(locale)
    return text === ''
      ? all
      : all.filter(({ name, of }) => `${name} ${of}`.toLocaleLowerCase(locale).includes(text))
  }, [all, search, locale])
  const wanted = useMemo(
    () =>
      plansOf(
        all.filter(({ key }) => chosen.has(key)),
        operation,
        { locale },
      ),
    [all, chosen, operation, locale],
  )
  const { run, forget } = bulk
  const toggle = useCallback(
    (key: string) => {
      forget()
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(key) && next.size < limits.bulkEditRowsMax) next.add(key)
        return next
      })
    },
    [forget],
  )
  const toggleAll = () => {
    forget()
    const isAll = rows.every(({ key }) => chosen.has(key))
    const keys = rows.map(({ key }) => key)
    const kept = [...chosen].filter((key) => !keys.includes(key))
    setChosen(new Set(isAll ? kept : [...kept, ...keys].slice(0, limits.bulkEditRowsMax)))
  }
  const changing = wanted?.filter(({ edit }) => edit !== null) ?? []
  const fault = () => {
    if (wanted === undefined) return bulkWords.invalid()
    return changing.length === 0 ? bulkWords.nothing() : undefined
  }
  const check = () => {
    setSent(true)
    if (fault() === undefined) void bulk.check(wanted ?? [])
  }
  return {
    level,
    all,
    rows,
    chosen,
    search,
    setSearch,
    operation,
    bulk,
    locale,
    plans: byKey(run?.plans ?? wanted ?? []),
    fault: isSent && run === null ? fault() : undefined,
    isInvalid: isSent && wanted === undefined,
    isOpen: run === null || run.kind === 'checked',
    toggle,
    toggleAll,
    change: (change: Partial<Operation>) => {
      setSent(false)
      forget()
      setOperation((before) => ({ ...before, ...change }))
    },
    changeLevel: (next: BulkLevel) => {
      forget()
      setSent(false)
      setLevel(next)
      setChosen(chosenAtFirst(rowsOf(trees, next), { ...place, ids: null }))
      setOperation((before) =>
        whatOf[next].includes(before.what) ? before : { ...before, what: 'state' },
      )
    },
    check,
  }
}
