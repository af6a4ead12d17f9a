import { useCommand } from '@tessera/cache/react'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { MediaPlan } from '@tessera/contracts/ads/media-plan'
import type { SavedPlan } from '@tessera/contracts/calls/media-plans'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import panels from '../../../kit/panels/panels.module.css'
import { updatePlanCommand } from './commands.ts'
import type { Naming } from './name-modal.tsx'
import { type PlannerView, plannerUrl } from './planner-address.ts'
import { plannerWords as words } from './words.ts'

interface PlanActsProps {
  readonly account: Advertiser
  readonly saved: SavedPlan | null
  readonly view: PlannerView
  /** Undefined while the plan has faults. */
  readonly plan: MediaPlan | undefined
  readonly onName: (naming: Naming) => void
  /** Called once the changes of a saved plan are kept. */
  readonly onSaved: (plan: MediaPlan) => void
}

/** The order of the fields is that of the schema, in both. */
const isSamePlan = (one: MediaPlan, other: MediaPlan): boolean =>
  JSON.stringify(one, Object.keys(one).toSorted()) ===
    JSON.stringify(other, Object.keys(other).toSorted()) &&
  JSON.stringify(Object.entries(one.targeting).toSorted()) ===
    JSON.stringify(Object.entries(other.targeting).toSorted())

/** Saves the plan that is filled in, starts another one, or makes a campaign of it. */
export function PlanActs(props: PlanActsProps): ReactElement {
  const { account, saved, view, plan, onName, onSaved } = props
  const { navigate } = useShell()
  const update = useCommand(updatePlanCommand)
  const isChanged = plan !== undefined && saved !== null && !isSamePlan(plan, saved.plan)
  const disabled = plan === undefined
  const keep = async (changed: MediaPlan, plan_id: string) => {
    const outcome = await update.run({ advertiser_id: account.id, plan_id, plan: changed })
    if (outcome.state === 'done') onSaved(outcome.answer.plan)
  }
  return (
    <div className={panels.acts}>
      {saved === null ? null : isChanged ? (
        <Button kind="primary" busy={update.busy} onClick={() => void keep(plan, saved.id)}>
          {words.saveChanges()}
        </Button>
      ) : (
        <Button
          kind="primary"
          href={advertiserUrl('adsCreate', {
            advertiserId: account.id,
            query: { plan: saved.id },
          })}
          onNavigate={(to) => navigate(to)}
        >
          {words.create()}
        </Button>
      )}
      <Button
        kind={saved === null ? 'primary' : 'outline'}
        disabled={disabled}
        onClick={() => {
          if (plan !== undefined) onName({ plan })
        }}
      >
        {words.saveAs()}
      </Button>
      {saved === null ? null : (
        <Button
          href={plannerUrl(account.id, { ...view, plan: null })}
          onNavigate={(to) => navigate(to)}
        >
          {words.newPlan()}
        </Button>
      )}
      {update.formRefusal === undefined ? null : (
        <p role="alert" className={panels.fault}>
          {update.formRefusal}
        </p>
      )}
    </div>
  )
}
