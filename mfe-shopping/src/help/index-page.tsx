import { paths } from '@tessera/contracts/paths'
import { Link, useTitle } from '@tessera/module/react'
import { TextField } from '@tessera/ui/field'
import { PageTitle } from '@tessera/ui/page-title'
import { type ReactElement, useId, useState } from 'react'
import { type Article, groups } from './article.ts'
import { articles } from './articles.ts'
import styles from './page.module.css'
import { words } from './words.ts'

/** Returns the articles that have every word of a search in their title or text. */
function findArticles(
  articles: ReadonlyMap<string, Article>,
  text: string,
): readonly (readonly [string, Article])[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  return [...articles].filter(([, { title, paragraphs }]) => {
    const said = [title, ...paragraphs].join(' ').toLowerCase()
    return wanted.every((word) => said.includes(word))
  })
}

/** All help articles by group, with a search in their texts. */
export default function HelpIndex(): ReactElement {
  const [text, setText] = useState('')
  const id = useId()
  useTitle(words.help())
  const found = findArticles(articles, text)
  return (
    <div className={styles.article}>
      <PageTitle size="hero">{words.help()}</PageTitle>
      <TextField
        type="search"
        name="help"
        label={words.search()}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <p role="status" className={styles.nothing}>
        {found.length === 0 ? words.nothing() : ''}
      </p>
      {groups
        .filter((group) => found.some(([, article]) => article.group === group))
        .map((group) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h2 id={`${id}-${group}`}>{words[group]()}</h2>
            <ul className={styles.lines}>
              {found
                .filter(([, article]) => article.group === group)
                .map(([topic, { title }]) => (
                  <li key={topic}>
                    <Link to={paths.help.to({ topic })} className={styles.line}>
                      {title}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
