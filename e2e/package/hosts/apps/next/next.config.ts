import type { NextConfig } from 'next'

// Cached pages fail to build where a component reads the clock or chance while rendering.
export default { cacheComponents: true } satisfies NextConfig
