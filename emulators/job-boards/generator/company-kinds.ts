/** What the kinds of fictional companies are called and how they speak of themselves. */
type Kind = {
  companies: number;
  /** `*` stands for an invented word. */
  names: readonly string[];
  /** Usual number of people. */
  size: number;
  /** Founded between this year and 2021. */
  since: number;
  /** Exists in the United States alone. */
  local: boolean;
  /** Sentences with {company}, {city}, {size}, {founded} and {beds}. */
  blurbs: readonly string[];
};

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function kind(
  companies: number,
  names: string,
  size: number,
  since: number,
  local: boolean,
  blurbs: string,
): Kind {
  return { companies, names: names.split('|'), size, since, local, blurbs: lines(blurbs) };
}

export const KINDS = {
  hospital: kind(
    24,
    '* Health|* Regional Medical Center|* Memorial Hospital|* Community Hospital|* Medical Center',
    1800,
    1921,
    false,
    `
    {company} runs a {beds}-bed hospital and a ring of clinics around {city}.
    We have looked after this part of the country since {founded}, through two mergers that did not happen and one new tower that did.
    {company} is an independent, not-for-profit health system with about {size} people on staff.
    Patients come to us for heart care, births, broken bones and everything in between; {size} of us make that work.
    We are a teaching hospital of moderate size: large enough for interesting cases, small enough that the CEO eats in the cafeteria.
  `,
  ),
  clinic: kind(
    22,
    '* Family Clinic|* Physicians Group|* Dental Partners|* Therapy & Rehab|* Care Associates|* Orthopedics',
    90,
    1974,
    false,
    `
    {company} is a group practice in {city} owned by the people who work in it.
    Our {size} staff see patients in three locations, and most patients found us through a neighbor.
    We opened in {founded} with two exam rooms; there are twenty-six now, and the coffee is better.
    {company} keeps visits on time, calls patients back the same day and pays attention to small things.
    We are a mid-sized outpatient practice that has grown every year without ever being sold.
  `,
  ),
  senior_care: kind(
    16,
    '* Senior Living|* Care Community|* Gardens|* Home Care|* Manor',
    240,
    1968,
    false,
    `
    {company} is home to people who built this town and now need a hand.
    We offer independent living, assisted living, memory care and rehabilitation on one campus.
    About {size} of us care for residents at {company}; the average colleague has stayed for six years.
    Families choose {company} because the same faces greet them each visit.
    We are family-owned since {founded} and answer to residents, not to a fund.
  `,
  ),
  insurance: kind(
    12,
    '* Mutual|* Insurance Group|* Assurance|* Benefit',
    1100,
    1911,
    false,
    `
    {company} insures homes, cars and small businesses in eleven states.
    We are a mutual: owned by policyholders, with no shareholders to impress each quarter.
    Since {founded} we have paid claims after floods, fires and one memorable hailstorm.
    {company} has about {size} employees and a combined ratio that we are quietly proud of.
    Customers stay with {company} for eleven years on average, mostly because somebody answers the phone.
  `,
  ),
  retailer: kind(
    22,
    '* Outfitters|* Market|* Home & Garden|* Grocers|* Hardware|* Books & Paper|* Apparel',
    2600,
    1952,
    false,
    `
    {company} sells things people use every week, in stores that look after their neighborhoods.
    With {size} colleagues and stores in nine states, we are big enough to buy well and small enough to know regulars by name.
    {company} began as a single shop in {founded} and still promotes most of its managers from within.
    Our stores are busy, bright and run by people who have worked every job in them.
    You probably know {company} from the green awnings.
  `,
  ),
  restaurant: kind(
    16,
    '* Kitchen|* Tavern Group|* Table|* Hospitality|* Smokehouse|* Bakery & Cafe',
    180,
    1986,
    false,
    `
    {company} cooks honest food from things that grow near {city}.
    We run five restaurants, one bakery and a catering kitchen, all within forty minutes of each other.
    {company} closes on Mondays so that everybody has a day to live.
    Our kitchens are calm, our dining rooms are loud, and tips are shared in the open.
    Founded in {founded}, still owned by the two people who washed the first dishes.
  `,
  ),
  hotel: kind(
    14,
    '* Hotel|* Inn & Suites|* Resort|* Lodge',
    160,
    1964,
    false,
    `
    {company} has 144 rooms, a ballroom and a rooftop that sells out in June.
    Guests come for work during the week and for weddings at the weekend.
    We renovated every room two years ago and kept every colleague through it.
    {company} is an independent hotel near the center of {city}.
    Our team of {size} speaks fourteen languages, which helps at breakfast.
  `,
  ),
  logistics: kind(
    18,
    '* Freight|* Logistics|* Distribution|* Transport|* Supply',
    950,
    1978,
    false,
    `
    {company} moves about nine thousand pallets a week for grocers, builders and hospitals.
    We run 210 trucks and four warehouses, all within a day of each other, so people sleep at home.
    {company} was founded in {founded} with a borrowed trailer and has never missed a payroll.
    Shippers stay with us because we call before the delivery is late, not after.
    With {size} colleagues we are a mid-sized carrier with new equipment and old-fashioned manners.
  `,
  ),
  manufacturer: kind(
    24,
    '* Manufacturing|* Industries|* Works|* Components|* Fabrication|* Instruments',
    680,
    1947,
    false,
    `
    {company} makes precision parts for medical devices, farm machinery and rail.
    Our plant near {city} runs three shifts and ships to thirty countries.
    Since {founded} we have put profits back into machines and training.
    {size} people work at {company}; a fifth of them began as apprentices.
    If you have driven a tractor or lain in an MRI scanner, you have met our products.
  `,
  ),
  construction: kind(
    16,
    '* Builders|* Construction|* Contracting|* Civil',
    320,
    1959,
    false,
    `
    {company} builds schools, clinics and mid-rise housing in and around {city}.
    We are a general contractor with our own carpentry and concrete crews.
    Our work is booked through next year and half of it comes from repeat clients.
    {company} has gone over two years without a lost-time injury.
    Founded in {founded}; {size} people; one rule that is never bent, and that is fall protection.
  `,
  ),
  trades: kind(
    20,
    '* Electric|* Mechanical|* Plumbing & Heating|* Home Services|* Air & Energy',
    85,
    1971,
    false,
    `
    {company} wires, pipes, heats and cools homes and shops around {city}.
    We are a family contractor with {size} people and a waiting list of customers.
    Trucks are stocked, dispatch knows the streets, and nobody sells what the customer does not need.
    {company} has trained forty-one apprentices since {founded}, and most are still here.
    Service work in the morning, new construction in the afternoon, home by five on most days.
  `,
  ),
  utility: kind(
    10,
    '* Water|* Power Cooperative|* Energy|* Solar|* Grid',
    540,
    1936,
    false,
    `
    {company} keeps light and water running for 310,000 households.
    We are a member-owned cooperative, and rates are set by people who pay them.
    A third of our capacity is wind and solar, and the interconnection queue is full.
    Our {size} employees cover five counties and a lot of bad weather.
    {company} has served this region since {founded}.
  `,
  ),
  agency: kind(
    16,
    '* Creative|* Studio|* & Partners|* Media House|* Communications',
    55,
    1999,
    false,
    `
    {company} is an independent agency of {size} people for brands with something to say.
    We make campaigns, sites and packaging, mostly for food, outdoor and health clients.
    No holding company, no timesheets by the quarter hour, no pitching for free.
    {company} has won some awards; we would rather talk about clients who stayed ten years.
    The studio is on the third floor of an old print works in {city}.
  `,
  ),
  nonprofit: kind(
    18,
    '* Foundation|* Community Services|* Alliance|* Fund|* Relief',
    130,
    1969,
    false,
    `
    {company} helps families in {city} find housing, work and someone to call.
    We are a nonprofit with {size} staff, four hundred volunteers and a clean audit every year.
    Last year {company} reached 18,400 people; the waiting list tells us that it was not enough.
    Our funding is two thirds public contracts and one third gifts, most of them small.
    Founded in {founded} by a nurse, a priest and a bus driver, which still describes the spirit of the place.
  `,
  ),
  government: kind(
    14,
    'City of *|* County|Town of *|* Transit Authority|* Housing Authority',
    1500,
    1908,
    true,
    `
    {company} serves about 240,000 residents with {size} employees in nineteen departments.
    We fix roads, run libraries, answer emergencies and publish the budget line by line.
    Public service here means meetings that end on time and decisions that can be explained.
    {company} offers stable work, a pension and a chance to improve the place where you live.
    Our departments share one building since last year, and the front door is open at seven thirty.
  `,
  ),
  school: kind(
    20,
    '* School District|* Unified Schools|* Public Schools|* Charter School|* Academy',
    900,
    1919,
    true,
    `
    {company} teaches 9,800 students in seventeen buildings.
    Our families speak thirty-one languages, and every school has a library with a librarian in it.
    Class sizes at {company} average 22, and planning time is protected.
    We are a district where principals visit classrooms daily and say something useful.
    Voters passed our last levy by a wide margin, and it shows in the buildings.
  `,
  ),
  university: kind(
    12,
    '* College|* State University|* University|* Institute of Technology',
    1600,
    1884,
    false,
    `
    {company} enrolls 7,400 students, many of them the first in their family to study.
    We are a regional public institution with strong programs in health, engineering and teaching.
    {company} employs about {size} faculty and staff on a campus you can cross in twelve minutes.
    Research matters here, and so does knowing the names of your students.
    The college was founded in {founded} beside a railway line that is now a very good bicycle path.
  `,
  ),
  software: kind(
    34,
    '* Labs|* Software|* Systems|*ly|* Cloud|* Technologies|*.io',
    260,
    2008,
    false,
    `
    {company} makes scheduling software for clinics, and 4,100 of them open it before their first patient.
    Our product tells warehouses what to pick next. It is not glamorous and it saves people miles of walking.
    {company} is a {size}-person software company, profitable since last year, with customers in twenty countries.
    We build tools for the people who keep buildings running: work orders, parts, inspections, invoices.
    Since {founded} we have shipped every week, mostly without drama.
    {company} helps small utilities understand their meters; the data is messy and the impact is real.
    We make an accounting platform for charities. Our customers care about every cent, so we do too.
  `,
  ),
  fintech: kind(
    14,
    '* Pay|* Financial Technologies|* Ledger|* Capital Systems',
    210,
    2012,
    false,
    `
    {company} moves payroll money for small companies, 1.9 billion dollars of it last month.
    We give credit unions the kind of app that large banks spend fortunes on.
    {company} is regulated, audited and boring in the best places.
    Our {size} people work on payments, lending and the plumbing between them.
    We started in {founded} with one bank partner and now have fourteen.
  `,
  ),
  bank: kind(
    14,
    '* Bank|* Credit Union|* Savings|* Trust',
    780,
    1922,
    false,
    `
    {company} lends to people and businesses within two hours of {city}.
    We hold 3.2 billion in assets, forty-one branches and a reputation for calling back.
    {company} is a community institution: decisions are made here, not in another time zone.
    Members own us, and {size} of us work for them.
    We came through 2008 without a bailout and would like to keep it that way.
  `,
  ),
  accounting: kind(
    12,
    '* & Associates CPAs|* Advisory|* Accounting Group|* Tax & Audit',
    140,
    1966,
    false,
    `
    {company} keeps the books, files the returns and asks the awkward questions for about 2,300 clients.
    We are a regional firm with {size} people, and nobody bills more than 55 hours in March.
    Clients are family businesses, nonprofits and a few breweries.
    {company} was founded in {founded} and passed to its third generation of partners last spring.
    Our partners answer their own phones.
  `,
  ),
  law: kind(
    12,
    '* LLP|* Law Group|* & Moss Attorneys|* Legal',
    95,
    1958,
    false,
    `
    {company} is a firm of forty lawyers who like each other, which we are told is rare.
    We advise employers, hospitals, builders and cities, and go to trial when it makes sense.
    Associates at {company} meet clients in their first month.
    Our billable target is 1,750 hours and it is a target, not a floor.
    The firm has been in {city} since {founded} and does a fifth of its work for free or close to it.
  `,
  ),
  biotech: kind(
    16,
    '* Biosciences|* Therapeutics|* Diagnostics|* Life Sciences',
    190,
    2004,
    false,
    `
    {company} develops tests that find sepsis hours earlier.
    We have two programs in the clinic, one in filing and cash for three years.
    Our labs in {city} smell faintly of agar and strongly of coffee.
    {company} is a team of {size}, about half of us at the bench.
    Data decides here: a good negative result gets the same applause as a positive one.
  `,
  ),
  consulting: kind(
    12,
    '* Consulting|* Advisory Partners|* Strategy|* Insight Group',
    320,
    1994,
    false,
    `
    {company} advises hospitals, utilities and public agencies on things that are hard to undo.
    Teams are three or four people, projects last about five months, and Friday is in the office.
    We are {size} consultants, engineers and analysts who like spreadsheets and site visits equally.
    {company} is employee-owned and publishes what each grade earns.
    Since {founded} most of our work has come from clients we had before.
  `,
  ),
  media: kind(
    10,
    '* Media|* Publishing|* Broadcasting|* Press',
    220,
    1961,
    false,
    `
    {company} publishes two magazines, nine podcasts and a daily newsletter with 640,000 readers.
    We make documentaries and children's programs for public broadcasters.
    Reader income passed advertising last year, which changed everything for the better.
    {company} employs {size} editors, producers, designers and engineers.
    We have been reporting from {city} since {founded}.
  `,
  ),
  energy: kind(
    12,
    '* Renewables|* Engineering|* Environmental|* Infrastructure',
    410,
    1983,
    false,
    `
    {company} designs substations, water plants and solar farms.
    We are an engineering firm of {size}, licensed in twenty-six states, owned by its employees.
    Our projects are within a day's drive, so that engineers see what they draw.
    {company} restores rivers, cleans up old sites and helps cities to plan for heat.
    Founded in {founded}; the original partners still review drawings on Thursdays.
  `,
  ),
  food: kind(
    10,
    '* Foods|* Dairy|* Brewing|* Farms',
    460,
    1938,
    false,
    `
    {company} turns milk from ninety farms into cheese that you have eaten without knowing it.
    We bake for supermarkets: 400,000 loaves on a normal night.
    Food safety comes first here, then people, then everything else.
    {company} has {size} employees and a plant that was modernised from end to end.
    Family-owned since {founded}, and the family still tastes every batch.
  `,
  ),
  property: kind(
    8,
    '* Properties|* Residential|* Realty|* Facilities',
    210,
    1975,
    false,
    `
    {company} looks after 6,200 apartments and two million square feet of offices.
    We answer maintenance requests within a day and measure it.
    {company} owns what it manages, so we fix things once and properly.
    {size} of us keep the lights on, the grass cut and the tenants informed.
    Started in {founded} with a single fourplex.
  `,
  ),
} as const satisfies Record<string, Kind>;

export type CompanyKind = keyof typeof KINDS;
