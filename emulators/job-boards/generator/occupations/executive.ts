import { occupation } from '../occupation.ts';

export const EXECUTIVE = [
  occupation({
    key: 'general_executive',
    count: 52,
    employers: 'software manufacturer nonprofit hospital university',
    titles:
      'Chief of Staff | Strategy Manager | Corporate Development Manager | Business Development Director',
    lead: 'Chief of Staff | Head of Business Unit',
    director: 'Managing Director | Director of Strategy | Regional Director',
    executive:
      'Chief Executive Officer | CEO | President | Executive Director | Chief Operating Officer | Chief Strategy Officer',
    levels: 'mid 2 senior 2 director 4 executive 8',
    specialties: 'Founder-Led | Turnaround | New Market | Mission-Driven | International',
    pay: 'year 110 145',
    workplace: 'onsite 4 hybrid 6 remote 2',
    domain: 'leadership | general management',
    skills:
      'strategic planning | leadership | P&L management | stakeholder management | board relations | change management',
    extras: 'M&A | fundraising | public speaking | international business | negotiation | operations',
    degree: 'master 0.5 business administration | public administration',
    abroad: 'GB CA DE',
    duties: `set direction with the board and ^turn it into three goals a year
      build and ^keep a leadership team
      own results, budget and risk
      represent the organization in public
      decide where to stop investing
      talk with customers, staff and funders every week
      prepare board meetings that decide something
      lead negotiations that matter
      make room for successors
      keep culture and conduct in order`,
    settings: `The organization has grown from 60 to 400 people, and its habits have not caught up.
      The board is nine people who read their papers.
      Results are good; the next step is the hard one.`,
    wants: `judgement and modesty
      experience through a full cycle
      plain words
      trust of people who worked for you`,
  }),
  occupation({
    key: 'healthcare_administrator',
    count: 52,
    employers: 'hospital hospital clinic senior_care',
    titles:
      'Healthcare Administrator | Practice Administrator | Clinic Manager | Patient Access Manager | Health Services Manager',
    entry: 'Patient Access Representative | Administrative Fellow',
    lead: 'Clinic Manager | Practice Manager',
    director:
      'Director of Patient Services | Executive Director, Senior Living | Director of Clinical Operations',
    executive: 'Chief Nursing Officer | Chief Operating Officer',
    levels: 'entry 3 mid 5 senior 2 lead 3 director 3 executive 1',
    specialties: 'Outpatient | Surgery Center | Emergency | Assisted Living | Access Center',
    pay: 'year 70 96',
    workplace: 'onsite 10 hybrid 3',
    domain: 'healthcare administration',
    skills:
      'healthcare administration | scheduling | budgeting | HIPAA | team leadership | patient experience | electronic health records',
    extras:
      'Epic | revenue cycle | Joint Commission | Lean | physician relations | Excel | quality improvement',
    degree: 'bachelor 0.6 healthcare administration | business',
    abroad: 'GB',
    duties: `run clinics so that patients and physicians wait less
      hire, ^schedule and ^coach front-desk and clinical staff
      manage a budget and ^explain it to doctors
      prepare surveys and inspections
      follow complaints to an answer
      open access by fixing templates
      work with billing on denials
      report quality and satisfaction
      plan space, supplies and equipment
      keep privacy rules alive`,
    settings: `Twelve providers, forty staff and about 31,000 visits a year.
      Physicians and managers meet weekly and like it more than they admit.
      The phone system was replaced; hold time fell by two thirds.`,
    wants: `presence on the floor
      financial sense
      diplomacy
      knowledge of how clinics really work`,
  }),
];
