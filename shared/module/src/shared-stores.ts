/** The parts of the store library that our sources and their React hook use. The shell's copy ships whole. */
export { atom, listenKeys } from 'nanostores'
