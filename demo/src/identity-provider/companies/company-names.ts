/** The companies that the stand-in plays. */
export const companyNames = ['acme', 'globex'] as const
