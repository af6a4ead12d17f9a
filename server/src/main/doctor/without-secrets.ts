import type { Environment } from '../../setting-faults.ts'

const secretNames = /SECRET|KEY|TOKEN|PASSWORD|PASSPHRASE/
const passwordInAddress = /:\/\/[^/?#@:\s]*:([^/?#@\s]+)@/g
/** Shorter ones are in many words; they are no secrets. */
const shortest = 4

/** Returns the secrets among settings: those that are secret as a whole, and passwords in addresses. */
function secretsIn(environment: Environment): readonly string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    // A list of addresses, or one of several hosts, is no URL.
    const inAddresses = [...value.matchAll(passwordInAddress)].map(([, each = '']) => each)
    const passwords = [URL.parse(value)?.password ?? '', ...inAddresses]
    const whole = secretNames.test(name) && !/_FILE$|_SITE_KEY$/.test(name) ? [value] : []
    return [...whole, ...passwords, ...passwords.map(decoded)].filter(
      (each) => each.length >= shortest,
    )
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns a text without the secrets of settings, whoever wrote them into an error. */
export const withoutSecrets = (text: string, environment: Environment): string =>
  secretsIn(environment).reduce((shown, secret) => shown.replaceAll(secret, '…'), text)
