import type { ReactElement } from 'react'
import type { About } from '../about.ts'
import { type View, viewsOf, writeChoices } from './choices.ts'
import type { Harness } from './use-harness.ts'
import styles from './view-list.module.css'

const kinds = [
  { kind: 'page', title: 'Pages' },
  { kind: 'overlay', title: 'Overlays' },
  { kind: 'slot', title: 'Slots' },
] as const

const noTyping = { values: {}, query: undefined, payload: undefined }

/** The module's views as links to the frame page's address of each. */
export function ViewList({
  about,
  harness,
}: {
  readonly about: About
  readonly harness: Harness
}): ReactElement {
  const { choices, change } = harness
  const views = viewsOf(about.module)
  const routes = new Map(about.module.pages.map(({ name, route }) => [name, route]))
  const link = (view: View) => (
    <li key={view.name}>
      <a
        href={writeChoices({ ...choices, ...noTyping, view })}
        className={styles.link}
        aria-current={view.kind === choices.view.kind && view.name === choices.view.name}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          change({ ...noTyping, view })
        }}
      >
        <span>{view.name}</span>
        {view.kind === 'page' ? (
          <code className={styles.route}>{routes.get(view.name)}</code>
        ) : null}
      </a>
    </li>
  )
  return (
    <>
      {kinds.map(({ kind, title }) => {
        const ofKind = views.filter((view) => view.kind === kind)
        return ofKind.length === 0 ? null : (
          <section key={kind}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>{ofKind.map(link)}</ul>
          </section>
        )
      })}
    </>
  )
}
