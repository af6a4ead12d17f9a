import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import styles from '../../../kit/ad-fields/ad-fields.module.css'
import type { GroupDraft } from '../draft/campaign-draft.ts'
import { words } from '../frame/words.ts'
import type { Editor } from './use-editor.ts'

/** Leads to the keywords of an ad group that is there. */
export function KeywordsLink({
  editor,
  group,
}: {
  readonly editor: Editor
  readonly group: GroupDraft
}): ReactElement | null {
  const { account, draft } = editor
  if (group.groupId === null) return null
  const query = { campaign_id: draft.base?.campaign_id, ad_group_id: group.groupId }
  return (
    <p className={styles.hint}>
      <Link to={advertiserUrl('adGroupPositiveKeywords', { advertiserId: account.id, query })}>
        {words.keywords()}
      </Link>
    </p>
  )
}
