/** Of the stores, what our sources and their React hook name: the shell's copy ships whole. */
export { atom, listenKeys } from 'nanostores'
