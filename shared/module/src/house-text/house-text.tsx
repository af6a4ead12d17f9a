import type { HouseBlock, HouseSpan } from '@tessera/contracts/house-markdown'
import { Link } from '@tessera/module/react'
import type { ReactElement, ReactNode } from 'react'
import styles from './house-text.module.css'

function Span({ span: { text, strong, emphasis, to } }: { readonly span: HouseSpan }): ReactNode {
  if (to?.startsWith('/')) return <Link to={to}>{text}</Link>
  if (to !== undefined)
    return (
      <a href={to} rel="noopener noreferrer">
        {text}
      </a>
    )
  if (strong) return <strong>{text}</strong>
  return emphasis ? <em>{text}</em> : text
}

// Spans have no ids, and never move within a text, so that their places serve as keys.
const spansOf = (spans: readonly HouseSpan[]): ReactNode =>
  spans.map((span, at) => <Span key={`${at} ${span.text}`} span={span} />)

function Block({ block }: { readonly block: HouseBlock }): ReactElement {
  if (block.kind === 'text') return <p>{spansOf(block.spans)}</p>
  if (block.kind === 'heading')
    return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={`${at} ${item[0]?.text}`}>{spansOf(item)}</li>
      ))}
    </List>
  )
}

/** Renders a text of the house, below the title of its page. */
export function HouseTextBlocks({
  blocks,
  language,
}: {
  readonly blocks: readonly HouseBlock[]
  /** The language of the text, which may differ from the page's. */
  readonly language?: string
}): ReactElement {
  return (
    <div lang={language} className={styles.text}>
      {blocks.map((block, at) => (
        <Block key={`${at} ${block.kind}`} block={block} />
      ))}
    </div>
  )
}
