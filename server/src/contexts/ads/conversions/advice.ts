import type { ConversionSource } from '@tessera/contracts/ads/conversion-event'
import type { ConversionAdvice, SourceHealth } from '@tessera/contracts/calls/conversion-health'

/** The figures that advice goes by. */
export type SourceFigures = Omit<SourceHealth, 'advice'>

const day = 86_400_000
/** Shares of the events below which something is said. */
const share = { eventIds: 0.95, matchKeys: 0.5, clickIds: 0.3, emails: 0.2, refused: 0.05 }

const refusedBy = ({ faults }: SourceFigures): number =>
  faults.reduce((sum, { count }) => sum + count, 0)

/** Says what to mend of one source, the most urgent first. `sources` are all that sent something. */
export function adviceFor(
  figures: SourceFigures,
  sources: ReadonlySet<ConversionSource>,
  now: number,
): ConversionAdvice[] {
  const { source, received, last_event_at: last } = figures
  const refused = refusedBy(figures)
  if (received === 0 && refused === 0) return source === 'upload' ? [] : ['nothing-yet']
  const isSilent = source !== 'upload' && last !== null && now - Date.parse(last) > day
  const few = (count: number, part: number) => received > 0 && count < received * part
  const both = sources.has('tag') && sources.has('api') && source !== 'upload'
  const advice: (ConversionAdvice | false)[] = [
    isSilent && 'silent',
    refused > (received + refused) * share.refused && 'many-refused',
    both && few(figures.with_event_id, share.eventIds) && 'event-ids-missing',
    few(figures.with_match_keys, share.matchKeys) && 'few-match-keys',
    source === 'tag' && few(figures.with_click_id, share.clickIds) && 'click-ids-missing',
    source === 'api' && few(figures.with_email, share.emails) && 'emails-missing',
    figures.other_currency > 0 && 'other-currency',
  ]
  return advice.filter((each) => each !== false)
}

/** Says what concerns all sources together. */
export function adviceForAll(sources: ReadonlySet<ConversionSource>): ConversionAdvice[] {
  if (sources.size === 0) return ['nothing-yet']
  return sources.has('tag') && !sources.has('api') ? ['api-missing'] : []
}
