import type { Words } from './words.ts';

export const english: Words = {
  language: 'en',
  firstNames:
    'Maya|Tobias|Priyanka|Declan|Shanelle|Marcus|Yusra|Ethan|Aoife|Ravi|Bronwyn|Omar|Imogen|Desmond|Harpreet|Callum|Latoya|Wesley|Nadia|Gareth|Soo-Jin|Ngozi|Chloe|Anil',
  lastNames:
    "Hargreaves|Okonkwo|Venkataraman|O'Malley|Pemberton|Castellano|Whitlock|Banerjee|MacInnes|Fitzroy|Adeyemi|Lindqvist|Thornbury|Raghavan|Delgado-Ross|Ashdown|Nakamura|Sutcliffe|Iyer|Van Horn|Kowalski|Drummond",
  titlesBefore: 'Dr.|Mr.|Ms.|Prof.',
  titlesBehind: ', MBA|, RN|, CPA|, PhD| PMP|, BSc (Hons)',
  roles:
    'Assistant|Manager|Coordinator|Engineer|Technician|Analyst|Supervisor|Specialist|Associate|Consultant|Representative|Clerk|Officer|Trainee|Intern|Director|Operator|Cashier|Driver|Teacher|Tutor|Nurse|Caregiver|Server|Cook|Developer|Designer|Administrator|Advisor|Researcher',
  complements:
    'Senior {}|Junior {}|{} II|Lead {}|Sales {}|Warehouse {}|Marketing {}|Customer Service {}|Data {}|Quality {}|Operations {}|HR {}|Project {}|Assistant {}|{} (Night Shift)|{} - Retail|{}, Field Operations|IT {}|Shift {}|{} / Key Holder|Graduate {}|Regional Sales {}|{} of Logistics|{} & Trainer|Volunteer {}',
  employers:
    "{N}|{N} Inc.|{N} Ltd|{L} & {L} LLP|{N} Group plc|{T} General Hospital|{L}'s Bakery|City of {T}|{T} City Council|{N} Pvt. Ltd.|The {N} Company|{N} Labs|{N} & Sons|University of {T}|{L} Family Dental|{N} Solutions Private Limited|{T} Public Library|{N}, Inc.|{L} Construction Co.|{N}.io|{T} Unified School District|{L}, {L} & {L}|Hotel {N}|Department of {T} Transport|{N} Foods LLC|{N} Staffing|St. {P}'s Care Home|The {N} Café",
  schools:
    'University of {T}|{T} State University|{T} College|{N} Institute of Technology|{L} University|{T} Polytechnic|{P} College of Engineering|{L} School of Business, University of {T}|{T} Community College|Royal {T} Academy|Indian Institute of Technology {T}|{N} Business School|University College {T}|{T} A&M University|{L} Coding Academy',
  lowerSchools:
    "{T} High School|{P} Secondary School|{T} Grammar School|St. {P}'s Academy|{L} Vocational Institute|{T} Sixth Form College|{P} Public School|Kendriya Vidyalaya {T}|{T} Technical Center",
  degrees:
    'Bachelor of Science in |B.Sc. |BA in |Bachelor of Arts, |Master of Science in |MSc |MBA in |B.Tech in |M.Tech, |Ph.D. in |Associate of Applied Science in |BSc (Hons) |BEng |Bachelor of Engineering in |BBA - |M.A., |Certificate in |Diploma in |PG Diploma in |BS |B.Com. |LLB ',
  certificates:
    'High School Diploma|GED|A-Levels|GCSEs|Higher Secondary Certificate|SSC|10th|12th|NVQ Level 3|BTEC Level 3 Extended Diploma|International Baccalaureate|CBSE Class XII',
  subjects:
    'Computer Science|Mechanical Engineering|Nursing|Business Administration|Graphic Design|English Literature|Accounting and Finance|Marine Biology|Hospitality Management|Psychology|Electronics and Communication|Marketing|Public Health|Civil Engineering|Social Work|Law|History|Information Systems|Culinary Arts|Early Childhood Education',
  countries: [
    {
      code: 'US',
      name: 'USA',
      postcode: '{T}, {R} #####',
      region: '{T}, {R}',
      regions: 'TX|OH|CA|NY|FL|PA|IL|MI|GA|NC|WA|CO',
    },
    {
      code: 'GB',
      name: 'UK',
      postcode: '{T} LS# #BQ',
      region: '{T}, {R}',
      regions: 'West Yorkshire|Kent|Surrey|England|Scotland',
    },
    {
      code: 'IN',
      name: 'India',
      postcode: '{T} - 5#####',
      region: '{T}, {R}',
      regions: 'Karnataka|Maharashtra|Tamil Nadu|Telangana',
    },
    { code: 'CA', name: 'Canada', postcode: '{T}, ON M#V #K#', region: '{T}, {R}', regions: 'ON|BC|AB' },
    { code: 'IE', name: 'Ireland', postcode: '{T}', region: 'Co. {T}', regions: 'Co.' },
  ],
  streets: '## {L} Street|#### {L} Ave|## {L} Road|Flat #, ## {L} Close|#### N {L} Blvd, Apt #|## {L} Lane',
  contracts:
    'Full-time|Part-time|Internship|Contract|Temporary|Freelance|Seasonal|Permanent|Volunteer|Remote|Self-employed|Co-op',
  departments:
    'Sales Department|Finance Division|R&D|Emergency Department|Human Resources|Logistics Team|Customer Care|Engineering',
  blurbs:
    'Regional maker of pumps and valves, 200 employees|Online shop for garden tools|Family business in its third generation|Leading provider of payroll software|A charity that supports young carers',
  tasks:
    'Managed a budget of $2m and a team of six|Responsible for stock, orders and the till|Prepared monthly reports for {N}|Trained 12 new colleagues in 2019|Worked closely with suppliers in {T}|Reduced waiting times by 30 %|Handled customer complaints, returns and refunds|Supported the launch of a new branch in {T}|Designed, built and tested three machines|Reported to the Head of Operations|Kept records up to date and in order|Assisted teachers with lesson plans and outings|Achieved Employee of the Month, May 2018',
  sentences:
    'Worked as {title} at {employer} from {dates}.|{dates}: {title} with {employer}.|{title} at {employer} ({dates})|I was employed by {employer} as {title}, {dates}.',
  labels: {
    title: 'Position|Job Title|Role|Designation|Title',
    employer: 'Employer|Company|Organization|Organisation|Company Name',
    dates: 'Dates|Period|Duration|Employed',
    place: 'Location|City',
    tasks: 'Responsibilities|Key Responsibilities|Duties|Tasks|Main activities',
    tools: 'Tools|Technologies|Environment|Tech Stack',
    department: 'Department|Team',
    client: 'Client',
    school: 'School|Institution|University|College',
    degree: 'Degree|Qualification|Course',
    subject: 'Major|Field of Study|Specialization',
    name: 'Name|Full Name',
    born: 'Date of Birth',
    email: 'Email|E-mail',
    phone: 'Phone|Mobile|Tel|Cell',
    address: 'Address',
    nationality: 'Nationality',
  },
  studyNotes:
    "GPA: 3.#|Grade: First Class|CGPA: 8.#/10|Dean's List|Thesis: Noise in small pumps|Minor in Spanish|Relevant coursework: Statistics, Algebra, Ethics|Percentage: 7#%|2:1|Graduated with honors|Activities: rowing club, choir|Magna cum laude|Dissertation on rural transport",
  headings: {
    career:
      'Career and Education|Experience and Education|Education and Experience|Career|Timeline|Background',
    experience:
      'Experience|Work Experience|Professional Experience|Employment History|Work History|Employment|Career History|Career Summary|Professional Background|Relevant Experience|Employment Experience|Where I have worked|Internships',
    education:
      'Education|Education & Training|Academic Background|Academic Qualifications|Qualifications|Educational Background|Schooling|Education and Qualifications|Academic History|Studies',
    skills:
      'Skills|Technical Skills|Key Skills|Core Competencies|Skills & Tools|Areas of Expertise|Computer Skills|Strengths',
    other: 'Interests|Hobbies|References|Additional Information|Hobbies and Interests',
  },
  noise:
    'References available upon request|I hereby declare that the above information is true to the best of my knowledge.|Page 1 of 2|Curriculum Vitae|Place: {T}|Referees: available on request|Resume of {L}',
  present: 'Present|present|Current|Now|to date|Today|Ongoing',
  until: 'to|until|through|till',
  since: 'since|Since|From',
  from: 'From|from',
};
