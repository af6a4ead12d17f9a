import { modulePreset } from '@tessera/build/preset'

export default modulePreset({ name: 'auth', port: 3101 })
