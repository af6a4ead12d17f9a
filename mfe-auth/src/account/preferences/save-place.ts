import { defineCommand } from '@tessera/cache'
import { getSettings, updateSettings } from '@tessera/contracts/calls/settings'
import { words } from './words.ts'

/** Changes the language or the country; what is not given stays. */
export const savePlace = defineCommand(updateSettings, {
  name: 'save-place',
  key: () => 'place',
  confirm: (_, __, draft) => draft.lists({ of: [getSettings], ask: 'now' }),
  say: {
    done: (_, { country }) => (country === undefined ? undefined : words.countrySaved()),
  },
})
