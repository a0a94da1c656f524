import { occupation } from '../occupation.ts';

export const PEOPLE_OFFICE = [
  occupation({
    key: 'hr_generalist',
    count: 64,
    employers: 'manufacturer hospital nonprofit software retailer hotel university',
    titles:
      'HR Generalist | Human Resources Generalist | HR Coordinator | HR Specialist | People Operations Specialist | HR Business Partner | Benefits Specialist',
    entry: 'HR Assistant | HR Coordinator I',
    lead: 'HR Manager | Human Resources Manager',
    director: 'Director of Human Resources | HR Director',
    executive: 'Chief People Officer | Vice President of Human Resources',
    intern: 'HR Intern',
    levels: 'intern 1 entry 4 mid 7 senior 3 lead 3 director 2 executive 1',
    specialties: 'Benefits | Employee Relations | Manufacturing | Payroll & HR | Bilingual | HRIS',
    pay: 'year 62 84',
    workplace: 'onsite 6 hybrid 6 remote 2',
    domain: 'human resources',
    skills:
      'employee relations | onboarding | benefits administration | HRIS | recruiting | employment law | performance management',
    extras: 'Workday | ADP | payroll | training | Excel | union environment | compensation | Spanish',
    degree: 'bachelor 0.5 human resources | business',
    certificates: 'SHRM-CP | PHR',
    abroad: 'GB CA DE',
    duties: `answer questions from employees and managers
      run onboarding so that the first week makes sense
      handle leave, benefits and open enrollment
      look into complaints fairly and promptly
      coach managers before small things grow
      keep records and reports in order
      update the handbook in plain language
      support reviews and pay rounds
      plan recognition that people like
      watch turnover and ^ask why`,
    settings: `HR is four people for 420 employees on two sites.
      The door is open, and so is the plant floor.
      We switched systems in January and the data is clean.`,
    wants: `discretion
      fairness in both directions
      friendly firmness
      knowledge of employment rules`,
  }),
  occupation({
    key: 'recruiter',
    count: 57,
    employers: 'software hospital consulting logistics manufacturer retailer',
    titles:
      'Recruiter | Talent Acquisition Specialist | Technical Recruiter | Corporate Recruiter | Sourcer | Recruiting Coordinator',
    entry: 'Recruiting Coordinator | Junior Recruiter',
    lead: 'Talent Acquisition Manager | Recruiting Team Lead',
    director: 'Director of Talent Acquisition',
    levels: 'entry 4 mid 7 senior 4 lead 2 director 1',
    specialties: 'Technical | Healthcare | High Volume | Executive | Campus',
    pay: 'year 62 86',
    workplace: 'onsite 2 hybrid 6 remote 5',
    employment: 'full_time 10 contract 4',
    domain: 'recruiting | talent acquisition',
    skills:
      'full-cycle recruiting | sourcing | interviewing | applicant tracking systems | LinkedIn Recruiter | candidate experience',
    extras:
      'Greenhouse | Workday | employer branding | Boolean search | job fairs | Excel | offer negotiation',
    degree: 'bachelor 0.35 human resources | psychology',
    abroad: 'GB CA DE',
    duties: `fill about eight openings at a time
      write postings that tell the truth
      search, ^write to and ^call people who are not looking
      screen fairly with the same questions for all
      keep candidates informed every week
      advise managers on market and pay
      arrange interviews across time zones
      negotiate offers
      report time to hire and where people drop out
      represent us at schools and fairs`,
    settings: `Every applicant gets an answer from us; that is a rule with a number behind it.
      Two recruiters share one coordinator.
      Hiring managers here show up prepared, mostly.`,
    wants: `warm, quick communication
      organisation
      respect for people's time
      judgement beyond keywords`,
  }),
  occupation({
    key: 'administrative_assistant',
    count: 80,
    employers: 'university law hospital government nonprofit construction consulting school',
    titles:
      'Administrative Assistant | Office Assistant | Executive Assistant | Receptionist | Office Coordinator | Office Manager | Data Entry Clerk',
    entry: 'Receptionist | Office Clerk | Data Entry Clerk',
    lead: 'Office Manager | Administrative Supervisor',
    levels: 'entry 5 mid 7 senior 3 lead 1',
    specialties: 'Department Office | Front Desk | C-Suite | Admissions | Medical Office | Facilities',
    pay: 'hour 20 28',
    workplace: 'onsite 9 hybrid 4 remote 2',
    employment: 'full_time 9 part_time 4 temporary 2',
    domain: 'office administration | administrative support',
    skills:
      'calendar management | Microsoft Office | data entry | phone etiquette | scheduling | filing | customer service',
    extras:
      'travel arrangements | Google Workspace | event planning | QuickBooks | minute taking | Spanish | Concur',
    degree: 'associate 0.25 business',
    abroad: 'GB CA DE',
    duties: `welcome visitors and ^answer the phone
      keep calendars, rooms and travel in order
      prepare letters, agendas and minutes
      enter data and ^check it
      order supplies and ^handle mail
      process invoices and expense reports
      plan meetings and the odd party
      keep files so that others find them
      help colleagues with forms and systems
      notice what is about to go wrong`,
    settings: `The office has 38 people and one front desk, which everybody passes.
      You will support two managers with very different handwriting.
      Hours are 8:30 to 5, and the phone goes quiet at 4:30.`,
    wants: `friendliness and discretion
      correct spelling
      calm with interruptions
      good Word and Excel`,
  }),
  occupation({
    key: 'operations_manager',
    count: 64,
    employers: 'logistics manufacturer property hotel clinic retailer nonprofit software',
    titles:
      'Operations Manager | Business Operations Manager | Operations Coordinator | Property Manager | Practice Manager | Operations Analyst',
    entry: 'Operations Coordinator | Operations Associate',
    lead: 'General Manager | Site Manager',
    director: 'Director of Operations',
    executive: 'Chief Operating Officer | Vice President of Operations | President',
    levels: 'entry 3 mid 7 senior 4 lead 3 director 3 executive 2',
    specialties: 'Distribution | Clinic | Multi-Site | Field Service | Shared Services',
    pay: 'year 72 98',
    workplace: 'onsite 8 hybrid 4 remote 1',
    domain: 'operations',
    skills:
      'operations management | process improvement | team leadership | budgeting | scheduling | KPI reporting | vendor management',
    extras: 'Lean | Excel | ERP | Six Sigma | contract negotiation | Power BI | facilities management',
    degree: 'bachelor 0.4 business | operations management',
    abroad: 'GB CA DE',
    duties: `run the daily operation and ^improve it weekly
      plan people, space and equipment
      lead supervisors and ^hold short daily meetings
      watch cost, service and safety
      fix recurring problems at the root
      negotiate with vendors and landlords
      prepare budgets and ^explain deviations
      write procedures that fit on a page
      open or ^move a site when needed
      keep customers and staff informed`,
    settings: `The site runs twelve hours a day with 70 people.
      You will inherit good supervisors and an old scheduling system.
      Decisions up to 10,000 dollars are yours.`,
    wants: `practical leadership
      comfort with spreadsheets and with people
      sense of urgency without panic
      experience with change`,
  }),
];
