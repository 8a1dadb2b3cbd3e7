import type { SampleBusiness } from './types.ts'

/** The café, which has early morning shifts. */
export const magpieAndMoss: SampleBusiness = {
  companyName: 'Magpie & Moss Espresso (sample)',
  companyCategory: 'Hospitality',
  description:
    'A corner espresso bar two streets from campus. Small team, loud grinder, regulars who know your name by week two.',
  ownerFirstName: 'Tess',
  ownerLastName: 'Marlowe',
  profileOwnerPosition: 'Owner and head barista',
  email: 'tess@magpie-moss.example',
  phoneNumber: '+61 491570006',
  suburb: ['Carlton', '3053'],
  pictogram: 'cup',
  scheme: 'eucalyptus',
  listings: [
    {
      jobTitle: 'Weekday morning barista',
      jobType: 'Casual',
      suburb: ['Carlton', '3053'],
      detailedAddress: 'Near the corner of Lygon and Faraday Streets',
      pay: { from: 34.5, to: 37, type: 'Per Hour' },
      roster: { Monday: '06:30-11:30', Tuesday: '06:30-11:30', Thursday: '06:30-11:30' },
      summary: [
        'Make coffee people cross the road for',
        'Finish before your midday lecture',
        'Free beans, and lunch on shift',
      ],
      keywords: ['Hospo', 'Weekdays', 'Barista'],
      description:
        '<p>The first two hours are a queue out the door; after that it is dialling in, cleaning down and chatting. You will be one of <strong>two on the machine</strong>.</p><h3>What helps</h3><ul><li><p>Six months on a commercial machine</p></li><li><p>Latte art is nice, a tidy bench is nicer</p></li><li><p>You like mornings, or can act like it</p></li></ul><p>Exams are exams: tell us your dates and we will roster around them.</p>',
      questions: [1, 6],
      hoursAgo: 3,
    },
    {
      jobTitle: 'Pastry runner, very early',
      jobType: 'Part-Time',
      suburb: ['Brunswick East', '3057'],
      pay: { from: 38, to: 38, type: 'Per Hour' },
      roster: { Wednesday: '03:30-07:00', Friday: '03:30-07:00', Saturday: '04:00-07:30' },
      summary: ['Collect warm pastries before the city wakes', 'Van supplied', 'Home in time for breakfast'],
      keywords: ['Hospo', 'Driving', 'Early start'],
      description:
        '<p>Three mornings a week you load the van at our bakery in Brunswick East and drop trays at five cafés. <em>Quiet roads, good podcasts, croissants that did not make the cut.</em></p><p>You need a full licence or green Ps, and to be happy with the 3:30 alarm that comes with it.</p>',
      questions: [3, 9, 5],
      hoursAgo: 41,
    },
    {
      jobTitle: 'Sunday brunch floor all-rounder',
      jobType: 'Casual',
      suburb: ['Carlton', '3053'],
      pay: { from: 48, to: 52, type: 'Per Hour' },
      roster: { Sunday: '08:00-15:00' },
      summary: ['One busy shift a week', 'Sunday rates', 'Share of the tips jar'],
      keywords: ['Hospo', 'Weekends Only', 'Wait staff'],
      description:
        '<p>Sundays are eggs, prams and dogs. You seat people, run plates, keep the water topped up and the mood light.</p><ul><li><p>No experience needed: we will show you how to carry three plates</p></li><li><p>Comfortable shoes, please</p></li></ul>',
      questions: [],
      hoursAgo: 75,
    },
  ],
}

