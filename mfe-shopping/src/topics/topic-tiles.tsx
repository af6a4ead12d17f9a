import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { topicFeed } from '@tessera/contracts/calls/feed'
import { paths } from '@tessera/contracts/paths'
import type { Topic } from '@tessera/contracts/topics'
import { topics } from '@tessera/contracts/topics'
import { Link, useShell } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
import { chosenOf } from '../interests/chosen.ts'
import { useInterests } from '../interests/use-interests.ts'
import styles from './topic-tiles.module.css'
import { useNear } from './use-near.ts'
import { words } from './words.ts'

/** The picture of a topic: of what stands first in it, asked for when the tile comes near. */
function usePicture(topic: Topic, near: boolean) {
  const { client } = useShell()
  const first = useQuery({
    ...queryOptions(client, topicFeed, { topic, page_size: 1 }),
    enabled: near,
  })
  return first.data?.[0]
}

function TopicTile(props: {
  readonly topic: Topic
  readonly name: string
  readonly followed: boolean
}): ReactElement {
  const { topic, name, followed } = props
  const { mark, near } = useNear<HTMLLIElement>()
  const pin = usePicture(topic, near)
  return (
    <li ref={mark}>
      <Link to={paths.topicIdeas.to({ topic })} className={styles.tile}>
        <span className={styles.picture} style={{ backgroundColor: pin?.dominant_color }}>
          {pin === undefined ? null : (
            <img src={pin.images['474x'].url} alt="" width={474} height={316} decoding="async" />
          )}
        </span>
        <span className={styles.name}>{name}</span>
        {followed ? (
          <span className={styles.followed}>
            <Icon name="check" size={16} label={words.followed()} />
          </span>
        ) : null}
      </Link>
    </li>
  )
}

/** Every topic as a tile with a picture out of it. */
export function TopicTiles(): ReactElement {
  const interests = useInterests()
  const followed = new Set(chosenOf(interests.data ?? []))
  return (
    <ul aria-label={words.topics()} className={styles.tiles}>
      {topics.map(({ id, name }) => (
        <TopicTile key={id} topic={id} name={name} followed={followed.has(id)} />
      ))}
    </ul>
  )
}
