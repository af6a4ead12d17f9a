/** The key in the browser's storage of the accounts that were used in it. */
export const accountsKey = 'tessera.accounts'
