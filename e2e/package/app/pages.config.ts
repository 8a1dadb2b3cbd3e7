export default {
  // Split as written: each page has only the style sheets that it imports, in its order.
  build: { rolldownOptions: { input: ['index.html', 'served.html', 'controls.html', 'examples.html', 'layers.html'] } },
}
