import type { Config } from 'tailwindcss'
import { tailwindPreset } from './ui/src/tokens/tailwind-preset'

export default { content: [], presets: [tailwindPreset] } satisfies Config
