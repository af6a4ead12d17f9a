import { type FeedLevel, type FeedTuner, feedLevels } from '@tessera/contracts/calls/feed-tuner'
import { paths } from '@tessera/contracts/paths'
import { Link, useTitle } from '@tessera/module/react'
import { RecentChoice } from '@tessera/pins/recent-choice'
import { Avatar } from '@tessera/ui/avatar'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPage, SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import styles from './page.module.css'
import { type Tuned, useTuner } from './use-tuner.ts'
import { words } from './words.ts'

interface Row extends Tuned {
  readonly name: string
  /** The name as it is shown, with a picture or a link. */
  readonly shown: ReactNode
}

interface RowsProps {
  readonly rows: readonly Row[]
  readonly label: string
  readonly levelOf: (tuned: Tuned) => FeedLevel
  readonly onChange: (tuned: Tuned, level: FeedLevel) => void
}

const levelWords = {
  more: words.more,
  usual: words.usual,
  less: words.less,
  none: words.none,
} as const

const isLevel = (value: string): value is FeedLevel => feedLevels.some((level) => level === value)

function Rows({ rows, label, levelOf, onChange }: RowsProps): ReactElement {
  return (
    <ul aria-label={label} className={styles.rows}>
      {rows.map(({ name, shown, ...tuned }) => (
        <li key={tuned.target} className={styles.row}>
          {shown}
          <select
            aria-label={words.amount({ name })}
            className={styles.level}
            value={levelOf(tuned)}
            onChange={({ target: { value } }) => {
              if (isLevel(value)) onChange(tuned, value)
            }}
          >
            {feedLevels.map((level) => (
              <option key={level} value={level}>
                {levelWords[level]()}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  )
}

const plain = (name: string) => <span className={styles.name}>{name}</span>

const topicRows = ({ topics }: FeedTuner): readonly Row[] =>
  topics.map(({ id, name }) => ({ kind: 'topic', target: id, name, shown: plain(name) }))

const subjectRows = ({ subjects }: FeedTuner): readonly Row[] =>
  subjects.map(({ id, name = id }) => ({ kind: 'subject', target: id, name, shown: plain(name) }))

const personRows = ({ people }: FeedTuner): readonly Row[] =>
  people.map(({ person: { id, username, full_name: name, image_medium_url: picture } }) => ({
    kind: 'person',
    target: id,
    name,
    shown: (
      <Link to={paths.profile.to({ username })} className={styles.name}>
        <Avatar id={id} name={name} picture={picture ?? undefined} size={40} decorative />
        {name}
      </Link>
    ),
  }))

const boardRows = ({ boards }: FeedTuner): readonly Row[] =>
  boards.map(({ board: { id, name, url }, is_own: isOwn }) => ({
    kind: 'board',
    target: id,
    name,
    shown: (
      <Link to={url} className={styles.name}>
        <span>
          {name}
          {isOwn ? <span className={styles.note}>{words.yours()}</span> : null}
        </span>
      </Link>
    ),
  }))

/** The home feed tuner: topics, people and boards, each more, as usual, less or none. */
export default function TunerPage(): ReactElement {
  useTitle(words.title())
  const { query, levelOf, set } = useTuner()
  const change = (tuned: Tuned, level: FeedLevel) => void set(tuned, level)
  return (
    <SettingsPage title={words.title()} lead={words.lead()}>
      <QueryRegion
        query={query}
        failed={words.failed()}
        waiting={
          <div role="status" aria-label={words.loading()} className={styles.waiting}>
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} height={44} />
            ))}
          </div>
        }
      >
        {(tuner) => {
          const parts = [
            { rows: topicRows(tuner), title: words.topics(), why: words.topicsWhy(), empty: '' },
            {
              rows: subjectRows(tuner),
              title: words.subjects(),
              why: words.subjectsWhy(),
              empty: '',
            },
            {
              rows: personRows(tuner),
              title: words.people(),
              why: words.peopleWhy(),
              empty: words.noPeople(),
            },
            {
              rows: boardRows(tuner),
              title: words.boards(),
              why: words.boardsWhy(),
              empty: words.noBoards(),
            },
          ]
          return (
            <>
              <SettingsPanel title={words.recent()} why={words.recentWhy()}>
                <RecentChoice />
              </SettingsPanel>
              {parts.map(({ rows, title, why, empty }) =>
                rows.length === 0 && empty === '' ? null : (
                  <SettingsPanel key={title} title={title} why={why}>
                    {rows.length === 0 ? (
                      <p>{empty}</p>
                    ) : (
                      <Rows
                        rows={rows}
                        label={title}
                        levelOf={(tuned) => levelOf(tuner, tuned)}
                        onChange={change}
                      />
                    )}
                  </SettingsPanel>
                ),
              )}
            </>
          )
        }}
      </QueryRegion>
    </SettingsPage>
  )
}
