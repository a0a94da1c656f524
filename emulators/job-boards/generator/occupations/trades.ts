import { occupation } from '../occupation.ts';

export const TRADES = [
  occupation({
    key: 'electrician',
    count: 120,
    employers: 'trades trades construction manufacturer utility',
    titles:
      'Electrician | Journeyman Electrician | Commercial Electrician | Residential Electrician | Industrial Electrician | Service Electrician',
    entry: 'Apprentice Electrician | Electrician Helper | Electrical Apprentice (1st–2nd Year)',
    lead: 'Electrical Foreman | Lead Electrician | Master Electrician',
    director: 'Electrical Operations Manager, Director of Field Services',
    levels: 'entry 4 mid 7 senior 3 lead 3 director 1',
    specialties:
      'Commercial | Residential Service | Solar | Controls | Data Center | Maintenance | New Construction | Low Voltage',
    pay: 'hour 30 43',
    workplace: 'onsite 1',
    employment: 'full_time 14 contract 2 temporary 1',
    domain: 'the electrical trade | electrical construction',
    skills:
      'electrical wiring | National Electrical Code | conduit bending | blueprint reading | troubleshooting | panel installation | motor controls',
    extras: 'PLC | fire alarm systems | solar installation | bucket truck | VFD | EV chargers | low voltage',
    licence: {
      US: '{state} journeyman electrician license, or apprentice registration for the level',
      GB: 'NVQ Level 3 and 18th Edition',
      CA: '309A or Red Seal certificate',
    },
    certificates: 'OSHA 10 | OSHA 30 | CPR',
    abroad: 'GB CA',
    physical: 'climb ladders, work at heights and lift 60 pounds',
    duties: `run and ^bend conduit and ^pull wire in commercial and residential buildings
      install panels, switchgear, lighting and receptacles to code
      troubleshoot circuits, motors and controls with a meter and patience
      read drawings and ^find the conflict before the drywall goes up
      test, ^label and ^document what you installed
      talk with customers about what is wrong and what it costs
      follow lockout and arc-flash procedures without shortcuts
      order material for the next two days
      train apprentices on the job
      finish service calls on a tablet with photos
      install EV chargers and standby generators`,
    settings: `Vans are stocked, take-home and less than four years old.
      Most jobs are within 45 minutes of the shop.
      Prevailing-wage work makes up about a third of our hours.
      Company pays for apprenticeship school and the license exam.`,
    wants: `own hand tools
      clean driving record
      safe habits, every time
      pride in a panel that looks good with the cover off
      willingness to be on call one week in six`,
  }),
  occupation({
    key: 'plumber',
    count: 50,
    employers: 'trades trades construction property',
    titles: 'Plumber | Journeyman Plumber | Service Plumber | Pipefitter | Commercial Plumber',
    entry: 'Apprentice Plumber | Plumbing Helper',
    lead: 'Plumbing Foreman | Master Plumber',
    levels: 'entry 4 mid 7 senior 3 lead 2',
    specialties: 'Residential Service | New Construction | Drain Cleaning | Hospital Projects | Medical Gas',
    pay: 'hour 29 42',
    workplace: 'onsite 1',
    domain: 'plumbing',
    skills:
      'pipe fitting | plumbing code | soldering | drain cleaning | blueprint reading | troubleshooting | water heater installation',
    extras: 'PEX | backflow testing | hydro jetting | ProPress | gas piping | welding',
    licence: {
      US: '{state} plumbing license or registered apprenticeship',
      GB: 'NVQ Level 2 or 3 in plumbing',
    },
    certificates: 'OSHA 10 | backflow certification',
    abroad: 'GB',
    physical: 'work in crawl spaces and carry 75 pounds',
    duties: `install and ^repair water, waste and gas piping
      diagnose leaks without opening every wall
      replace water heaters, fixtures and pumps
      rough in bathrooms and kitchens from the drawings
      clear drains and ^run a camera to find out why they clogged
      explain options and prices before work begins
      pressure-test and ^call for inspection
      keep the truck clean and the inventory right
      teach a helper something every day
      answer emergency calls on your turn`,
    settings: `Dispatch gives you three to five calls a day, not eight.
      Flat-rate book, no pressure to upsell.
      New construction crews work four tens.`,
    wants: `good manners in other people's homes
      a valid driver's license
      problem solving in tight places
      boots off at the door, or covers on`,
  }),
  occupation({
    key: 'hvac_technician',
    count: 60,
    employers: 'trades trades property school manufacturer',
    titles: 'HVAC Technician | HVAC Service Technician | Refrigeration Technician | HVAC Installer',
    entry: 'HVAC Apprentice | HVAC Helper',
    lead: 'HVAC Service Manager | Lead HVAC Technician',
    levels: 'entry 4 mid 7 senior 3 lead 2',
    specialties: 'Commercial | Residential | Refrigeration | Chillers | Controls | Heat Pumps',
    pay: 'hour 27 39',
    workplace: 'onsite 1',
    domain: 'HVAC service',
    skills:
      'HVAC | refrigeration | preventive maintenance | troubleshooting | brazing | electrical diagnostics | heat pumps',
    extras: 'building automation | chillers | VRF systems | sheet metal | NATE | boilers',
    licence: { US: "EPA 608 certification and a valid driver's license" },
    certificates: 'EPA Universal | NATE | OSHA 10',
    physical: 'work on roofs in summer and winter',
    duties: `service furnaces, heat pumps, rooftop units and split systems
      find the cause before replacing parts
      recover, ^charge and ^log refrigerant by the book
      install new equipment and ^commission it
      carry out seasonal maintenance for contract customers
      write reports that the customer understands
      quote repairs from the tablet
      read wiring diagrams and ^trace control faults
      keep gauges and meters calibrated
      help on the rotating on-call list`,
    settings: `Peak season is real: expect overtime in July and January and slow weeks in April.
      Training room with live equipment in the shop.
      We work on four brands and get factory classes for each.`,
    wants: `mechanical curiosity
      honesty with customers
      own basic tools
      no fear of heights`,
  }),
  occupation({
    key: 'carpenter',
    count: 50,
    employers: 'construction construction manufacturer',
    titles:
      'Carpenter | Finish Carpenter | Framing Carpenter | Cabinet Maker | Construction Laborer | Journeyman Carpenter',
    entry: 'Carpenter Apprentice | Construction Laborer',
    lead: 'Carpentry Foreman | Lead Carpenter',
    levels: 'entry 4 mid 6 senior 2 lead 3',
    specialties: 'Finish | Framing | Concrete Forms | Remodeling | Millwork | Drywall',
    pay: 'hour 26 38',
    workplace: 'onsite 1',
    employment: 'full_time 12 temporary 2 contract 2',
    domain: 'carpentry | construction',
    skills: 'framing | finish carpentry | blueprint reading | power tools | measuring | concrete forms',
    extras: 'cabinet installation | forklift | scaffolding | Spanish | Procore | drywall',
    certificates: 'OSHA 10 | forklift',
    abroad: 'GB CA',
    physical: 'lift 80 pounds and work outdoors in all seasons',
    duties: `frame walls, floors and roofs from drawings
      hang doors and ^install trim, stairs and cabinets
      build and ^strip concrete forms
      lay out work and ^check it twice
      keep the site clean and walkways clear
      run saws, nailers and lifts safely
      coordinate with other trades on sequence
      order lumber and hardware with the foreman
      punch out units before handover
      show apprentices how to read a plan`,
    settings: `Start is at 6:30, finish at 3.
      We self-perform all carpentry, so crews stay together from job to job.
      Current jobs: a library, two clinics and eleven townhouses.`,
    wants: `own hand tools
      an eye for straight and level
      reliable transport to sites
      respect for safety rules`,
  }),
  occupation({
    key: 'welder',
    count: 50,
    employers: 'manufacturer manufacturer construction',
    titles: 'Welder | MIG Welder | TIG Welder | Welder/Fabricator | Structural Welder | Pipe Welder',
    entry: 'Welder Trainee | Entry-Level Welder',
    lead: 'Welding Supervisor | Lead Welder',
    levels: 'entry 3 mid 7 senior 3 lead 2',
    specialties: '2nd Shift | Aluminum | Stainless | Structural Steel | Robotic Cell | Field',
    pay: 'hour 24 34',
    workplace: 'onsite 1',
    shifts: true,
    domain: 'production welding | metal fabrication',
    skills: 'MIG welding | TIG welding | blueprint reading | metal fabrication | grinding | measuring tools',
    extras: 'robotic welding | flux core | plasma cutting | overhead crane | forklift | AWS D1.1',
    certificates: 'AWS certification | forklift',
    physical: 'stand for ten hours and lift 50 pounds',
    abroad: 'CA DE',
    duties: `weld frames and brackets to print
      set up fixtures and ^check first pieces
      cut, ^grind and ^finish parts
      inspect your own welds and ^mark what needs rework
      read weld symbols and ^follow procedures
      change wire, gas and tips
      suggest better fixtures
      move material with crane or forklift
      log hours and scrap at the end of the shift
      keep the booth clean and ventilated`,
    settings: `Booths have new extraction and everyone gets a powered respirator.
      Parts range from palm-sized brackets to twelve-foot frames.
      A weld test is part of the interview; bring your own hood if you like.`,
    wants: `steady quality at the end of the shift
      attention to prints
      good attendance
      willingness to cross-train`,
  }),
  occupation({
    key: 'auto_mechanic',
    count: 50,
    employers: 'retailer logistics trades',
    titles: 'Automotive Technician | Auto Mechanic | Diesel Technician | Diesel Mechanic | Fleet Mechanic',
    entry: 'Lube Technician | Apprentice Technician',
    lead: 'Shop Foreman | Service Manager',
    levels: 'entry 4 mid 6 senior 3 lead 2',
    specialties: 'Diesel | Brakes & Tires | Electric Vehicles | Fleet | Transmission',
    pay: 'hour 26 38',
    workplace: 'onsite 1',
    domain: 'automotive repair | fleet maintenance',
    skills:
      'vehicle diagnostics | brake repair | engine repair | preventive maintenance | electrical systems | scan tools',
    extras: 'diesel engines | hybrid systems | welding | DOT inspections | hydraulics | customer service',
    certificates: 'ASE | state inspection license',
    licence: { US: "valid driver's license" },
    physical: 'lift 70 pounds and stand on concrete',
    duties: `diagnose with scan tool and ears
      repair brakes, steering, engines and electrical faults
      carry out scheduled services and inspections
      write up findings with photos
      road-test before the keys go back
      order parts and ^return cores
      keep bays clean and lifts inspected
      explain repairs to the service writer or driver
      help younger technicians
      follow the rules for fluids and batteries`,
    settings: `Twelve bays, air conditioning and a tool truck every Thursday.
      No flat rate: you are paid for every hour that you are here.
      The fleet is 140 trucks with full service history.`,
    wants: `own tools
      logical troubleshooting
      honest recommendations
      ability to finish what you start`,
  }),
  occupation({
    key: 'maintenance_technician',
    count: 60,
    employers: 'manufacturer property hotel food hospital',
    titles:
      'Maintenance Technician | Maintenance Mechanic | Facilities Technician | Building Engineer | Industrial Maintenance Technician',
    entry: 'Maintenance Helper | Maintenance Technician I',
    lead: 'Maintenance Supervisor | Facilities Manager',
    director: 'Director of Facilities',
    levels: 'entry 3 mid 7 senior 3 lead 3 director 1',
    specialties: 'Apartments | Packaging | 3rd Shift | Hotel | Food Plant | Utilities',
    pay: 'hour 25 36',
    workplace: 'onsite 1',
    shifts: true,
    domain: 'industrial maintenance | building maintenance',
    skills:
      'preventive maintenance | troubleshooting | electrical repair | hydraulics | pneumatics | plumbing | work orders',
    extras: 'PLC | welding | HVAC | CMMS | conveyors | boilers | painting',
    certificates: 'EPA 608 | OSHA 30',
    physical: 'climb, kneel and lift 50 pounds',
    abroad: 'CA GB',
    duties: `answer breakdowns and ^get the line or the building running again
      carry out preventive maintenance from the schedule
      repair motors, pumps, conveyors, doors and lights
      read schematics and ^find the fault
      log work orders with parts and time
      turn apartments or rooms between tenants
      keep spare parts counted
      work with contractors on larger jobs
      inspect alarms, sprinklers and exits
      look for the root cause of repeat failures`,
    settings: `The storeroom is organised, and you can spend 300 dollars without asking.
      Two technicians are on each shift, so nobody works alone.
      We moved from paper to tablets last year and would not go back.`,
    wants: `broad skills rather than one deep one
      calm during a breakdown
      basic electrical knowledge
      availability for on-call every fifth week`,
  }),
  occupation({
    key: 'construction_manager',
    count: 52,
    employers: 'construction construction energy',
    titles:
      'Construction Project Manager | Construction Manager | Superintendent | Project Engineer (Construction) | Estimator',
    entry: 'Assistant Project Manager – Construction | Field Engineer',
    lead: 'General Superintendent | Senior Project Manager',
    director: 'Director of Construction',
    executive: 'Vice President of Construction',
    intern: 'Construction Management Intern',
    levels: 'intern 1 entry 2 mid 6 senior 4 lead 2 director 2 executive 1',
    specialties: 'Healthcare | Multifamily | Commercial | Civil | Schools | Interiors',
    pay: 'year 84 115',
    workplace: 'onsite 10 hybrid 2',
    domain: 'commercial construction | construction management',
    skills:
      'project scheduling | budget management | Procore | subcontractor management | blueprint reading | estimating | contract negotiation',
    extras: 'Primavera P6 | Bluebeam | LEED | BIM | MS Project | safety management',
    degree: 'bachelor 0.6 construction management | civil engineering',
    certificates: 'OSHA 30 | PMP | CCM',
    abroad: 'GB CA',
    duties: `run one or two projects between 4 and 30 million dollars
      build and ^defend the schedule
      buy out subcontracts and ^hold people to scope
      walk the site daily with the superintendent
      price changes and ^settle them before they turn into claims
      lead owner meetings and ^send minutes the same day
      track cost to complete each month
      review submittals and RFIs
      keep safety first in every plan
      close out with drawings, warranties and a clean punch list`,
    settings: `Project teams are four people, with a scheduler and an estimator shared between jobs.
      Bonuses follow project results and are paid.
      Jobs are within ninety minutes of {city}; nobody lives in a hotel.`,
    wants: `calm in hard meetings
      an understanding of how things are built
      straight talk with owners and subs
      order in documents`,
  }),
];
