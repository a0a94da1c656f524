import { occupation } from '../occupation.ts';

export const LEGAL_PUBLIC = [
  occupation({
    key: 'attorney',
    count: 54,
    employers: 'law law government insurance software nonprofit',
    titles:
      'Attorney | Associate Attorney | Corporate Counsel | Staff Attorney | Litigation Associate | Assistant City Attorney',
    entry: 'Junior Associate Attorney | Law Clerk',
    lead: 'Managing Attorney, Lead Counsel | Practice Group Lead',
    director: 'Director of Legal Affairs',
    executive: 'General Counsel, Chief Legal Officer | Chief Legal Officer',
    levels: 'entry 2 mid 6 senior 5 lead 1 director 1 executive 1',
    specialties:
      'Employment | Real Estate | Litigation | Commercial Contracts | Family Law | Immigration | Public Finance | Privacy',
    pay: 'year 112 158',
    workplace: 'onsite 4 hybrid 7 remote 2',
    domain: 'legal practice',
    skills:
      'legal research | contract drafting | negotiation | litigation | legal writing | client counseling',
    extras: 'Westlaw | depositions | e-discovery | mediation | privacy law | M&A',
    degree: 'doctorate 0.8 law',
    licence: {
      US: 'admission to the {state} bar in good standing',
      GB: 'qualification as a solicitor in England and Wales or Scotland',
      CA: 'good standing with the provincial law society',
    },
    abroad: 'GB CA',
    duties: `advise clients in language they can use
      draft and ^negotiate agreements
      research questions and ^give a clear answer
      take and ^defend depositions
      argue motions and ^try cases when needed
      review policies before they cause trouble
      manage a docket of about thirty matters
      supervise paralegals and junior lawyers
      take part in the pro bono program
      meet deadlines without drama`,
    settings: `You will work directly with clients and with two partners.
      Hours are reported by the week, and vacations are respected.
      The library is online, the coffee machine is Italian.`,
    wants: `excellent writing
      practical judgement
      honesty about risk
      organisation across many matters`,
  }),
  occupation({
    key: 'paralegal',
    count: 80,
    employers: 'law law insurance government bank',
    titles:
      'Paralegal | Legal Assistant | Litigation Paralegal | Corporate Paralegal | Legal Secretary | Contracts Specialist',
    entry: 'Legal Assistant | Paralegal I',
    lead: 'Paralegal Supervisor | Contracts Manager',
    intern: 'Legal Intern',
    levels: 'intern 1 entry 4 mid 7 senior 3 lead 1',
    specialties: 'Litigation | Real Estate | Immigration | Probate | Contracts | Personal Injury',
    pay: 'year 52 72',
    workplace: 'onsite 4 hybrid 5 remote 2',
    domain: 'a law office | legal support',
    skills:
      'legal research | document review | case management | e-filing | legal writing | calendar management',
    extras: 'Clio | Westlaw | Relativity | notary | Spanish | contract management | trial preparation',
    degree: 'associate 0.45 paralegal studies',
    certificates: 'paralegal certificate | notary public',
    abroad: 'GB CA',
    duties: `draft pleadings, letters and discovery
      keep deadlines and ^remind everyone in time
      file with courts and agencies
      organise exhibits and ^prepare trial binders
      talk with clients and ^collect records
      review documents and ^tag what matters
      track contracts and renewals
      check citations
      schedule depositions and hearings
      keep time and costs`,
    settings: `Each paralegal works with two attorneys and has a door that closes.
      Trials are four or five a year.
      We moved to a paperless file in spring.`,
    wants: `precision with dates
      discretion
      polite persistence
      fast, correct typing`,
  }),
  occupation({
    key: 'compliance_analyst',
    count: 52,
    employers: 'bank fintech insurance hospital energy',
    titles:
      'Compliance Analyst | Compliance Officer | Risk Analyst | AML Analyst | Regulatory Affairs Specialist',
    entry: 'Compliance Associate | KYC Analyst I',
    lead: 'Compliance Manager',
    director: 'Director of Compliance',
    executive: 'Chief Compliance Officer | Chief Risk Officer',
    levels: 'entry 3 mid 6 senior 4 lead 2 director 2 executive 1',
    specialties: 'AML | Privacy | Healthcare | Lending | Third-Party Risk | Environmental',
    pay: 'year 70 95',
    workplace: 'onsite 3 hybrid 6 remote 4',
    domain: 'compliance | regulatory work',
    skills:
      'regulatory compliance | risk assessment | policy writing | auditing | investigations | report writing',
    extras: 'AML | KYC | GDPR | HIPAA | SQL | Excel | GRC tools | training delivery',
    degree: 'bachelor 0.6 business | law | finance',
    certificates: 'CAMS | CRCM | CHC',
    abroad: 'GB CA DE',
    duties: `read new rules and ^say what they mean for us
      monitor transactions or practices and ^look into alerts
      write policies that people can follow
      test controls and ^report gaps
      answer regulators completely and on time
      train colleagues with real cases
      keep the risk register honest
      review vendors and marketing
      handle complaints and hotline calls
      advise product teams early`,
    settings: `Compliance sits beside product, not above it.
      The last exam ended with two minor findings, both closed.
      Four analysts share alerts, so nobody drowns.`,
    wants: `a sense of proportion
      clear, brief memos
      comfort asking hard questions
      steady handling of confidential matters`,
  }),
  occupation({
    key: 'dispatcher',
    count: 50,
    employers: 'government',
    titles:
      'Emergency Dispatcher | 911 Telecommunicator | Police Officer | Code Enforcement Officer | Public Safety Dispatcher',
    entry: '911 Dispatcher Trainee | Police Recruit',
    lead: 'Dispatch Supervisor | Police Sergeant, Shift Supervisor',
    director: 'Director of Emergency Communications',
    executive: 'Chief of Police | Fire Chief',
    levels: 'entry 4 mid 6 senior 2 lead 2 director 1 executive 1',
    specialties: 'Nights | Lateral Transfer | Bilingual Spanish | Weekends',
    pay: 'hour 26 36',
    workplace: 'onsite 1',
    shifts: true,
    domain: 'public safety | emergency response',
    skills:
      'emergency response | radio communication | multitasking | report writing | de-escalation | first aid',
    extras: 'CAD systems | EMD | Spanish | mapping | community policing | EMT',
    licence: { US: "valid {state} driver's license" },
    certificates: 'CPR | EMT | POST',
    duties: `answer emergency and other calls and ^stay calm for the caller
      send the right units and ^track them
      give first-aid instructions by phone
      patrol, ^respond and ^write clear reports
      keep logs that hold up in court
      work with fire, police and medical teams
      care for equipment and vehicles
      testify when called
      meet residents on good days too
      train and ^keep certificates current`,
    settings: `The center takes 320 calls a day at six consoles.
      Twelve-hour shifts, seven of them in two weeks, every second weekend off.
      Peer support and counseling are confidential and used.`,
    wants: `steady voice and clear head
      clean background
      sense of service
      ability to pass the physical and hearing tests`,
  }),
  occupation({
    key: 'program_coordinator',
    count: 54,
    employers: 'nonprofit nonprofit government university',
    titles:
      'Program Coordinator | Program Manager – Community Programs | Grant Writer | Policy Analyst | Eligibility Specialist | Volunteer Coordinator',
    entry: 'Program Assistant | AmeriCorps Program Associate',
    lead: 'Program Manager | Grants Manager',
    director: 'Program Director | Director of Development',
    executive: 'Executive Director',
    intern: 'Policy Intern | Program Intern',
    levels: 'intern 1 entry 4 mid 7 senior 2 lead 2 director 2 executive 1',
    specialties: 'Housing | Youth | Workforce | Public Health | Arts | Refugee Services | Grants',
    pay: 'year 50 70',
    workplace: 'onsite 4 hybrid 6 remote 2',
    employment: 'full_time 10 part_time 3 contract 1',
    domain: 'program work | nonprofits or public service',
    skills:
      'program management | grant writing | community outreach | reporting | event planning | stakeholder communication',
    extras:
      'Salesforce | fundraising | data analysis | Spanish | policy research | volunteer management | Excel',
    degree: 'bachelor 0.5 public administration | social sciences',
    abroad: 'GB CA',
    duties: `run a program from enrollment to report
      write grant proposals and ^keep the promises in them
      recruit, ^train and ^thank volunteers
      track outcomes and ^tell funders honestly
      build relations with schools, clinics and agencies
      plan events that people leave with something useful
      interview applicants and ^decide on eligibility
      manage a budget of 400,000 dollars
      brief leaders on policy changes
      visit sites and ^listen`,
    settings: `The team is five people and about ninety volunteers.
      We meet funders twice a year and participants every week.
      The budget is funded for three years.`,
    wants: `organisation and warmth
      good writing
      respect for the community
      comfort with data, even if it is messy`,
  }),
];
