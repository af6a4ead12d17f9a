import { soakUpgrades } from './soak-upgrades.ts'
console.log(await soakUpgrades())
