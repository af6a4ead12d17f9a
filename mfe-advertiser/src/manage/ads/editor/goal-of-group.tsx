import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { Link } from '@tessera/module/react'
import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import styles from '../../../kit/ad-fields/ad-fields.module.css'
import { eventName, tagEvents } from '../../../kit/ad-fields/tag-events.ts'
import { adWords as promote } from '../../../kit/ad-fields/words.ts'
import { Report } from '../../../kit/tables/report.tsx'
import { useTags } from '../../../kit/tags/use-tags.ts'
import type { GroupDraft } from '../draft/campaign-draft.ts'
import { words } from '../frame/words.ts'
import type { Editor } from './use-editor.ts'

interface GoalOfGroupProps {
  readonly editor: Editor
  readonly group: GroupDraft
  readonly index: number
}

function Tag({ editor, group, index }: GoalOfGroupProps): ReactElement {
  const { account, faults, writeGroup } = editor
  const query = useTags(account.id)
  const to = advertiserUrl('tag', { advertiserId: account.id })
  const fault = faults[`ad_groups.${index}.conversion_tag_id`]
  return (
    <Report query={query}>
      {(tags) => (
        <>
          <SelectField
            label={promote.tagName()}
            error={fault}
            value={group.tagId}
            onChange={({ currentTarget }) =>
              writeGroup(index, { tagId: currentTarget.value }, 'conversion_tag_id')
            }
          >
            <option value="">{promote.choose()}</option>
            {tags.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={promote.event()}
            value={group.event}
            onChange={({ currentTarget }) =>
              writeGroup(index, { event: currentTarget.value }, 'conversion_event')
            }
          >
            {[...new Set([...tagEvents, group.event])].map((each) => (
              <option key={each} value={each}>
                {eventName(each)}
              </option>
            ))}
          </SelectField>
          <p className={styles.hint}>
            <Link to={to}>{words.tags()}</Link>
          </p>
        </>
      )}
    </Report>
  )
}

/** Asks for what the goal of a campaign needs in each ad group: a tag, or a product. */
export function GoalOfGroup(props: GoalOfGroupProps): ReactElement | null {
  const { editor, group, index } = props
  const { objective } = editor.draft
  if (objective === 'WEB_CONVERSION') return <Tag {...props} />
  if (objective !== 'CATALOG_SALES') return null
  const fault = editor.faults[`ad_groups.${index}.product_group_id`]
  return (
    <>
      <p className={styles.hint}>
        {group.productId === null
          ? words.productHint()
          : words.productChosen({ id: group.productId })}
      </p>
      {fault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  )
}
