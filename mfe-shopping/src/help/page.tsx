import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { OutsideLink } from '@tessera/module/outside-link'
import { Link, useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { PageTitle } from '@tessera/ui/page-title'
import type { Article } from './article.ts'
import { articles } from './articles.ts'
import styles from './page.module.css'
import { words } from './words.ts'

function ArticleView({ article }: { readonly article: Article }) {
  return (
    <article className={styles.article}>
      <Link to={paths.helpIndex.to()} className={styles.line}>
        {words.all()}
      </Link>
      <PageTitle size="hero">{article.title}</PageTitle>
      {article.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {article.lines.length === 0 ? null : (
        <ul className={styles.lines}>
          {article.lines.map(({ text, url }) => (
            <li key={text}>
              <OutsideLink url={url} className={styles.line ?? ''}>
                {text}
              </OutsideLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** A help article, such as the page that a note above a search links to. */
export default function HelpPage({ params: { topic } }: PageProps<{ readonly topic: string }>) {
  const { navigate } = useShell()
  const article = articles.get(topic)
  useTitle(article?.title ?? words.help())
  if (article !== undefined) return <ArticleView article={article} />
  const home = (
    <Button kind="primary" href={paths.home.to()} onNavigate={navigate}>
      {words.home()}
    </Button>
  )
  return (
    <EmptyState isPage title={words.missing()} action={home}>
      {words.missingWhy()}
    </EmptyState>
  )
}
