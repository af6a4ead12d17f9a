import { advertiserUrl, advertiserUrls } from '@tessera/contracts/ads/advertiser-urls'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import styles from '../../quick-promote/quick-promote.module.css'
import type { GroupDraft } from '../draft/campaign-draft.ts'
import { words } from '../words.ts'
import type { Editor } from './use-editor.ts'

/** Leads to the keywords of an ad group, where there is a page for them. */
export function KeywordsLink({
  editor,
  group,
}: {
  readonly editor: Editor
  readonly group: GroupDraft
}): ReactElement | null {
  const isThere = advertiserUrls.adGroupPositiveKeywords.page !== null
  if (!isThere || group.groupId === null) return null
  return (
    <p className={styles.hint}>
      <Link to={advertiserUrl('adGroupPositiveKeywords', { advertiserId: editor.account.id })}>
        {words.keywords()}
      </Link>
    </p>
  )
}
