/** The password of every demo account. */
export const demoPassword = 'tessera-demo'
