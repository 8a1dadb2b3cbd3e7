/** What people also call a country, by ISO code: names the list doesn't hold but hands type. */
const otherNames: Record<string, readonly string[]> = {
  AE: ['UAE'],
  CD: ['DRC', 'DR Congo'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales'],
  KP: ['DPRK'],
  KR: ['Korea'],
  MM: ['Burma'],
  NL: ['Holland'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
  VN: ['Viet Nam'],
}

/** Other names of the country with this ISO code; none for most. */
export function otherNamesOf(code: string): readonly string[] {
  return otherNames[code] ?? []
}
