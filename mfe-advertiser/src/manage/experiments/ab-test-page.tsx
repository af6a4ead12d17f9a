import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import ExperimentsPage from './page.tsx'

/** Creates an A/B test. */
export default function AbTestPage({
  params,
  query,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return <ExperimentsPage params={{ ...params, part: 'ab-test' }} query={query} />
}
