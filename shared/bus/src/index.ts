export type { Bus, BusEvent, BusFault } from './bus.ts'
export { createBus } from './bus.ts'
export type { TabChannel, TabMessage } from './tabs.ts'
export { openTabs } from './tabs.ts'
