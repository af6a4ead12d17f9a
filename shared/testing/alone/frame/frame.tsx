import '@tessera/ui/fonts.css'
import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { z } from '@tessera/contracts/schema'
import { createRoot } from 'react-dom/client'
import { About, aboutPath } from '../about.ts'
import { HarnessPage } from './harness-page.tsx'

const response = await fetch(aboutPath)
const about = z.parse(About, await response.json())
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<HarnessPage about={about} />)
