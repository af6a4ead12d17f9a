import { inPageLanguage } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { Topic } from '@tessera/contracts/topics'
import { topics } from '@tessera/contracts/topics'
import type { ReactElement } from 'react'
import { useId } from 'react'
import { ChipLink, ChipLinks } from './chip-link.tsx'
import styles from './topic-links.module.css'

/** A row of links to topics, under a heading. */
export function TopicLinks(props: {
  readonly label: string
  readonly without?: Topic
}): ReactElement {
  const title = useId()
  return (
    <section aria-labelledby={title} className={styles.topics}>
      <h2 id={title} className={styles.title}>
        {props.label}
      </h2>
      <ChipLinks label={props.label} wrap>
        {topics
          .filter(({ id }) => id !== props.without)
          .map(({ id, name }) => (
            <ChipLink key={id} to={paths.topicIdeas.to({ topic: id })}>
              {inPageLanguage(name)}
            </ChipLink>
          ))}
      </ChipLinks>
    </section>
  )
}
