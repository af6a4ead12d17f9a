import { modulePreset } from '@tessera/build/preset'

export default modulePreset({ name: 'save', port: 3102 })
