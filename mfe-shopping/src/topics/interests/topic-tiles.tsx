import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { topicFeed } from '@tessera/contracts/calls/feed'
import { inPageLanguage } from '@tessera/contracts/messages'
import { nextTask } from '@tessera/contracts/next-task'
import { paths } from '@tessera/contracts/paths'
import { tileSet } from '@tessera/contracts/tile-picture'
import { type Topic, topics } from '@tessera/contracts/topics'
import { Link, useShell } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { useNear } from '@tessera/ui/use-near'
import { type ReactElement, useState } from 'react'
import { chosenOf, useInterests } from './interests.ts'
import { topicPicture } from './topic-picture.ts'
import styles from './topic-tiles.module.css'
import { words } from './words.ts'

/** Loads the first pin's picture of a topic once its tile is near the viewport. */
function usePicture(topic: Topic, near: boolean) {
  const { client } = useShell()
  const options = queryOptions(client, topicFeed, { topic, page_size: 1 })
  const first = useQuery({
    ...options,
    // Many tiles come near at once. A task for each request keeps no press waiting.
    queryFn: async (context) => {
      await nextTask()
      return options.queryFn(context)
    },
    enabled: near,
  })
  return first.data?.[0]
}

/** The content of a topic's tile: its picture and name, with a check while it is chosen. */
function TopicFace(props: {
  readonly topic: Topic
  readonly name: string
  /** The name of the check; undefined while the topic is not chosen. */
  readonly chosen: string | undefined
  readonly near: boolean
}): ReactElement {
  const { topic, name, chosen, near } = props
  const pin = usePicture(topic, near)
  const [wasThere] = useState(pin !== undefined)
  return (
    <>
      <span className={styles.picture} style={{ backgroundColor: pin?.dominant_color }}>
        {pin === undefined ? null : (
          <img
            className={wasThere ? undefined : styles.arrives}
            sizes={topicPicture.sizes}
            srcSet={tileSet(pin.images, topicPicture.widest)}
            src={pin.images['474x'].url}
            alt=""
            width={474}
            height={316}
            decoding="async"
          />
        )}
      </span>
      <span className={styles.name}>{name}</span>
      {chosen === undefined ? null : (
        <span className={styles.followed}>
          <Icon shape={icons.check} size={16} {...(chosen === '' ? {} : { label: chosen })} />
        </span>
      )}
    </>
  )
}

function TopicTile(props: {
  readonly topic: Topic
  readonly name: string
  readonly followed: boolean
}): ReactElement {
  const { topic, name, followed } = props
  const { mark, near } = useNear<HTMLLIElement>()
  return (
    <li ref={mark}>
      <Link to={paths.topicIdeas.to({ topic })} className={styles.tile}>
        <TopicFace {...{ topic, name, near }} chosen={followed ? words.following() : undefined} />
      </Link>
    </li>
  )
}

/** A topic to choose, as a button that stays pressed. */
export function TopicChoice(props: {
  readonly topic: Topic
  readonly name: string
  readonly pressed: boolean
  readonly onPress: () => void
}): ReactElement {
  const { topic, name, pressed, onPress } = props
  const { mark, near } = useNear<HTMLButtonElement>()
  return (
    <button
      ref={mark}
      type="button"
      className={styles.tile}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <TopicFace {...{ topic, name, near }} chosen={pressed ? '' : undefined} />
    </button>
  )
}

/** All topics as tiles with a picture. */
export function TopicTiles(): ReactElement {
  const interests = useInterests()
  const followed = new Set(chosenOf(interests.data ?? []))
  return (
    <ul aria-label={words.topics()} className={styles.tiles}>
      {topics.map(({ id, name }) => (
        <TopicTile key={id} topic={id} name={inPageLanguage(name)} followed={followed.has(id)} />
      ))}
    </ul>
  )
}
