import './host-tailwind-3.css'
import '@campus-gigs/ui/styles.css'
