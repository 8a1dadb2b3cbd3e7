import tailwindcss from '@tailwindcss/vite'

const hosts = ['host-plain.html', 'host-tailwind-first.html', 'host-tailwind-last.html']

export default {
  plugins: [tailwindcss()],
  // Split as written: each page has only the style sheets that it imports, in its order.
  build: { rolldownOptions: { input: ['index.html', 'served.html', 'controls.html', 'examples.html', ...hosts] } },
}
