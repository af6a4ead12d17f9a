import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { Ended, isOver } from '../editor/edit.tsx'
import { useEditor } from '../editor/use-editor.ts'
import { WithTree } from '../editor/with-tree.tsx'
import styles from '../frame/ads.module.css'
import type { BodyProps } from '../frame/body-props.ts'
import { words } from '../frame/words.ts'
import { AutomatedForm } from './automated-form.tsx'
import { automatedWords } from './words.ts'

interface OfTree {
  readonly account: Advertiser
  readonly tree: CampaignTree
}

function ToEditor({ account, tree, label }: OfTree & { readonly label: string }): ReactElement {
  const { navigate } = useShell()
  const to = advertiserUrl('adsEdit', {
    advertiserId: account.id,
    query: { campaign_id: tree.campaign_id },
  })
  return (
    <Button size="small" href={to} onNavigate={(href) => navigate(href)}>
      {label}
    </Button>
  )
}

function EditTree({ account, tree }: OfTree): ReactElement {
  const { toast } = useShell()
  const editor = useEditor({ account, tree, madeWith: 'automated' })
  return <AutomatedForm editor={editor} onSaved={() => toast({ text: words.saved() })} />
}

function Other(props: OfTree): ReactElement {
  return (
    <div className={styles.quietNotice}>
      <h2 className={styles.noticeTitle}>{automatedWords.ownTitle()}</h2>
      <p>{automatedWords.own()}</p>
      <div className={styles.acts}>
        <ToEditor {...props} label={automatedWords.openEditor()} />
      </div>
    </div>
  )
}

/** True for a campaign that the automated form shows all of. */
const isSimple = ({ made_with, ad_groups }: CampaignTree): boolean =>
  made_with === 'automated' && ad_groups.length === 1

/** Edits an automated campaign. */
export default function EditAutomated(props: BodyProps): ReactElement {
  const { account } = props
  return (
    <WithTree {...props}>
      {(tree) => {
        if (isOver(tree)) return <Ended account={account} tree={tree} />
        if (!isSimple(tree)) return <Other account={account} tree={tree} />
        return (
          <>
            <div className={styles.acts}>
              <ToEditor account={account} tree={tree} label={automatedWords.openAll()} />
            </div>
            <EditTree key={tree.campaign_id} account={account} tree={tree} />
          </>
        )
      }}
    </WithTree>
  )
}
