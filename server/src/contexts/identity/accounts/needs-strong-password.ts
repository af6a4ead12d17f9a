import { strongPasswords } from '@tessera/contracts/experiments'
import type { Visit } from '../../../calls/visit.ts'
import { armOf } from '../../releases/index.ts'

/** True when new passwords must be strong: for everybody by the setting, or in an arm (V5.6, V5.9). */
export const needsStrongPassword = async (visit: Visit): Promise<boolean> =>
  visit.ports.settings.strongPasswords || (await armOf(visit, strongPasswords)) === 'enabled'
