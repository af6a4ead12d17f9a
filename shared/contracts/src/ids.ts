import { z } from './schema.ts'

/** Ids are time-ordered 64-bit numbers, printed as digits. */
const digits = () => z.string().check(z.regex(/^[1-9]\d{0,18}$/))

export const PinId = digits().brand<'PinId'>()
export const BoardId = digits().brand<'BoardId'>()
export const SectionId = digits().brand<'SectionId'>()
export const UserId = digits().brand<'UserId'>()
export const MediaId = digits().brand<'MediaId'>()

export type PinId = z.infer<typeof PinId>
export type BoardId = z.infer<typeof BoardId>
export type SectionId = z.infer<typeof SectionId>
export type UserId = z.infer<typeof UserId>
export type MediaId = z.infer<typeof MediaId>
