import { houseToolsPath } from '@tessera/contracts/house-tools'
import { defineDomain, serveTool } from '../../base/define-domain.ts'
import { answerHouseTools } from './answer-house-tools.ts'

/** The operator's commands about people, reports, sign-ups and the log. */
export const houseToolsDomain = defineDomain({
  files: [serveTool(houseToolsPath, answerHouseTools)],
})
