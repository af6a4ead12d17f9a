import { type ReactElement, type ReactNode, useState } from 'react'
import { ChooseTopics } from './choose-topics.tsx'
import { chosenOf, useInterests } from './interests.ts'

/** Asks a new member for topics if they have none. `waiting` shows while that is unknown, so that the feed below never moves. */
export default function TopicsQuestion({
  isOpen,
  waiting,
  children,
  ...answers
}: {
  readonly isOpen: boolean
  readonly waiting: ReactNode
  readonly children: ReactNode
  readonly onDone: () => void
  readonly onLater: () => void
}): ReactElement {
  const { data, isPending } = useInterests()
  const [asked, setAsked] = useState(false)
  // Once shown, the question stays until it is answered, although the first choice changes the data.
  if (!asked && data !== undefined && chosenOf(data).length === 0) setAsked(true)
  if (isOpen && isPending) return <>{waiting}</>
  return (
    <>
      {isOpen && asked ? <ChooseTopics {...answers} /> : null}
      {children}
    </>
  )
}
