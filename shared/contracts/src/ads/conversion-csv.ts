/** The columns of a file of conversions; those without a value may be left out. */
export const conversionColumns = [
  ...(['event_name', 'event_time', 'action_source', 'event_id', 'click_id', 'em'] as const),
  ...(['external_id', 'value', 'currency', 'quantity', 'order_id'] as const),
] as const

/** The columns of a list for conversion analysis: a hashed address, and when its owner bought. */
export const analysisColumns = ['em', 'event_time'] as const

/** The SHA-256 of person@example.com. */
const sampleHash = '542d240129883c019e106e3b1b2d3f3cb3537c43c425364de8e951d5a3083345'

/** Returns the template of an upload: its header, and one row that shows the form of each field. */
export function conversionTemplate(kind: 'conversions' | 'analysis', now: Date): string {
  const time = new Date(now.getTime() - 3_600_000).toISOString().slice(0, 19)
  const rows =
    kind === 'analysis'
      ? [analysisColumns, [sampleHash, `${time}Z`]]
      : [
          conversionColumns,
          [
            'checkout',
            `${time}Z`,
            'offline',
            'order-1001',
            '',
            sampleHash,
            '',
            '12.50',
            'USD',
            '1',
            '1001',
          ],
        ]
  return `${rows.map((row) => row.join(',')).join('\r\n')}\r\n`
}
