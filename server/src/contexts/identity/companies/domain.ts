import { companiesPath } from '@tessera/contracts/company-tools'
import { defineDomain, serveTool } from '../../base/define-domain.ts'
import { answerCompanyTools } from './answer-company-tools.ts'
import { answerLogOut } from './answer-log-out.ts'
import { logOutPath } from './company-addresses.ts'
import { ssoExchangeCalls } from './exchange-calls.ts'
import { ssoLookUpCalls } from './look-up-calls.ts'
import { companyTables } from './tables.ts'

/** Companies whose members log in through their own identity provider. */
export const companiesDomain = defineDomain({
  calls: [...ssoLookUpCalls, ...ssoExchangeCalls],
  files: [serveTool(companiesPath, answerCompanyTools), serveTool(logOutPath, answerLogOut)],
  tables: companyTables,
})
