import '@campus-gigs/ui/styles.css'
import './host-tailwind-3.css'
