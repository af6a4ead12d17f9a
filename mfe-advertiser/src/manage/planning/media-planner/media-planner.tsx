import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { MediaPlan } from '@tessera/contracts/ads/media-plan'
import { listMediaPlans, type SavedPlan } from '@tessera/contracts/calls/media-plans'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { DraftNotice, useDraft } from '@tessera/module/drafts'
import { useShell, useViewer } from '@tessera/module/react'
import { type ReactElement, useMemo, useState } from 'react'
import { dayInZone } from '../../../kit/dates/day-in-zone.ts'
import panels from '../../../kit/panels/panels.module.css'
import { Report } from '../../../kit/tables/report.tsx'
import styles from '../frame/planning.module.css'
import { ComparePlans } from './compare.tsx'
import { Estimate } from './estimate.tsx'
import { NameModal, type Naming } from './name-modal.tsx'
import { PlanActs } from './plan-acts.tsx'
import { draftOfPlan, freshPlan, keptPlans, planDraftId, readPlan } from './plan-draft.ts'
import { PlanForm } from './plan-form.tsx'
import { type PlannerView, plannerUrl, plannerView } from './planner-address.ts'
import { SavedPlans } from './saved-plans.tsx'
import { plannerWords as words } from './words.ts'

interface EditedProps {
  readonly account: Advertiser
  readonly saved: SavedPlan | null
  readonly view: PlannerView
  readonly onName: (naming: Naming) => void
}

/** The plan that is filled in, beside what it may bring. */
function EditedPlan({ account, saved, view, onName }: EditedProps) {
  const locale = useStore(useShell().$locale)
  const today = dayInZone(account.time_zone ?? 'UTC', Date.now())
  const savedPlan = saved?.plan
  const unwritten = useMemo(
    () => (savedPlan === undefined ? freshPlan(account, today) : draftOfPlan(savedPlan, locale)),
    [savedPlan, account, today, locale],
  )
  const form = useDraft({
    kept: keptPlans,
    id: planDraftId(account, saved?.id),
    saved: unwritten,
  })
  const { draft, write } = form
  const { plan, faults } = readPlan(draft, account.country, locale)
  const settle = (settled: MediaPlan) => {
    write(draftOfPlan(settled, locale))
    form.done()
  }
  return (
    <div className={styles.columns}>
      <div className={panels.parts}>
        {form.wasKept && form.changed ? <DraftNotice onStartOver={form.startOver} /> : null}
        <PlanForm {...{ account, draft, faults, locale, write }} />
      </div>
      <section aria-label={words.estimate()} className={panels.parts}>
        <h2 className={styles.heading}>
          {saved === null ? words.estimate() : words.planOf({ name: saved.name })}
        </h2>
        {plan === undefined ? (
          <p role="status" className={styles.text}>
            {words.unfinished()}
          </p>
        ) : (
          <Estimate account={account} plan={plan} />
        )}
        <PlanActs {...{ account, saved, view, plan, onName }} onSaved={settle} />
      </section>
    </div>
  )
}

/** Plans before spending: a goal, people, a budget and days, what they may bring, and the plans kept. */
export default function MediaPlanner({
  account,
  query,
}: {
  readonly account: Advertiser
  readonly query: URLSearchParams
}): ReactElement {
  const { client, navigate } = useShell()
  const [naming, setNaming] = useState<Naming | null>(null)
  const view = plannerView(query)
  const drafts = keptPlans(useViewer()?.id)
  const list = useQuery({
    ...queryOptions(client, listMediaPlans, { advertiser_id: account.id }),
    staleTime: 0,
  })
  const close = () => setNaming(null)
  return (
    <Report query={list}>
      {(plans) => {
        const saved = plans.find(({ id }) => id === view.plan) ?? null
        return (
          <div className={panels.parts}>
            <p className={styles.text}>{words.lead()}</p>
            {saved === null && view.plan !== null ? (
              <p role="status" className={panels.fault}>
                {words.gone()}
              </p>
            ) : null}
            <EditedPlan key={saved?.id ?? 'new'} {...{ account, saved, view }} onName={setNaming} />
            <SavedPlans
              {...{ account, plans, view }}
              onRename={(renamed) => setNaming({ saved: renamed })}
            />
            <ComparePlans
              account={account}
              plans={view.compare.flatMap((id) => plans.find((each) => each.id === id) ?? [])}
            />
            {naming === null ? null : (
              <NameModal
                advertiserId={account.id}
                naming={naming}
                onClose={close}
                onDone={({ id }) => {
                  close()
                  if ('plan' in naming) drafts.drop(planDraftId(account, saved?.id))
                  if ('plan' in naming) navigate(plannerUrl(account.id, { ...view, plan: id }))
                }}
              />
            )}
          </div>
        )
      }}
    </Report>
  )
}
