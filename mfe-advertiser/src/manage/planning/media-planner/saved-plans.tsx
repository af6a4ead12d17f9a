import { useCommand } from '@tessera/cache/react'
import type { SavedPlan } from '@tessera/contracts/calls/media-plans'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { copyLink } from '@tessera/module/copy-link'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { keepFocus } from '@tessera/ui/keep-focus'
import { Menu } from '@tessera/ui/menu'
import { type ReactElement, useId } from 'react'
import { useMoney } from '../../../kit/money/use-money.ts'
import panels from '../../../kit/panels/panels.module.css'
import { DataTable } from '../../../kit/tables/data-table.tsx'
import { Nothing } from '../../../kit/tables/report.tsx'
import styles from '../frame/planning.module.css'
import { deletePlanCommand } from './commands.ts'
import { comparedMax, type PlannerView, plannerUrl } from './planner-address.ts'
import { plannerWords as words } from './words.ts'

interface SavedPlansProps {
  readonly account: Advertiser
  readonly plans: readonly SavedPlan[]
  readonly view: PlannerView
  readonly onRename: (saved: SavedPlan) => void
}

type ActsProps = Omit<SavedPlansProps, 'plans'> & { readonly saved: SavedPlan }

function PlanActs({ account, saved, view, onRename }: ActsProps) {
  const shell = useShell()
  const remove = useCommand(deletePlanCommand)
  const to = plannerUrl(account.id, { ...view, plan: saved.id })
  const which = { advertiser_id: account.id, plan_id: saved.id }
  return (
    <span className={styles.rowActs}>
      <Button
        size="small"
        href={to}
        aria-label={words.openOf({ name: saved.name })}
        onNavigate={(address) => shell.navigate(address)}
      >
        {words.openPlan()}
      </Button>
      <Menu
        label={words.more({ name: saved.name })}
        size="small"
        items={[
          {
            id: 'copy',
            label: words.copy(),
            onSelect: () =>
              void copyLink(shell, plannerUrl(account.id, { plan: saved.id, compare: [] })),
          },
          { id: 'rename', label: words.rename(), onSelect: () => onRename(saved) },
          {
            id: 'delete',
            label: words.remove(),
            tone: 'bad',
            onSelect: () => void remove.run(which),
          },
        ]}
      />
    </span>
  )
}

function CompareBox({ account, saved, view }: Omit<ActsProps, 'onRename'>) {
  const { navigate } = useShell()
  const isCompared = view.compare.includes(saved.id)
  const compare = isCompared
    ? view.compare.filter((id) => id !== saved.id)
    : [...view.compare, saved.id]
  return (
    <Checkbox
      label={words.compare()}
      aria-label={words.compareOf({ name: saved.name })}
      checked={isCompared}
      disabled={!isCompared && view.compare.length >= comparedMax}
      onChange={() => navigate(plannerUrl(account.id, { ...view, compare }), { replace: true })}
    />
  )
}

/** The plans that an ad account keeps: opened, compared, shared by link, renamed and deleted. */
export function SavedPlans({ account, plans, view, onRename }: SavedPlansProps): ReactElement {
  const id = useId()
  const { money } = useMoney(account.currency)
  return (
    <section ref={keepFocus} tabIndex={-1} aria-labelledby={id} className={panels.parts}>
      <h2 id={id} className={styles.heading}>
        {words.plans()}
      </h2>
      {plans.length === 0 ? (
        <Nothing>{words.noPlans()}</Nothing>
      ) : (
        <DataTable
          label={words.plans()}
          rows={plans}
          keyOf={(saved) => saved.id}
          columns={[
            { head: words.name(), cell: (saved) => <bdi>{saved.name}</bdi> },
            {
              head: words.budgetHead(),
              cell: ({ plan, author }) => {
                const budget = money(plan.daily_budget_micro)
                return author === null
                  ? words.byNobody({ budget })
                  : words.by({ budget, name: author })
              },
            },
            {
              head: words.compare(),
              cell: (saved) => <CompareBox {...{ account, saved, view }} />,
            },
            {
              head: words.acts(),
              cell: (saved) => <PlanActs {...{ account, saved, view, onRename }} />,
            },
          ]}
        />
      )}
    </section>
  )
}
