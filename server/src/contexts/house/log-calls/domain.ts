import { defineDomain } from '../../base/define-domain.ts'
import { houseLogTables } from '../log/tables.ts'
import { houseLogCalls } from './calls.ts'

/** The log of what people who look after the product did. */
export const houseLogDomain = defineDomain({ calls: houseLogCalls, tables: houseLogTables })
