/** The header of our emails that reports about them bring back. */
export const reportHeader = 'X-Report-Token'
