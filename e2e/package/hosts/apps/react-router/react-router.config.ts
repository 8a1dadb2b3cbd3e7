import type { Config } from '@react-router/dev/config'

// The build warns of each behaviour that the next version changes, unless it is chosen.
export default {
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
