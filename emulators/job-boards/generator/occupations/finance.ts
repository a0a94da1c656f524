import { occupation } from '../occupation.ts';

export const FINANCE = [
  occupation({
    key: 'accountant',
    count: 112,
    employers:
      'accounting accounting manufacturer nonprofit software retailer hospital construction property',
    titles:
      'Accountant | Staff Accountant | General Ledger Accountant | Cost Accountant | Tax Accountant | Fund Accountant',
    entry: 'Junior Accountant | Accounting Associate | Staff Accountant I',
    lead: 'Accounting Manager | Assistant Controller | Accounting Supervisor',
    director: 'Director of Accounting',
    intern: 'Accounting Intern | Tax Intern',
    levels: 'intern 1 entry 4 mid 8 senior 5 lead 3 director 1',
    specialties:
      'Month-End Close | Tax | Fixed Assets | Nonprofit | Revenue | Construction | Payables | International',
    pay: 'year 64 84',
    workplace: 'onsite 4 hybrid 6 remote 3',
    domain: 'accounting | general ledger accounting | public or corporate accounting',
    skills:
      'general ledger | month-end close | account reconciliation | GAAP | Excel | financial reporting | journal entries | accounts payable',
    extras:
      'NetSuite | QuickBooks | SAP | Sage Intacct | sales tax | audit support | Power Query | fixed assets',
    degree: 'bachelor 0.75 accounting | finance',
    certificates: 'CPA | CMA',
    abroad: 'GB CA DE',
    duties: `close the books each month by the sixth working day
      reconcile balance sheet accounts and ^clear old items
      book journal entries with backup that stands alone
      prepare financial statements and ^explain what moved
      support the annual audit
      review payables and expense reports
      file sales and property tax returns
      keep the fixed asset register
      track grants, projects or jobs against budget
      improve a process each quarter, usually by deleting a spreadsheet
      answer budget owners in words they understand`,
    settings: `The accounting team is six people, and the controller still likes reconciliations.
      Close used to take fifteen days; it takes six now, and we want four.
      Busy season exists, but so do comp days in May.
      You will own three entities from invoice to statement.`,
    wants: `accuracy and a healthy suspicion of round numbers
      strong Excel
      discretion
      willingness to ask why we do it this way
      good habits with deadlines`,
  }),
  occupation({
    key: 'bookkeeper',
    count: 52,
    employers: 'accounting trades nonprofit restaurant construction law',
    titles:
      'Bookkeeper | Full-Charge Bookkeeper | Accounts Payable Specialist | Accounts Receivable Specialist | Accounting Clerk | Payroll Specialist',
    entry: 'Accounting Clerk | AP Clerk',
    lead: 'Payroll Manager | Accounting Supervisor',
    levels: 'entry 4 mid 7 senior 2 lead 2',
    specialties: 'Part-Time | Construction | Restaurants | Payroll | Collections | Client Accounts',
    pay: 'hour 23 32',
    workplace: 'onsite 5 hybrid 4 remote 3',
    employment: 'full_time 7 part_time 5 contract 1',
    domain: 'bookkeeping | payables, receivables or payroll',
    skills:
      'bookkeeping | QuickBooks | accounts payable | accounts receivable | bank reconciliation | payroll | Excel',
    extras: 'ADP | Bill.com | Xero | sales tax | job costing | Gusto | 1099s',
    degree: 'associate 0.3 accounting',
    certificates: 'QuickBooks ProAdvisor | CPP',
    abroad: 'GB CA',
    duties: `enter bills and ^pay vendors on time
      invoice customers and ^call about late ones, politely
      run payroll for 40 to 120 people
      reconcile bank and card accounts
      file payroll and sales tax
      prepare the package for the CPA
      keep vendor forms and W-9s complete
      answer employees about their checks
      watch cash and ^warn early
      scan, ^file and ^find documents`,
    settings: `The owner reads the reports, so they matter.
      You will work beside an office manager who has been here ten years.
      Hours can be arranged around school.`,
    wants: `care with other people's money
      calm on payroll day
      confidentiality
      tidy files`,
  }),
  occupation({
    key: 'financial_analyst',
    count: 78,
    employers: 'manufacturer software hospital bank consulting retailer energy',
    titles:
      'Financial Analyst | FP&A Analyst | Business Finance Analyst | Budget Analyst | Credit Analyst | Investment Analyst',
    entry: 'Financial Analyst I | Finance Associate',
    lead: 'FP&A Manager | Finance Manager | Controller',
    director: 'Director of Finance | Director, FP&A',
    intern: 'Finance Intern',
    levels: 'intern 1 entry 3 mid 7 senior 5 lead 3 director 2',
    specialties:
      'FP&A | Pricing | Capital Projects | Commercial Lending | Healthcare | Treasury | Operations Finance',
    pay: 'year 74 98',
    workplace: 'onsite 3 hybrid 6 remote 3',
    domain: 'financial analysis | FP&A or banking',
    skills:
      'financial modeling | budgeting | forecasting | Excel | variance analysis | financial reporting | data analysis',
    extras: 'Power BI | SQL | Tableau | Adaptive Planning | NetSuite | valuation | Python | Anaplan',
    degree: 'bachelor 0.8 finance | accounting | economics',
    certificates: 'CFA | FMVA',
    abroad: 'GB CA DE',
    duties: `build the monthly forecast and ^say how sure you are of it
      explain variances to people who run departments
      model prices, hires and capital projects
      prepare the board package
      partner with two business units
      own the annual budget calendar
      automate reports that eat somebody's Monday
      test assumptions against what really happened
      track cash and covenants
      present results to leaders and ^take questions`,
    settings: `Finance here is asked before the decision, not after.
      The model is forty tabs; your first project is to make it twenty.
      You will work with a head of finance who came from operations.`,
    wants: `clean models that others can follow
      curiosity about the business behind the numbers
      clear slides with one message each
      backbone when a forecast is wishful`,
  }),
  occupation({
    key: 'auditor',
    count: 50,
    employers: 'accounting bank insurance government',
    titles: 'Auditor | Internal Auditor | Audit Associate | IT Auditor | Compliance Auditor',
    lead: 'Audit Manager',
    director: 'Director of Internal Audit',
    executive: 'Chief Audit Executive',
    entry: 'Audit Associate I | Staff Auditor',
    intern: 'Audit Intern',
    levels: 'intern 1 entry 4 mid 5 senior 4 lead 2 director 1 executive 1',
    specialties: 'Internal Controls | SOX | IT | Government | Employee Benefit Plans | Operations',
    pay: 'year 68 92',
    workplace: 'onsite 2 hybrid 7 remote 2',
    domain: 'audit | internal or external audit',
    skills: 'internal controls | risk assessment | GAAP | audit planning | Excel | report writing | SOX',
    extras: 'data analytics | COSO | ACL | fraud examination | SQL | SAP | IT general controls',
    degree: 'bachelor 0.8 accounting | finance | information systems',
    certificates: 'CPA | CIA | CISA',
    abroad: 'GB CA DE',
    duties: `plan audits around real risks
      test controls and ^document what you saw
      interview people without making them nervous
      sample transactions and ^follow the odd ones
      write findings that are fair and short
      agree on actions with managers
      check that promises were kept
      analyze full populations instead of samples where data allows
      coordinate with external auditors
      report to the audit committee`,
    settings: `We plan twelve audits a year and finish twelve.
      Travel is about ten percent, mostly by car.
      The audit committee reads what we write.`,
    wants: `independence and tact
      sound judgement about what matters
      good writing
      professional skepticism`,
  }),
  occupation({
    key: 'claims_adjuster',
    count: 52,
    employers: 'insurance insurance bank',
    titles:
      'Claims Adjuster | Claims Examiner | Underwriter | Insurance Agent | Loan Officer | Loan Processor',
    entry: 'Claims Trainee | Associate Underwriter | Loan Processor I',
    lead: 'Claims Supervisor | Underwriting Manager | Branch Manager',
    director: 'Director of Claims',
    levels: 'entry 4 mid 6 senior 4 lead 2 director 1',
    specialties: 'Auto | Property | Workers Compensation | Commercial Lines | Mortgage | Small Business',
    pay: 'year 58 80',
    workplace: 'onsite 3 hybrid 5 remote 5',
    domain: 'insurance or lending | claims or underwriting',
    skills:
      'claims investigation | underwriting | risk assessment | customer service | negotiation | policy review | documentation',
    extras: 'Xactimate | Guidewire | Excel | loan origination | Spanish | subrogation | credit analysis',
    degree: 'bachelor 0.35 business | finance',
    certificates: 'CPCU | AIC | NMLS',
    licence: {
      US: '{state} adjuster, producer or NMLS license within 90 days of hire',
      CA: 'provincial insurance licence or willingness to obtain it',
    },
    abroad: 'CA',
    duties: `take first reports and ^call within a day
      investigate what happened and what the policy covers
      estimate damage or ^review credit and collateral
      decide fairly and ^write down why
      negotiate with customers, contractors and attorneys
      set reserves and ^adjust them
      watch for fraud without assuming it
      keep customers informed at each step
      meet regulatory deadlines
      quote, ^bind or ^decline with reasons`,
    settings: `New people carry forty open files, not ninety.
      Catastrophe duty is voluntary and well paid.
      Decisions up to 25,000 dollars are yours after training.`,
    wants: `empathy and a straight answer
      organised files
      judgement under time limits
      persuasive writing`,
  }),
  occupation({
    key: 'finance_executive',
    count: 50,
    employers: 'software manufacturer hospital nonprofit bank',
    titles: 'Controller | Corporate Controller | Finance Director | Treasurer',
    lead: 'Controller | Finance Manager',
    director: 'Director of Finance | Finance Director | Director of Accounting and Finance',
    executive:
      'Chief Financial Officer | CFO | Vice President of Finance | Fractional CFO, Chief Financial Officer',
    levels: 'senior 2 lead 3 director 5 executive 6',
    specialties: 'Private Equity-Backed | Family-Owned | Healthcare | SaaS | Nonprofit',
    pay: 'year 105 138',
    workplace: 'onsite 4 hybrid 6 remote 2',
    domain: 'finance leadership | corporate finance',
    skills:
      'financial strategy | financial reporting | GAAP | budgeting | cash management | team leadership | board reporting',
    extras: 'fundraising | M&A | ERP implementation | treasury | audit | SaaS metrics | banking relations',
    degree: 'bachelor 0.8 accounting | finance',
    certificates: 'CPA | MBA',
    abroad: 'GB CA DE',
    duties: `lead accounting, planning, treasury and payroll
      give the CEO numbers that can be acted upon
      build forecasts that survive the board
      manage banks, auditors and insurers
      fund growth without losing sleep
      strengthen controls after years of fast growth
      develop a team of nine
      negotiate leases, loans and large contracts
      price new lines of business
      prepare the company for its next owner or its next decade`,
    settings: `Revenue is 64 million and the ERP is older than some colleagues.
      You will sit on a leadership team of five.
      The last CFO stays for three months to hand over.`,
    wants: `hands-on attitude
      candor with boards and lenders
      experience building a team
      judgement about which detail matters`,
  }),
];
