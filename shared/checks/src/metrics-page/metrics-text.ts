/** An instrument of the service, as its source describes it. */
export interface InstrumentRow {
  readonly kind: 'counter' | 'timing' | 'gauge'
  readonly labels: readonly string[]
  readonly help: string
}

const head = `# Metrics of the service

For operators: every metric that [Prometheus reads](watching.md), with its labels. A timing is a histogram in seconds, with the series \`_bucket\`, \`_count\` and \`_sum\`. No label has a value that a sender of requests chooses.

Made by \`npm run fix\` from \`server/src/platform/metrics/instruments.ts\`.

| Metric | Kind | Labels | Meaning |
| --- | --- | --- | --- |`

const labelsOf = (labels: readonly string[]): string =>
  labels.length === 0 ? 'none' : labels.map((label) => `\`${label}\``).join(', ')

/** Returns the text of docs/metrics.md: a row for each instrument. */
export const metricsText = (instruments: Readonly<Record<string, InstrumentRow>>): string =>
  [
    head,
    ...Object.entries(instruments).map(
      ([name, { kind, labels, help }]) =>
        `| \`${name}\` | ${kind} | ${labelsOf(labels)} | ${help} |`,
    ),
    '',
  ].join('\n')
