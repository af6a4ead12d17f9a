import { modulePreset } from '@tessera/build/preset'

export default modulePreset({ name: 'stage', port: 3199 })
