import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { getMediaPlan, type SavedPlan } from '@tessera/contracts/calls/media-plans'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { Report } from '../../../kit/tables/report.tsx'
import type { BodyProps } from '../frame/body-props.ts'
import { useAfterSave } from './after-save.ts'
import { EditorForm } from './editor-form.tsx'
import { useEditor } from './use-editor.ts'

interface NewProps {
  readonly account: Advertiser
  readonly plan?: SavedPlan
}

function New({ account, plan }: NewProps): ReactElement {
  const editor = useEditor({ account, tree: null, madeWith: 'ads_manager', plan })
  return <EditorForm editor={editor} onSaved={useAfterSave(account)} />
}

/** Creates a campaign with its ad groups and ads; from a media plan where the address names one. */
export default function Create({ account, query }: BodyProps): ReactElement {
  const { client } = useShell()
  const id = z.safeParse(AnyId, query.get('plan')).data
  const found = useQuery({
    ...queryOptions(client, getMediaPlan, { advertiser_id: account.id, plan_id: id ?? '1' }),
    enabled: id !== undefined,
  })
  // A plan that is gone keeps nobody from creating a campaign.
  if (id === undefined || callErrorOf(found.error)?.code === 'not-found')
    return <New account={account} />
  return (
    <Report query={found}>{(plan) => <New key={plan.id} account={account} plan={plan} />}</Report>
  )
}
