import classes from './host.module.css'

/** A class of every host, by hand, by CSS modules, of Tailwind and of Bootstrap, and a `style`. */
export const ownProps = { className: `mine ${classes.padded} p-10 lead`, style: { paddingTop: 41 } }
