import type { BuildVitals, PageVitals } from '@tessera/contracts/calls/page-vitals'
import { plural } from '@tessera/contracts/messages'
import type { VitalMetric } from '@tessera/contracts/vital-metrics'
import { ratingOf, type VitalRating } from '@tessera/contracts/vitals'
import styles from './panel.module.css'
import { type PageFigures, vitalText } from './vitals-by-page.ts'
import { pageViews, words } from './words.ts'

const metrics: Readonly<Record<VitalMetric, () => string>> = {
  LCP: words.largestPaint,
  INP: words.nextPaint,
  CLS: words.layoutShift,
  FCP: words.firstPaint,
  TTFB: words.firstByte,
  NAV: words.nextPage,
}

const ratings: Readonly<Record<VitalRating, () => string>> = {
  good: words.good,
  'needs-work': words.needsWork,
  poor: words.poor,
}

interface FigureProps {
  readonly metric: VitalMetric
  readonly of: BuildVitals
  readonly locale: string
}

/** A figure of one build: its value, how good that is, and of how many page views. */
function Figure({ metric, of: { build, samples, p75 }, locale }: FigureProps) {
  const rating = ratingOf(metric, p75)
  return (
    <div className={styles.vital}>
      <span>
        <strong>{vitalText(metric, p75, locale)}</strong>{' '}
        <span className={styles.rating} data-rating={rating}>
          {ratings[rating]()}
        </span>
      </span>
      <small>
        <span>{plural(samples, pageViews, locale)}</span>
        <code>{build === '' ? words.withoutId() : build.slice(0, 12)}</code>
      </small>
    </div>
  )
}

function Row({ metric, builds, locale }: PageVitals & { readonly locale: string }) {
  const active = builds.filter(({ is_active }) => is_active)
  const others = builds.filter(({ is_active }) => !is_active)
  return (
    <tr>
      <th scope="row">{metrics[metric]()}</th>
      {[active, others].map((all, at) => (
        <td key={at === 0 ? 'active' : 'others'}>
          {all.length === 0 ? '–' : null}
          {all.map((of) => (
            <Figure key={of.build} {...{ metric, of, locale }} />
          ))}
        </td>
      ))}
    </tr>
  )
}

/** The figures of each page: with the build that everybody gets, beside those with other builds. */
export function VitalsTable({
  pages,
  locale,
}: {
  readonly pages: readonly PageFigures[]
  readonly locale: string
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[words.figure(), words.activeBuild(), words.otherBuilds()].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {pages.map(({ name, figures }) => (
        <tbody key={name}>
          <tr className={styles.page}>
            <th scope="rowgroup" colSpan={3}>
              {name}
            </th>
          </tr>
          {figures.map((figure) => (
            <Row key={figure.metric} {...figure} locale={locale} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
