import { limits } from '../limits.ts'
import {
  type ConversionFault,
  type ConversionFaultCode,
  conversionFaults,
} from './conversion-faults.ts'

const slots: Readonly<Record<string, number>> = {
  most: limits.conversionEventsAtOnce,
  days: limits.conversionLateDays,
}

/** Returns a fault with its message in English. */
export const faultOf = (code: ConversionFaultCode, field: string): ConversionFault => ({
  code,
  field,
  message: conversionFaults[code].replace(/\{(\w+)\}/g, (_, name: string) => `${slots[name]}`),
})

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined

/** Reads the fields of an object, and notes what is wrong with them. */
export interface FaultReader {
  readonly fail: (code: ConversionFaultCode, name: string) => null
  /** A field; null when it's left out, null or ''. */
  readonly value: (name: string) => unknown
  /** A field that is a text of this form. */
  readonly text: (name: string, form: RegExp) => string | null
  /** The reader of a field that is an object. */
  readonly part: (name: string, known: readonly string[]) => FaultReader
}

/** Returns a reader of an object that may have the known fields alone: others are misspelled. */
export function faultReader(
  object: unknown,
  known: readonly string[],
  faults: ConversionFault[],
  prefix = '',
): FaultReader {
  const fields = fieldsOf(object)
  const fail = (code: ConversionFaultCode, name: string): null => {
    faults.push(faultOf(code, `${prefix}${name}`))
    return null
  }
  for (const name of Object.keys(fields ?? {}))
    if (!known.includes(name)) fail('field-unknown', name)
  const value = (name: string): unknown => {
    const found = fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : null
    return found === '' ? null : (found ?? null)
  }
  return {
    fail,
    value,
    text: (name, form) => {
      const found = value(name)
      if (found === null) return null
      return typeof found === 'string' && form.test(found) ? found : fail('field-wrong', name)
    },
    part: (name, names) => {
      const found = value(name) ?? {}
      if (fieldsOf(found) === undefined) fail('field-wrong', name)
      return faultReader(found, names, faults, `${prefix}${name}.`)
    },
  }
}
