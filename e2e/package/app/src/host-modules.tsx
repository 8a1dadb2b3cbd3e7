import classes from './host.module.css'
import '@campus-gigs/ui/styles.css'

// Vite drops a CSS module whose classes no module uses.
document.body.className = classes.padded ?? ''
