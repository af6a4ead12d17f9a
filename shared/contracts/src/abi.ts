/**
 * The number of the way in which the shell and modules meet in a page: a module is a federation container
 * whose entry leaves a global with `init` and `get`, exposes `./module` and takes its shared packages from
 * the scope `default`. It grows when a build of before could not be loaded any more, which the contract
 * range does not tell.
 */
export const federationAbi = 1

/** Returns the number that a build states. Builds from before it was stated have 1. */
export const abiOf = ({ abi = 1 }: { readonly abi?: number | undefined }): number => abi
