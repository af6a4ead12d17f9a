import { modulePreset } from '@tessera/build/preset'

export default modulePreset({ name: 'advertiser', port: 3105 })
