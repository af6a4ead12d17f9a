import { z } from '@tessera/contracts/schema'
import { HousePerson } from '../entities/house-person.ts'
import { UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { roleErrors } from './house-fields.ts'
import { pageOptions } from './lists.ts'

/** The files and bytes of a kind. */
export const StoredKind = z.object({
  /** The first part of the keys of files, such as 'media'; 'database' for the database. */
  kind: z.string(),
  files: z.int(),
  bytes: z.number(),
  /** The bytes that came within seven and within thirty days; null without a measure of that day. */
  week: z.nullable(z.number()),
  month: z.nullable(z.number()),
})

export type StoredKind = z.infer<typeof StoredKind>

/** The stored files and bytes, as they were last measured. */
export const HouseStorage = z.object({
  /** The day of the measure; null before the first one. */
  day: z.nullable(z.string()),
  kinds: z.array(StoredKind),
  /** Pictures and videos that no Pin shows, which the sweep deletes after two days. */
  unused: z.nullable(StoredKind),
})

export type HouseStorage = z.infer<typeof HouseStorage>

/** The files that a person uploaded, and their bytes. */
export const StoragePerson = z.object({
  id: UserId,
  person: HousePerson,
  files: z.int(),
  bytes: z.number(),
})

export type StoragePerson = z.infer<typeof StoragePerson>

/** Returns what is stored, by kind. */
export const houseStorage = defineCall({
  name: 'HouseStorageResource.get',
  summary: 'Returns the files and bytes that are stored, by kind, with their growth.',
  method: 'GET',
  path: '/resource/HouseStorageResource/get/',
  input: z.strictObject({}),
  output: HouseStorage,
  errors: roleErrors,
  who: 'house',
  act: 'storage.see',
})

/** Lists people by what their files take, the largest first. */
export const houseStoragePeople = defineCall({
  name: 'HouseStoragePeopleResource.get',
  summary: 'Lists people by what their files take.',
  method: 'GET',
  path: '/resource/HouseStoragePeopleResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(StoragePerson),
  errors: roleErrors,
  who: 'house',
  act: 'storage.see',
})
