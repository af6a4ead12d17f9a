import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { useTags } from '../../kit/tags/use-tags.ts'
import { newTagWords } from '../../kit/tags/words.ts'
import { CreateTag } from './create-tag.tsx'
import { TagActs } from './tag-acts.tsx'
import { tagWords as words } from './words.ts'

/** The tags of an ad account, which are created, renamed and deleted here. */
export default function Tags({ account }: BodyProps): ReactElement {
  const query = useTags(account.id)
  const { moment } = useFigures(account.currency)
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.lead()}</p>
      <Report query={query}>
        {(tags) =>
          tags.length === 0 ? (
            <Nothing>
              {words.noTags()}. {words.noTagsWhy()}
            </Nothing>
          ) : (
            <DataTable
              label={words.list()}
              rows={tags}
              keyOf={({ id }) => id}
              columns={[
                { head: newTagWords.name(), cell: ({ name }) => <bdi>{name}</bdi> },
                { head: words.id(), cell: ({ id }) => id },
                {
                  head: words.seen(),
                  cell: ({ last_seen_at: at }) => (at === null ? words.neverSeen() : moment(at)),
                },
                {
                  head: words.use(),
                  cell: (tag) => (tag.is_used ? words.used() : words.unused()),
                },
                {
                  head: words.acts(),
                  cell: (tag) => <TagActs advertiserId={account.id} tag={tag} />,
                },
              ]}
            />
          )
        }
      </Report>
      <Part title={words.newTag()}>
        <CreateTag advertiserId={account.id} />
      </Part>
    </div>
  )
}
