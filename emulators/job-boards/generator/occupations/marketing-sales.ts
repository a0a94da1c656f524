import { occupation } from '../occupation.ts';

export const MARKETING_SALES = [
  occupation({
    key: 'marketing_manager',
    count: 94,
    employers: 'software retailer agency hospital food university bank nonprofit',
    titles:
      'Marketing Manager | Brand Manager | Product Marketing Manager | Growth Marketing Manager | Campaign Manager | Field Marketing Manager',
    entry: 'Associate Marketing Manager | Assistant Brand Manager',
    lead: 'Lead Marketing Manager | Senior Marketing Manager',
    director: 'Director of Marketing | Marketing Director | Head of Marketing',
    executive: 'Chief Marketing Officer | Vice President of Marketing',
    levels: 'entry 2 mid 8 senior 5 lead 2 director 3 executive 1',
    specialties:
      'Brand | Demand Generation | Events | E-commerce | B2B | Healthcare | Lifecycle | Partnerships',
    pay: 'year 84 112',
    workplace: 'onsite 2 hybrid 7 remote 4',
    domain: 'marketing | brand or product marketing',
    skills:
      'marketing strategy | campaign management | budget management | content marketing | Google Analytics | brand management | market research',
    extras:
      'HubSpot | SEO | paid media | email marketing | Salesforce | event planning | agency management | copywriting',
    degree: 'bachelor 0.55 marketing | business | communications',
    abroad: 'GB CA DE',
    duties: `plan campaigns from brief to wrap-up and ^own the numbers
      manage a budget of about 900,000 dollars
      position products so that sales can repeat it
      work with agencies and freelancers
      lead two marketers and ^help them grow
      test channels small before going large
      write briefs that creative people enjoy
      plan launches with product and sales
      read research and ^do some yourself
      report results each month, the bad ones too
      look after brand and tone`,
    settings: `Marketing is eight people, half of them new in the last year.
      Sales and marketing share one pipeline number and, so far, one office.
      Our brand is known locally and nowhere else; that is the job.
      We stopped buying leads and started teaching, which works.`,
    wants: `clear positioning and clear slides
      hands-on spirit
      ease with numbers
      evidence of campaigns that moved something
      good judgement about what is too clever`,
  }),
  occupation({
    key: 'digital_marketing',
    count: 68,
    employers: 'agency retailer software nonprofit hotel university',
    titles:
      'Digital Marketing Specialist | Marketing Coordinator | SEO Specialist | Social Media Manager | Paid Media Specialist | Email Marketing Specialist',
    entry: 'Marketing Assistant | Marketing Coordinator | Junior Digital Marketer',
    lead: 'Digital Marketing Manager | Performance Marketing Lead',
    intern: 'Marketing Intern | Social Media Intern',
    levels: 'intern 2 entry 5 mid 7 senior 3 lead 1',
    specialties: 'SEO | Paid Search | Email | Social | Content | E-commerce',
    pay: 'year 56 76',
    workplace: 'onsite 2 hybrid 6 remote 5',
    employment: 'full_time 11 part_time 3 contract 2',
    domain: 'digital marketing',
    skills:
      'SEO | Google Analytics | Google Ads | social media | email marketing | content marketing | copywriting',
    extras: 'Meta Ads | HubSpot | Mailchimp | Canva | WordPress | Excel | video editing | Shopify',
    degree: 'bachelor 0.4 marketing | communications',
    certificates: 'Google Ads certification',
    abroad: 'GB CA DE',
    duties: `run search and social campaigns within budget
      write posts, mails and pages
      watch rankings and ^fix what hurts them
      build mails that people do not unsubscribe from
      test headlines, pictures and offers
      report weekly in plain words
      plan the content calendar
      answer comments with good humor
      keep tracking honest and consent respected
      update the website`,
    settings: `You will work between a designer, a writer and an analyst.
      Tools are good, budgets are modest, approval takes a day.
      We care about repeat buyers more than about clicks.`,
    wants: `clean writing
      ease with spreadsheets
      curiosity for new channels without chasing each one
      organisation`,
  }),
  occupation({
    key: 'account_executive',
    count: 68,
    employers: 'software fintech media logistics manufacturer insurance',
    titles:
      'Account Executive | Sales Representative | Sales Executive | Inside Sales Representative | Territory Sales Representative | Sales Development Representative',
    entry: 'Sales Development Representative | Business Development Representative | Inside Sales Associate',
    lead: 'Sales Team Lead | Principal Account Executive',
    levels: 'entry 5 mid 7 senior 4 lead 2',
    specialties: 'Mid-Market | Enterprise | SMB | Medical Devices | Territory | SaaS | Industrial',
    pay: 'year 68 92',
    workplace: 'onsite 3 hybrid 4 remote 6',
    domain: 'sales | business-to-business sales',
    skills: 'sales | prospecting | negotiation | CRM | account management | cold calling | presentations',
    extras:
      'Salesforce | HubSpot | solution selling | LinkedIn Sales Navigator | forecasting | Spanish | contract negotiation',
    degree: 'bachelor 0.3 business',
    abroad: 'GB CA DE',
    physical: 'drive to customers about two days a week',
    duties: `find customers whom we can really help
      call, ^write and ^visit
      run demos that begin with questions
      write proposals and ^negotiate terms
      keep the CRM true
      forecast without wishful thinking
      work with marketing on events
      hand over to onboarding properly
      stay in touch after the signature
      learn why we lost`,
    settings: `Quota was reached by 61 percent of the team last year.
      Territories are drawn by potential, not by seniority.
      Ramp is four months with a guaranteed commission.`,
    wants: `energy and honesty
      good listening
      resilience
      clear English by phone and in writing`,
  }),
  occupation({
    key: 'customer_success',
    count: 62,
    employers: 'software software fintech agency consulting',
    titles:
      'Customer Success Manager | Account Manager | Client Success Manager | Onboarding Specialist | Client Partner | Implementation Specialist',
    entry: 'Customer Success Associate | Onboarding Specialist I',
    lead: 'Customer Success Team Lead',
    director: 'Director of Customer Success',
    executive: 'Chief Customer Officer',
    levels: 'entry 3 mid 7 senior 4 lead 2 director 2 executive 1',
    specialties: 'Enterprise | SMB | Onboarding | Healthcare Clients | Renewals',
    pay: 'year 72 96',
    workplace: 'onsite 1 hybrid 4 remote 7',
    domain: 'customer success | account management',
    skills:
      'account management | customer onboarding | relationship management | CRM | presentations | data analysis',
    extras: 'Gainsight | Salesforce | Zendesk | SQL | project management | upselling | training delivery',
    degree: 'bachelor 0.35 business',
    abroad: 'GB CA DE',
    duties: `look after forty customers and ^know their goals
      lead onboarding in six weeks
      spot risk in usage data and ^act before renewal
      hold reviews that are worth an hour
      bring feedback to product with evidence
      negotiate renewals and additions
      write help articles
      train new users, online and on site
      coordinate support in hard moments
      celebrate what customers achieve`,
    settings: `Net retention is 108 percent, and we would like to keep it.
      Customers are clinics, warehouses and city halls; no two weeks look the same.
      You will travel four times a year.`,
    wants: `empathy with a plan
      comfort with software
      clear follow-up
      talent for saying no kindly`,
  }),
  occupation({
    key: 'sales_manager',
    count: 52,
    employers: 'software manufacturer logistics insurance retailer hotel',
    titles: 'Sales Manager | Regional Sales Manager | Business Development Manager | Key Account Manager',
    lead: 'Sales Team Manager | General Manager – Sales',
    director: 'Director of Sales | Sales Director',
    executive: 'Chief Revenue Officer | Vice President of Sales',
    entry: 'Associate Business Development Manager',
    levels: 'entry 1 mid 5 senior 4 lead 2 director 3 executive 2',
    specialties: 'Central Region | West | Channel | Distribution | Group Sales | New Markets',
    pay: 'year 92 124',
    workplace: 'onsite 3 hybrid 5 remote 4',
    domain: 'sales, part of them leading people | business development',
    skills:
      'sales management | business development | negotiation | forecasting | team leadership | CRM | key account management',
    extras: 'Salesforce | channel sales | pricing | contract negotiation | coaching | trade shows',
    degree: 'bachelor 0.4 business',
    abroad: 'GB CA DE',
    duties: `lead a team of six to ten
      set targets that can be explained
      coach on real calls
      open new accounts yourself
      forecast each week within ten percent
      hire and ^ramp new people
      plan territories and pay
      negotiate the large contracts
      visit customers with the team
      work with operations so that promises are kept`,
    settings: `The region did 18 million last year with seven people.
      Half of the team has been here more than five years.
      Commission is uncapped and understood.`,
    wants: `a record you can explain
      coaching talent
      integrity in forecasts
      readiness to travel a third of the time`,
  }),
];
