import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { useMoney } from '../../../kit/money/use-money.ts'
import styles from '../frame/ads.module.css'
import type { BodyProps } from '../frame/body-props.ts'
import { CampaignLinks } from '../frame/campaign-links.tsx'
import { words } from '../frame/words.ts'
import { useAfterSave } from './after-save.ts'
import { EditorForm } from './editor-form.tsx'
import { Fixed } from './fixed.tsx'
import { useEditor } from './use-editor.ts'
import { WithTree } from './with-tree.tsx'

interface OfTree {
  readonly account: Advertiser
  readonly tree: CampaignTree
}

/** A campaign that has ended: what it was, and why it stays so. */
export function Ended({ account, tree }: OfTree): ReactElement {
  const { money, dayName } = useMoney(tree.currency)
  const why = words.ended()
  return (
    <div className={styles.narrow}>
      <h2 className={styles.title}>
        <bdi>{tree.name}</bdi>
      </h2>
      <p className={styles.note}>{words.endedTitle()}</p>
      <Fixed label={words.daily()} value={money(tree.daily_budget_micro)} why={why} />
      <Fixed label={words.firstDay()} value={dayName(tree.first_day)} why={why} />
      <Fixed
        label={words.lastDayName()}
        value={tree.last_day === null ? words.none() : dayName(tree.last_day)}
        why={why}
      />
      <CampaignLinks account={account} tree={tree} only={['duplicate', 'insights', 'history']} />
    </div>
  )
}

function EditTree({ account, tree }: OfTree): ReactElement {
  const { toast } = useShell()
  const editor = useEditor({ account, tree, madeWith: 'ads_manager' })
  const afterPublish = useAfterSave(account)
  return (
    <EditorForm
      editor={editor}
      onSaved={(result, state) => {
        if (tree.state === 'draft') afterPublish(result, state)
        else toast({ text: words.saved() })
      }}
    />
  )
}

/** True for a campaign that can't be changed anymore. */
export const isOver = ({ state, has_ended }: CampaignTree): boolean =>
  state === 'archived' || has_ended

/** Edits the campaign of the address. */
export default function Edit(props: BodyProps): ReactElement {
  return (
    <WithTree {...props}>
      {(tree) =>
        isOver(tree) ? (
          <Ended account={props.account} tree={tree} />
        ) : (
          <>
            <CampaignLinks
              account={props.account}
              tree={tree}
              only={['duplicate', 'insights', 'report', 'history']}
            />
            <EditTree key={tree.campaign_id} account={props.account} tree={tree} />
          </>
        )
      }
    </WithTree>
  )
}
