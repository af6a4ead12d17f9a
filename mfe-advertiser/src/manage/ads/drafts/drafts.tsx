import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { useAfterSave } from '../editor/after-save.ts'
import { Ended } from '../editor/edit.tsx'
import { EditorForm } from '../editor/editor-form.tsx'
import { useEditor } from '../editor/use-editor.ts'
import { WithTree } from '../editor/with-tree.tsx'
import styles from '../frame/ads.module.css'
import type { BodyProps } from '../frame/body-props.ts'
import { campaignIn } from '../frame/use-trees.ts'
import { words } from '../frame/words.ts'
import { DraftList } from './draft-list.tsx'
import { RemoveDraft } from './remove-draft.tsx'
import { draftWords } from './words.ts'

interface OfTree {
  readonly account: Advertiser
  readonly tree: CampaignTree
}

function EditDraft({ account, tree }: OfTree): ReactElement {
  const editor = useEditor({ account, tree, madeWith: 'ads_manager' })
  return <EditorForm editor={editor} onSaved={useAfterSave(account)} />
}

function OneDraft({ account, tree }: OfTree): ReactElement {
  const advertiserId = account.id
  const query = { campaign_id: tree.campaign_id }
  if (tree.state === 'archived') return <Ended account={account} tree={tree} />
  if (tree.state !== 'draft')
    return (
      <p>
        <Link to={advertiserUrl('adsEdit', { advertiserId, query })}>{words.edit()}</Link>
      </p>
    )
  return (
    <>
      <div className={styles.acts}>
        <Link to={advertiserUrl('adsEditDraft', { advertiserId })}>{draftWords.all()}</Link>
        <RemoveDraft account={account} tree={tree} />
      </div>
      <EditDraft key={tree.campaign_id} account={account} tree={tree} />
    </>
  )
}

/** The drafts of an ad account; the one of the address in the editor. */
export default function Drafts(props: BodyProps): ReactElement {
  const { account, query } = props
  if (campaignIn(query) === undefined) return <DraftList account={account} />
  return <WithTree {...props}>{(tree) => <OneDraft account={account} tree={tree} />}</WithTree>
}
