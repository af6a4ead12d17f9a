import { tagBase, tagScriptPath } from '@tessera/contracts/conversion-tag'
import { keptScript } from '../kept-script/kept-script.ts'
import { code } from './code.ts'

/** The script of the conversion tag. */
export const tagScript = keptScript(code, { latest: tagScriptPath, base: tagBase })
