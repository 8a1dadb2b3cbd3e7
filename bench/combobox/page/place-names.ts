const firsts = ['Mel', 'Car', 'Fitz', 'Colling', 'Bruns', 'Rich', 'Foots', 'Kens', 'Moon', 'Alp', 'Will', 'Yarra']
const seconds = ['bourne', 'ton', 'roy', 'wood', 'wick', 'mond', 'cray', 'ington', 'ville', 'stead', 'ford', 'dale']
const thirds = ['', ' North', ' South', ' East', ' West', ' Hills', ' Bay', ' Park', ' Heights', ' Junction']

/** As many different place names, the same every time. */
export function placeNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const first = firsts[index % 12]
    const second = seconds[Math.floor(index / 12) % 12]
    const third = thirds[Math.floor(index / 144) % 10]
    const round = Math.floor(index / 1440)
    return `${first}${second}${third}${round > 0 ? ` ${round + 1}` : ''}`
  })
}
