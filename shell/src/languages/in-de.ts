import cache from '@tessera/cache/languages/de.json'
import client from '@tessera/client/languages/de.json'
import contracts from '@tessera/contracts/languages/de.json'
import module from '@tessera/module/languages/de.json'
import pins from '@tessera/pins/languages/de.json'
import ui from '@tessera/ui/languages/de.json'

export { default as own } from './de.json'

/** The texts of the shared packages, which stand in the shell and in modules. */
export const shared = [cache, client, contracts, module, pins, ui]
