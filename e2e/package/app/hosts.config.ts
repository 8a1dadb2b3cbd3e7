import tailwindcss from '@tailwindcss/vite'

const hosts = ['plain', 'modules', 'tailwind-first', 'tailwind-last', 'bootstrap-first', 'bootstrap-last']

export default {
  plugins: [tailwindcss()],
  // Split as written: each page has only the style sheets that it imports, in its order.
  build: { outDir: 'hosts', rolldownOptions: { input: hosts.map((host) => `host-${host}.html`) } },
}
