import { limits } from '@tessera/contracts/limits'
import type { Secrets } from '../../../../platform/secrets/port.ts'
import { sha256OfText } from '../../../../platform/secrets/sha256.ts'

/** A number of people, and a fingerprint of who they are. */
export interface CountedPeople {
  readonly count: number
  readonly digest: string
}

/**
 * Takes a part off a number of people that they themselves decide by a secret of the service. One person
 * more may then leave it as it is, lower it or raise it, and nobody can tell which; asking again about
 * the same people, by another audience or from another account, gives the same.
 */
export function blurred(secrets: Pick<Secrets, 'mac'>, { count, digest }: CountedPeople): number {
  const mark = sha256OfText(secrets.mac('audience', `${count} ${digest}`))
  const off = Number.parseInt(mark.slice(0, 8), 16) % (limits.audienceBlur + 1)
  return Math.max(0, count - off)
}

/** Rounds a blurred number down, to two digits and at least to hundreds; null below the floor. */
export function sizeOf(people: number): number | null {
  if (people < limits.audienceFloor) return null
  const step = 10 ** Math.max(2, Math.floor(Math.log10(people)) - 1)
  return Math.floor(people / step) * step
}
