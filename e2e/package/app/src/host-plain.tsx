// The page's classes come before the package's style sheet, the order in which they would lose a tie.
import './host-plain.css'
import './page.css'
import '@campus-gigs/ui/styles.css'
