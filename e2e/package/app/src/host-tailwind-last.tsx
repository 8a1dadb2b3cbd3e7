import '@campus-gigs/ui/styles.css'
import './host-tailwind.css'
