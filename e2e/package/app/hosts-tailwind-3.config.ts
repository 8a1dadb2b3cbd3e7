import tailwindcss from 'tailwindcss-3'

const theme = { extend: { colors: { raised: 'red', ink: 'red' } } }

export default {
  css: { postcss: { plugins: [tailwindcss({ content: ['src/**/*.{ts,tsx}'], theme })] } },
  build: {
    outDir: 'hosts-tailwind-3',
    rolldownOptions: { input: ['host-tailwind-3-first.html', 'host-tailwind-3-last.html'] },
  },
}
