import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: 'app',
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2022', manifest: true },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/oidc': server },
  },
})
