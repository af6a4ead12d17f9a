import { shellPreset } from '@tessera/build/preset'

export default shellPreset({ port: 3100 })
