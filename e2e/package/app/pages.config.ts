export default { build: { rolldownOptions: { input: ['index.html', 'served.html', 'controls.html'] } } }
