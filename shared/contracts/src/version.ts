/** The version of these contracts; a module says which range of it it was built for. */
export const contractVersion = '1.6.0'
