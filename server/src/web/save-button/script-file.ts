import { saveButtonBase, saveButtonScriptPath } from '@tessera/contracts/save-button'
import { keptScript } from '../kept-script/kept-script.ts'
import { code } from './code.ts'

/** The script of the Save button. */
export const saveButtonScript = keptScript(code, {
  latest: saveButtonScriptPath,
  base: saveButtonBase,
})
