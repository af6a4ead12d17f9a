import { CompanyChange } from '@tessera/contracts/company-tools'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import { asc } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { failed, inputOf, operatorRefusal, toolAnswer, toolRefusal } from '../../releases/index.ts'
import { changeCompany } from './change-company.ts'
import { listedCompany } from './list-companies.ts'
import { companies } from './tables.ts'

/** Answers the operator's command, which has the service's key. */
export async function answerCompanyTools(
  ports: Ports,
  request: Request,
  id: string,
): Promise<Response> {
  try {
    return await answered(ports, request)
  } catch (cause) {
    const refusal = refusalOfThrow(ports, cause, { id, event: 'companies' })
    return failed(refusal, ports.settings.brand)
  }
}

async function answered(ports: Ports, request: Request): Promise<Response> {
  const refusal = operatorRefusal(ports, request)
  if (refusal !== undefined) return refusal
  if (request.method === 'GET') {
    const all = await ports.db.select().from(companies).orderBy(asc(companies.name))
    const listed = await Promise.all(all.map((company) => listedCompany(ports, company)))
    return toolAnswer({ companies: listed })
  }
  const read = await inputOf(request, CompanyChange)
  if (read instanceof Response) return read
  const done = await changeCompany(ports, read.input)
  return 'message' in done ? toolRefusal(done) : toolAnswer(done)
}
