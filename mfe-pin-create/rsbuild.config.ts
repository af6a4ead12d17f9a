import { modulePreset } from '@tessera/build/preset'

export default modulePreset({ name: 'pin-create', port: 3103 })
