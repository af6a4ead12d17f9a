/** Money in ads is counted in millionths of a currency's unit, as integers. */
export const microPerUnit = 1_000_000
