import {
  getInterests,
  getSettings,
  updateInterests,
  updatePortrait,
  updateSettings,
} from '@tessera/contracts/calls/settings'
import { topics } from '@tessera/contracts/topics'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import { settingsFault } from '../../identity/index.ts'
import { postFault } from '../pins/post-fault.ts'
import { interestsOf, setInterests } from './interests.ts'
import { changePortrait } from './portrait.ts'
import { changeSettings, settingsOf } from './settings.ts'

const answerGetSettings = answerMember(getSettings, async ({ ports, viewer }) => {
  const settings = await settingsOf(ports.db, viewer.id)
  return settings === undefined ? refused('not-found') : given(settings)
})

const answerUpdateSettings = answerMember(
  updateSettings,
  async ({ ports, viewer, language }, wanted) => {
    const fault = settingsFault(wanted)
    if (fault !== undefined) return refused(fault.code, fault.data)
    const { username, full_name, about, listed_website_url: website } = wanted
    const barred = await postFault(ports.db, ports, {
      place: 'profile',
      texts: [username, full_name, about],
      links: [website],
      language,
    })
    if (barred !== undefined) return barred
    const changed = await changeSettings(ports, viewer, wanted)
    if (changed === undefined) return refused('not-found')
    return typeof changed === 'string' ? refused(changed) : given(changed)
  },
)

const answerUpdatePortrait = answerMember(updatePortrait, async ({ ports, viewer }, input) => {
  const now = ports.clock.now()
  const changed = await ports.db.transaction((tx) =>
    changePortrait(tx, { userId: viewer.id, mediaId: input.media_upload_id, now }),
  )
  if (changed === undefined) return refused('not-found')
  const { key, replacedId } = changed
  const image_medium_url = key === null ? null : pictureUrl(key, '236x')
  return given({ id: viewer.id, image_medium_url, replaced_media_id: replacedId })
})

const listed = (chosen: ReadonlySet<string>) =>
  topics.map(({ id, name }) => ({ id, name, chosen: chosen.has(id) }))

const answerGetInterests = answerMember(getInterests, async ({ ports, viewer }) =>
  given(listed(await interestsOf(ports.db, viewer.id))),
)

const answerUpdateInterests = answerMember(updateInterests, async ({ ports, viewer }, input) => {
  const chosen = new Set(input.topics)
  const set = { userId: viewer.id, topics: [...chosen], now: ports.clock.now() }
  await ports.db.transaction((tx) => setInterests(tx, set))
  return given(listed(chosen))
})

/** Handlers of the settings calls. */
export const settingsCalls = [
  answerGetSettings,
  answerUpdateSettings,
  answerUpdatePortrait,
  answerGetInterests,
  answerUpdateInterests,
]
