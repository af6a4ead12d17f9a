import { actNames } from './words.ts'

const isNamed = (act: string): act is keyof typeof actNames => Object.hasOwn(actNames, act)

/** The acts that the log can be filtered by. */
export const namedActs = Object.keys(actNames).filter(isNamed)

/** Returns what somebody did, as a person reads it; the act's own name for one that this build doesn't know. */
export const actName = (act: string): string => (isNamed(act) ? actNames[act]() : act)
