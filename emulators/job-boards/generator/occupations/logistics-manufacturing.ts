import { occupation } from '../occupation.ts';

export const LOGISTICS_MANUFACTURING = [
  occupation({
    key: 'truck_driver',
    count: 65,
    employers: 'logistics logistics food retailer',
    titles: 'CDL-A Truck Driver | Truck Driver | Delivery Driver | CDL Class B Driver | Local Truck Driver',
    entry: 'Delivery Driver (No CDL Needed) | CDL Trainee',
    lead: 'Driver Trainer | Transportation Supervisor',
    levels: 'entry 3 mid 8 senior 2 lead 1',
    specialties: 'Home Daily | Regional | Tanker | Refrigerated | Flatbed | Night Linehaul',
    pay: 'hour 25 35',
    workplace: 'onsite 1',
    employment: 'full_time 10 part_time 2 temporary 1',
    shifts: true,
    domain: 'commercial driving',
    skills:
      'commercial driving | pre-trip inspection | route planning | DOT regulations | cargo securement | customer service',
    extras: 'electronic logs | pallet jack | tanker endorsement | hazmat endorsement | liftgate | backing',
    licence: {
      US: "CDL or driver's license for the vehicle class and a current DOT medical card",
      GB: 'Category C or C+E licence with driver CPC',
      CA: 'AZ or DZ licence',
    },
    abroad: 'GB CA',
    physical: 'unload freight up to 70 pounds by hand or pallet jack',
    duties: `inspect tractor and trailer before and after each run
      drive planned routes and ^arrive when we said
      unload with pallet jack or liftgate
      keep electronic logs within the rules
      secure loads and ^check them at each stop
      get signatures and ^take photos of damage
      call dispatch before a delay, not after
      fuel, ^wash and ^report defects
      treat customers' docks like your own
      drive for conditions, whatever the clock says`,
    settings: `Routes average 280 miles and end in your own bed.
      Tractors are automatics, three years old at most, speed-limited to 68.
      Dispatchers here have driven, and it shows.`,
    wants: `clean record for the last three years
      patience in traffic
      basic math and map sense
      courtesy at the dock`,
  }),
  occupation({
    key: 'warehouse_associate',
    count: 105,
    employers: 'logistics retailer manufacturer food',
    titles:
      'Warehouse Associate | Order Picker | Forklift Operator | Material Handler | Shipping & Receiving Clerk | Warehouse Worker',
    entry: 'Warehouse Associate – No Experience Needed | Package Handler',
    lead: 'Warehouse Supervisor | Warehouse Team Lead | Warehouse Manager',
    director: 'Director of Distribution',
    levels: 'entry 6 mid 5 senior 1 lead 3 director 1',
    specialties: 'Nights | Cold Storage | Returns | Receiving | Reach Truck | Weekend',
    pay: 'hour 18 25',
    workplace: 'onsite 1',
    employment: 'full_time 8 part_time 3 temporary 3',
    shifts: true,
    domain: 'a warehouse | distribution',
    skills:
      'order picking | forklift | RF scanner | inventory control | shipping and receiving | palletizing',
    extras: 'reach truck | SAP | WMS | cycle counting | Spanish | packaging',
    certificates: 'forklift certification',
    abroad: 'GB CA DE',
    physical: 'lift 50 pounds again and again and walk eight miles a shift',
    duties: `pick orders with scanner and cart
      pack, ^label and ^stage outgoing shipments
      unload trailers and ^check counts against the paperwork
      drive forklift or reach truck safely
      put stock away where the system says
      count locations and ^report differences
      keep aisles clear and racks undamaged
      load trailers in the right order
      process returns and ^sort damaged goods
      help in other areas when volume shifts`,
    settings: `The building is heated, and fans were doubled last summer.
      Rates are posted, fair and the same for everyone.
      Shifts are four tens with three days off in a row.`,
    wants: `showing up on time
      attention to labels and counts
      safe habits around lifts
      team spirit at four in the morning`,
  }),
  occupation({
    key: 'supply_chain_analyst',
    count: 52,
    employers: 'manufacturer retailer logistics food',
    titles:
      'Supply Chain Analyst | Buyer | Procurement Specialist | Demand Planner | Logistics Coordinator | Purchasing Agent',
    entry: 'Logistics Coordinator | Junior Buyer',
    lead: 'Supply Chain Manager | Procurement Manager',
    director: 'Director of Supply Chain',
    executive: 'Vice President of Supply Chain',
    intern: 'Supply Chain Intern',
    levels: 'intern 1 entry 3 mid 6 senior 3 lead 3 director 1 executive 1',
    specialties: 'Indirect Spend | Inbound | Inventory | Packaging | Imports | S&OP',
    pay: 'year 62 86',
    workplace: 'onsite 5 hybrid 5 remote 2',
    domain: 'supply chain | purchasing or planning',
    skills:
      'demand planning | inventory management | SAP | Excel | procurement | supplier management | forecasting',
    extras: 'Power BI | SQL | Oracle | freight negotiation | Lean | customs | MRP',
    degree: 'bachelor 0.6 supply chain | business | engineering',
    certificates: 'APICS CSCP | CPIM',
    abroad: 'GB CA DE',
    duties: `plan orders so that shelves or lines do not run dry
      negotiate price and lead time with suppliers
      forecast demand and ^explain the misses
      chase late shipments before they hurt
      book freight and ^compare carriers
      keep item and vendor data clean
      report inventory turns and ^find what does not move
      run the weekly planning meeting
      qualify second sources
      check invoices against orders`,
    settings: `You will look after about 1,100 items from sixty suppliers.
      Planning, buying and warehouse sit in one room.
      The ERP went live last year and still needs people with opinions.`,
    wants: `a head for numbers and people
      persistence without rudeness
      good spreadsheets
      interest in how things are made`,
  }),
  occupation({
    key: 'machine_operator',
    count: 64,
    employers: 'manufacturer food',
    titles:
      'Machine Operator | Production Operator | CNC Operator | CNC Machinist | Assembler | Packaging Operator',
    entry: 'Production Associate | Assembler I',
    lead: 'Production Lead | Machine Shop Lead',
    levels: 'entry 5 mid 6 senior 2 lead 2',
    specialties: 'CNC Mill | CNC Lathe | Injection Molding | Packaging | Assembly | 2nd Shift',
    pay: 'hour 21 30',
    workplace: 'onsite 1',
    shifts: true,
    domain: 'manufacturing | a machine shop',
    skills:
      'machine operation | CNC | blueprint reading | quality inspection | measuring tools | machine setup',
    extras: 'G-code | Mastercam | calipers and micrometers | 5S | forklift | Fanuc controls',
    physical: 'stand all shift and lift 40 pounds',
    abroad: 'CA DE GB',
    duties: `set up and ^run machines from the work order
      check first and last pieces with calipers and gauges
      load material and ^clear jams safely
      adjust offsets and feeds
      record counts, scrap and downtime
      change tools and molds
      clean and ^oil machines at shift end
      stop the line when something is wrong
      hand over to the next shift in person
      suggest fixes on the improvement board`,
    settings: `Shifts are 6–2, 2–10 and 10–6, with a differential for the last two.
      Operators here write their own setup sheets.
      The floor is bright, quieter than you expect and swept every day.`,
    wants: `mechanical sense
      exact measuring
      willingness to learn a second machine
      reliable attendance`,
  }),
  occupation({
    key: 'production_supervisor',
    count: 50,
    employers: 'manufacturer food',
    titles: 'Production Supervisor | Manufacturing Supervisor | Shift Supervisor',
    lead: 'Production Manager | Plant Supervisor',
    director: 'Plant Manager, Director of Operations | Director of Manufacturing',
    executive: 'Vice President of Manufacturing',
    entry: 'Production Team Leader Trainee',
    levels: 'entry 1 mid 5 senior 3 lead 5 director 3 executive 1',
    specialties: '1st Shift | 2nd Shift | Packaging | Fabrication | Assembly',
    pay: 'year 66 88',
    workplace: 'onsite 1',
    shifts: true,
    domain: 'manufacturing, two of them leading people | production leadership',
    skills:
      'production planning | team leadership | Lean manufacturing | safety management | continuous improvement | ERP | scheduling',
    extras: 'Six Sigma | SAP | root cause analysis | Spanish | Kaizen | union environment',
    degree: 'bachelor 0.35 engineering | operations management',
    certificates: 'Six Sigma Green Belt | OSHA 30',
    abroad: 'CA DE',
    duties: `lead a crew of 25 to 40 across two lines
      start each shift with safety, quality and plan
      assign people by skill and ^cover absences
      walk the floor every hour
      solve problems at the machine, with the operators
      coach, ^praise and ^correct early
      track output, scrap and downtime
      plan changeovers with maintenance
      lead kaizen events
      hand over to the next supervisor face to face`,
    settings: `The plant runs at 84 percent and wants 90.
      Supervisors have a real office day each week for planning.
      Turnover on the floor fell by half in two years.`,
    wants: `presence and fairness
      factory experience
      computer skills for schedules and reports
      courage to stop a line`,
  }),
  occupation({
    key: 'quality_inspector',
    count: 50,
    employers: 'manufacturer biotech food',
    titles:
      'Quality Inspector | Quality Technician | Quality Control Inspector | Quality Assurance Specialist | Quality Engineer',
    lead: 'Quality Manager | Quality Supervisor',
    director: 'Director of Quality',
    entry: 'Quality Inspector I | QC Technician',
    levels: 'entry 3 mid 6 senior 3 lead 2 director 1',
    specialties:
      'Receiving | Medical Devices | Final Inspection | Food Safety | Supplier Quality | Night Shift',
    pay: 'hour 24 35',
    workplace: 'onsite 12 hybrid 1',
    domain: 'quality control | a regulated plant',
    skills:
      'quality inspection | ISO 9001 | measuring tools | root cause analysis | documentation | statistical process control',
    extras: 'CMM | ISO 13485 | HACCP | GD&T | Minitab | internal auditing | FDA regulations',
    certificates: 'ASQ CQI | CQE',
    degree: 'associate 0.3 quality or manufacturing technology',
    abroad: 'CA DE GB',
    duties: `inspect incoming, in-process and finished parts
      measure with calipers, gauges and CMM
      write up nonconformances and ^follow them to the cause
      hold product and ^say why
      keep gauges calibrated
      support customer and ISO audits
      train operators on acceptance criteria
      chart trends and ^warn early
      review first articles
      update work instructions`,
    settings: `Quality reports to the president, not to production.
      The lab has a new CMM and good light.
      Audits here are calm because records are in order.`,
    wants: `integrity under pressure
      sharp eyes and neat records
      ability to read drawings
      tact with production`,
  }),
];