/** The bar, which has overnight shifts. */
export const tinLantern: SampleBusiness = {
  companyName: 'The Tin Lantern (sample)',
  companyCategory: 'Hospitality',
  description:
    'A small bar with live acoustic sets and a short, seasonal cocktail list. Up a narrow staircase, down a long night.',
  ownerFirstName: 'Rory',
  ownerLastName: 'Okafor',
  profileOwnerPosition: 'Venue manager',
  email: 'rory@tin-lantern.example',
  phoneNumber: '+61 491570156',
  suburb: ['Fitzroy', '3065'],
  pictogram: 'lantern',
  scheme: 'night',
  listings: [
    {
      jobTitle: 'Late-night bartender',
      jobType: 'Casual',
      suburb: ['Fitzroy', '3065'],
      detailedAddress: 'Brunswick Street, upstairs',
      pay: { from: 41, to: 45, type: 'Per Hour' },
      roster: { Thursday: '18:00-01:00', Friday: '18:00-02:00', Saturday: '18:00-03:00' },
      summary: ['Classic drinks, made properly', 'Live music most nights', 'A lift or a ride home after close'],
      keywords: ['Hospo', 'RSA', 'Bar'],
      description:
        '<p>You know a sour from a fizz, or want to. We train on the slow Thursdays and trust you with the busy Saturdays.</p><h3>You will need</h3><ul><li><p>A current <strong>Victorian RSA</strong></p></li><li><p>Evenings free until close</p></li></ul><p>We pay a ride home after midnight. Nobody walks.</p>',
      questions: [0, 6, 7],
      hoursAgo: 9,
    },
    {
      jobTitle: 'Glassie and bar back',
      jobType: 'Casual',
      suburb: ['Fitzroy', '3065'],
      pay: { from: 40, to: 42, type: 'Per Hour' },
      roster: { Friday: '20:00-02:00', Saturday: '20:00-02:00' },
      summary: ['Keep the bar stocked and the glasses clean', 'First step to bartending'],
      keywords: ['Hospo', 'RSA', 'Weekends Only'],
      description:
        '<p>Ice, glassware, kegs and garnish. It is physical, quick and never dull, and our last three bartenders all started here.</p>',
      questions: [5],
      hoursAgo: 58,
    },
    {
      jobTitle: 'Sound desk for acoustic nights',
      jobType: 'One Time Gig',
      suburb: ['Collingwood', '3066'],
      pay: { from: 260, to: 260, type: 'Flat Rate' },
      roster: { Wednesday: '17:00-23:00' },
      summary: ['Two acts, one small desk', 'Load-in from 5 pm, out by 11'],
      keywords: ['Music', 'Audio', 'Events'],
      description:
        '<p>Our usual engineer is away for one Wednesday. Twelve channels, two wedges, a friendly room. Audio students very welcome: <em>this is a real credit for your folio</em>.</p>',
      questions: [6],
      hoursAgo: 118,
    },
  ],
}

/** The caterer, whose listings have different days. */
export const saffronStreet: SampleBusiness = {
  companyName: 'Saffron Street Catering (sample)',
  companyCategory: 'Restaurant',
  description:
    'Weddings, openings and very long lunches. Our kitchen is in St Kilda; the tables are wherever the party is.',
  ownerFirstName: 'Anjali',
  ownerLastName: 'Perera',
  profileOwnerPosition: 'Head of events',
  email: 'anjali@saffron-street.example',
  phoneNumber: '+61 491570157',
  suburb: ['St Kilda', '3182'],
  pictogram: 'bowl',
  scheme: 'wattle',
  listings: [
    {
      jobTitle: 'Canapé and function waiter',
      jobType: 'Casual',
      suburb: ['Docklands', '3008'],
      pay: { from: 40, to: 43, type: 'Per Hour' },
      roster: { Friday: '16:00-23:00', Saturday: '15:00-23:30' },
      summary: ['Harbourside functions', 'Staff meal before service', 'Pick your dates each fortnight'],
      keywords: ['Hospo', 'RSA', 'Events'],
      description:
        '<p>Trays, smiles, and knowing which one is the gluten-free. Black shirt and trousers; we supply the apron.</p><h3>How rostering works</h3><p>Every second Monday you get a list of functions and tick the ones that suit. <strong>No minimum.</strong></p>',
      questions: [7, 8],
      hoursAgo: 20,
    },
    {
      jobTitle: 'Kitchen hand, lunch prep',
      jobType: 'Part-Time',
      suburb: ['St Kilda', '3182'],
      pay: { from: 33.5, to: 35, type: 'Per Hour' },
      roster: { Monday: '09:00-14:00', Tuesday: '09:00-14:00', Wednesday: '09:00-14:00' },
      summary: ['Learn knife skills from two good chefs', 'Steady hours, same days each week'],
      keywords: ['Hospo', 'Weekdays', 'Kitchen'],
      description:
        '<p>Peel, chop, portion, pack, wash, repeat, with better music than most kitchens. Good for somebody with afternoon tutorials.</p>',
      questions: [],
      hoursAgo: 96,
    },
    {
      jobTitle: 'Setup crew for a garden wedding',
      jobType: 'One Time Gig',
      suburb: ['Williamstown', '3016'],
      detailedAddress: 'Botanic Gardens, east gate',
      pay: null,
      roster: { Saturday: '07:00-12:00' },
      summary: ['Chairs, tables and two hundred lanterns', 'Breakfast rolls on us'],
      keywords: ['Events', 'Weekends Only', 'Outdoors'],
      description:
        '<p>Six people, one morning, a very pretty lawn. You should be fine with lifting and with a bit of drizzle. Pay depends on the final headcount and will be confirmed before you accept; it is never under the award.</p>',
      questions: [5],
      hoursAgo: 130,
    },
  ],
}
