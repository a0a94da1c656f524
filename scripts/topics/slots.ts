/** What fills the slots of the wordings. Invented names on purpose: the model must not learn names. */
export const SLOTS: Record<string, readonly string[]> = {
  company:
    'Zorvex|Quilby|Northwake|Brandolf & Sons|Hexaline|Ovrion|Tallowmere|Kestwick|Plumbago|Ardentia Labs|Wexley Health|Fernhill Capital|Bluquist.io|the Marlowe Group|Ypsom|Cindrella Foods|Summit|Brightline|Anchor Bank|the Harbor Group|Motion|Compass Legal'.split(
      '|',
    ),
  country:
    'the United States|the US|the U.S.|the USA|the UK|the United Kingdom|Canada|Germany|France|Spain|Australia|India|Ireland|the Netherlands|Poland|Sweden|Brazil|Mexico|Singapore|Portugal|Italy|Switzerland'.split(
      '|',
    ),
  city: 'California|Texas|Austin, TX|New York|London|Berlin|Toronto, ON|Paris|the Bay Area|Georgia|Torvale|San Morello|Kleinbruck|New Astoria, NY|Port Ellery|Vashton|Brixmouth|Lindholm|Caldera Bay|Dresmond, CA|Marienfelde|Orhaven'.split(
    '|',
  ),
  skill:
    'Pyrathon|Kubarnex|SQL|financial modeling|Salesforge|C++|React|accounting|customer service|nursing|data analysis|project management|Zentable|Excel|machine learning|cold calling|payroll|CNC milling|AutoCAT|Terrasoft|phlebotomy|Node.js|B2B sales|welding|copywriting|software engineering|business development|supply chain planning|customer success|digital marketing|data engineering|UI design|people operations|can|web development|GitHub|LinkedIn Recruiter|Facebook Ads|portfolio management|email marketing'.split(
      '|',
    ),
  skill2: 'Dockwise|negotiation|Java|tax law|Photoblend|AWS|logistics|recruiting|Figmar|budgeting'.split('|'),
  language:
    'English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Mandarin|Japanese|Arabic|Swedish|Hindi'.split(
      '|',
    ),
  job: 'nurse|software engineer|driver|product manager|teacher|cashier|electrician|account executive|chef'.split(
    '|',
  ),
  thing: 'color|food|movie|programming language|meal|holiday|animal|team'.split('|'),
  n: '2|3|4|5|6|7|10|12|16|21|24|25|50'.split('|'),
  pct: '10%|20%|25%|50%|75%|100%'.split('|'),
  money: '$60,000|$20 per hour|$90k - $110k|€50.000|1M|$75,000 to $95,000'.split('|'),
  currency: 'USD|EUR|GBP|PLN|INR|US dollars|CHF'.split('|'),
  letter: 'A|B|C|D'.split('|'),
};
