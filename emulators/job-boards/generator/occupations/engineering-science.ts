import { occupation } from '../occupation.ts';

export const ENGINEERING_SCIENCE = [
  occupation({
    key: 'mechanical_engineer',
    count: 85,
    employers: 'manufacturer manufacturer energy biotech',
    titles:
      'Mechanical Engineer | Design Engineer | Manufacturing Engineer | Process Engineer | Industrial Engineer',
    entry: 'Mechanical Engineer I | Junior Design Engineer',
    lead: 'Lead Mechanical Engineer | Engineering Manager – Mechanical',
    director: 'Director of Engineering – Products',
    intern: 'Mechanical Engineering Intern | Engineering Co-op',
    levels: 'intern 1 entry 3 mid 6 senior 5 lead 2 director 1',
    specialties: 'Medical Devices | HVAC Systems | Automation | Product Development | Thermal | Tooling',
    pay: 'year 82 108',
    workplace: 'onsite 8 hybrid 4 remote 1',
    domain: 'mechanical design or manufacturing engineering',
    skills: 'SolidWorks | CAD | GD&T | mechanical design | FEA | prototyping | root cause analysis',
    extras: 'AutoCAD | Lean manufacturing | Minitab | injection molding | Creo | MATLAB | Six Sigma | PLC',
    degree: 'bachelor 0.9 mechanical engineering | industrial engineering',
    certificates: 'EIT | PE',
    abroad: 'GB CA DE',
    duties: `design parts and assemblies and ^release drawings
      calculate, ^model and ^test until you believe it
      build prototypes in the shop yourself
      work with suppliers on cost and tolerances
      improve lines, fixtures and cycle time
      lead design reviews
      find out why it broke
      write test plans and reports
      support production launches
      keep bills of material correct`,
    settings: `Engineering sits thirty steps from the machines.
      A project lasts about nine months from sketch to shipping.
      We have a prototype shop with two machinists and a 3D printer that works.`,
    wants: `hands that like metal and plastic
      sound fundamentals
      clear drawings
      openness to shop-floor advice`,
  }),
  occupation({
    key: 'civil_engineer',
    count: 53,
    employers: 'energy energy construction government utility',
    titles:
      'Civil Engineer | Structural Engineer | Transportation Engineer | Water Resources Engineer | Environmental Engineer | Urban Planner',
    entry: 'Civil Engineer I (EIT) | Graduate Engineer | Engineering Technician',
    lead: 'Lead Civil Engineer | Project Engineer Supervisor',
    director: 'Director of Public Works',
    intern: 'Civil Engineering Intern',
    levels: 'intern 1 entry 4 mid 6 senior 4 lead 2 director 1',
    specialties: 'Stormwater | Roadway | Bridges | Land Development | Wastewater | Inspection',
    pay: 'year 78 104',
    workplace: 'onsite 5 hybrid 6 remote 1',
    domain: 'civil engineering',
    skills: 'Civil 3D | AutoCAD | site design | stormwater | project management | technical reports',
    extras: 'MicroStation | HEC-RAS | GIS | permitting | construction inspection | Revit | cost estimating',
    degree: 'bachelor 0.95 civil engineering | environmental engineering',
    certificates: 'PE | EIT',
    abroad: 'GB CA DE',
    duties: `design roads, pipes, sites and structures
      prepare plans, specifications and estimates
      check drainage and ^size what carries it
      write permit applications and ^answer the reviewers
      visit sites in boots
      coordinate surveyors and geotechnical engineers
      review contractors' submittals
      explain projects at public meetings
      keep budget and hours in view
      guide younger engineers`,
    settings: `Projects are within two hours of {city}, and you see them built.
      PE license holders sign their own work here after one year.
      Fieldwork is about a fifth of the time.`,
    wants: `careful calculation
      understandable reports
      a driver's license
      patience with permits`,
  }),
  occupation({
    key: 'electrical_engineer',
    count: 53,
    employers: 'manufacturer energy utility biotech',
    titles:
      'Electrical Engineer | Controls Engineer | Power Systems Engineer | Hardware Engineer | Automation Engineer | Electronics Technician',
    entry: 'Electrical Engineer I | Electronics Technician I',
    lead: 'Lead Controls Engineer | Principal Electrical Engineer',
    intern: 'Electrical Engineering Intern',
    levels: 'intern 1 entry 3 mid 6 senior 5 lead 2',
    specialties: 'Substations | PLC | Embedded | Test | Renewable | Power Distribution',
    pay: 'year 88 116',
    workplace: 'onsite 7 hybrid 5 remote 1',
    domain: 'electrical or controls engineering',
    skills:
      'circuit design | PLC programming | AutoCAD Electrical | power systems | schematics | testing and commissioning',
    extras: 'Altium | MATLAB | SCADA | Allen-Bradley | ETAP | embedded C | Python | National Electrical Code',
    degree: 'bachelor 0.9 electrical engineering',
    certificates: 'PE | EIT',
    abroad: 'GB CA DE',
    duties: `design circuits, panels or substations
      program PLCs and ^commission lines
      calculate loads, faults and protection
      draw schematics that technicians like
      test in the lab and in the field
      select parts that will still exist next year
      write procedures and reports
      support installation crews
      review vendor designs
      look for safer and cheaper ways`,
    settings: `The lab has scopes, a climate chamber and too many cables.
      Travel to sites is about 20 percent, mostly day trips.
      Standards are followed here and sometimes written.`,
    wants: `solid theory and a careful screwdriver
      order in documentation
      safety first
      teamwork with mechanics and software`,
  }),
  occupation({
    key: 'lab_technician',
    count: 53,
    employers: 'biotech hospital university food',
    titles:
      'Laboratory Technician | Lab Technician | Medical Laboratory Scientist | Research Associate | Chemist | Microbiologist | Laboratory Assistant',
    entry: 'Laboratory Assistant | Lab Technician I',
    lead: 'Laboratory Supervisor',
    director: 'Laboratory Director',
    intern: 'Laboratory Intern',
    levels: 'intern 1 entry 5 mid 6 senior 3 lead 2 director 1',
    specialties: 'Microbiology | Hematology | QC | Night Shift | Chemistry | Cell Culture',
    pay: 'hour 25 36',
    workplace: 'onsite 1',
    shifts: true,
    domain: 'a laboratory',
    skills:
      'sample preparation | laboratory safety | data recording | PCR | pipetting | quality control | instrument calibration',
    extras: 'HPLC | ELISA | cell culture | GLP | LIMS | GMP | microscopy | Excel',
    degree: 'bachelor 0.6 biology | chemistry | medical laboratory science',
    certificates: 'MLS (ASCP)',
    abroad: 'GB CA DE',
    duties: `prepare samples and reagents
      run assays and ^record results as they are
      calibrate and ^maintain instruments
      check controls before releasing results
      log samples into the LIMS
      flag values that look wrong
      keep benches, hoods and freezers in order
      follow procedures and ^improve them through the proper channel
      count stock and ^order
      train students and newcomers`,
    settings: `The lab handles 900 samples a day at peak.
      Benches are assigned; freezers are labelled; music is negotiated.
      Accreditation was renewed this year without findings.`,
    wants: `clean technique
      honest records
      concentration on routine
      interest in the why`,
  }),
  occupation({
    key: 'research_scientist',
    count: 53,
    employers: 'biotech biotech university energy food',
    titles:
      'Scientist | Research Scientist | Clinical Research Coordinator | Bioinformatics Scientist | Clinical Research Associate | Environmental Scientist',
    entry: 'Research Associate I | Clinical Research Assistant',
    lead: 'Principal Scientist | Lead Scientist',
    director: 'Director of Research',
    executive: 'Chief Scientific Officer',
    levels: 'entry 3 mid 5 senior 5 lead 3 director 2 executive 1',
    specialties: 'Oncology | Immunology | Clinical Trials | Assay Development | Soil & Water | Genomics',
    pay: 'year 88 118',
    workplace: 'onsite 8 hybrid 4 remote 1',
    domain: 'research | laboratory or clinical research',
    skills:
      'experimental design | data analysis | scientific writing | laboratory techniques | statistics | project management',
    extras:
      'Python | R | flow cytometry | GCP | next-generation sequencing | GIS | grant writing | regulatory submissions',
    degree: 'doctorate 0.5 biology | chemistry | environmental science',
    abroad: 'GB CA DE',
    duties: `plan and ^run experiments that can answer the question
      analyze data and ^share negative results
      write protocols, reports and papers
      coordinate studies with sites or field crews
      present at group meetings
      keep notebooks that others can repeat
      work with regulators and ethics boards
      supervise associates
      scan the literature
      decide when to stop a line of work`,
    settings: `Twelve scientists in four small groups share equipment and birthdays.
      We publish what we can and patent what we must.
      You will have a bench, a desk and a budget.`,
    wants: `rigor and imagination
      independence
      cooperation across disciplines
      clear figures`,
  }),
  occupation({
    key: 'safety_specialist',
    count: 50,
    employers: 'manufacturer construction energy utility food',
    titles:
      'EHS Specialist | Safety Coordinator | Environmental Health and Safety Manager | Safety Manager | Environmental Specialist',
    entry: 'Safety Technician | EHS Coordinator',
    lead: 'EHS Manager | Site Safety Supervisor',
    director: 'Director of EHS',
    levels: 'entry 3 mid 6 senior 4 lead 2 director 1',
    specialties: 'Construction | Food Plant | Utilities | Multi-Site | Environmental Compliance',
    pay: 'year 72 98',
    workplace: 'onsite 10 hybrid 2',
    domain: 'workplace safety | environmental compliance',
    skills:
      'OSHA regulations | incident investigation | safety training | risk assessment | environmental compliance | auditing',
    extras:
      'hazardous waste | ergonomics | air permits | ISO 45001 | first aid | Spanish | industrial hygiene',
    degree: 'bachelor 0.5 occupational safety | environmental science',
    certificates: 'CSP | ASP | OSHA 30',
    abroad: 'CA GB DE',
    duties: `walk the site daily and ^talk with people before walking past
      investigate incidents and near misses
      train crews in words they use
      keep permits, logs and reports
      check lockout, lifts and confined spaces
      lead the safety committee
      measure noise, dust and heat
      review new equipment before it arrives
      deal with inspectors openly
      drill emergencies`,
    settings: `The plant has had no lost-time injury in 410 days.
      Safety can stop any job, and has.
      Supervisors fix half of the findings before you ask.`,
    wants: `credibility with crews
      knowledge of the rules and their reasons
      steady follow-up
      good reports`,
  }),
];
