import { newPlace } from '../soak-database.ts'
import { sideBySide } from './side-by-side.ts'
const d = await newPlace('PostgreSQL')
try { console.log(await sideBySide({ checkout: '/work/w/h6/old', folder: d.folder, databaseUrl: d.databaseUrl ?? '' })) } finally { await d.remove() }
