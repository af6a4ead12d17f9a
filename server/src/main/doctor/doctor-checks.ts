import type { Finding } from '@tessera/contracts/doctor-tools'
import { rootCause } from '../../platform/log/root-cause.ts'
import { findings } from '../findings.ts'
import { checkBuilds } from './check-builds.ts'
import { checkCertificates } from './check-certificates.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkMail } from './check-mail.ts'
import { checkMailDomain } from './check-mail-domain.ts'
import { checkProxy, checkStream } from './check-proxy.ts'
import { checkSettings } from './check-settings.ts'
import { checkSms } from './check-sms.ts'
import { checkStore } from './check-store.ts'
import type { DoctorCheck, Patient } from './patient.ts'

/** The checks of the doctor, in the order in which it reports. */
const checks: Readonly<Record<string, DoctorCheck>> = {
  settings: checkSettings,
  disk: checkFolder,
  database: checkDatabase,
  store: checkStore,
  mail: checkMail,
  'mail-domain': checkMailDomain,
  sms: checkSms,
  tls: checkCertificates,
  proxy: checkProxy,
  stream: checkStream,
  builds: checkBuilds,
}

/** Runs all checks. One that throws is a finding too. */
export async function examine(patient: Patient): Promise<readonly Finding[]> {
  const found: Finding[] = []
  for (const [name, check] of Object.entries(checks))
    try {
      found.push(...(await check(patient)))
    } catch (cause) {
      found.push(
        findings(name).fault(
          `The check could not be made (${rootCause(cause)}).`,
          'Mend that, and run the doctor again.',
        ),
      )
    }
  return found
}
