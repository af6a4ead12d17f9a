import { noteAdvisory } from '@tessera/contracts/calls/search'
import { answer, given, refused } from '../../../calls/answer.ts'
import { countryOf } from '../../identity/index.ts'
import { countEvent } from './store.ts'

const answerNoteAdvisory = answer(noteAdvisory, async ({ ports, acceptLanguage }, input) => {
  const counted = await countEvent(ports.db, {
    day: ports.clock.now().toISOString().slice(0, 10),
    advisory: input.advisory,
    country: (input.country ?? countryOf(acceptLanguage) ?? '').toUpperCase(),
    event: input.event,
    action: input.event === 'click' ? (input.action ?? '') : '',
  })
  return counted ? given(null) : refused('not-found')
})

/** Handlers of the calls about advisories. */
export const advisoryCalls = [answerNoteAdvisory]
