// The package lists a thousand exports, which Node reads again at each import of it: four milliseconds
// for each of two hundred files. They import it here instead.
export * from 'drizzle-orm'
