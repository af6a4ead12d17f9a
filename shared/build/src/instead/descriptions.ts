/** Replaces the sentences of the federation runtime's errors: each has its code, and the address that explains it. */
const none: Readonly<Record<string, string>> = {}

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap }
