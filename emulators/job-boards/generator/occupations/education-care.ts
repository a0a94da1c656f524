import { occupation } from '../occupation.ts';

const TEACHING = {
  US: '{state} teaching certificate',
  GB: 'Qualified Teacher Status',
  CA: 'provincial teaching certificate',
};

export const EDUCATION_CARE = [
  occupation({
    key: 'elementary_teacher',
    count: 80,
    employers: 'school',
    titles: 'Elementary School Teacher | Elementary Teacher | Classroom Teacher | Grade Teacher',
    entry: 'Elementary Teacher (First-Year Teachers Welcome) | Teaching Fellow',
    lead: 'Lead Teacher | Grade-Level Lead Teacher | Instructional Coach',
    director: 'Elementary School Principal | Assistant Principal',
    levels: 'entry 3 mid 7 senior 2 lead 2 director 1',
    specialties:
      '1st Grade | 2nd Grade | 3rd Grade | 4th Grade | 5th Grade | Kindergarten | Dual Language | Reading Intervention',
    pay: 'year 50 68',
    workplace: 'onsite 1',
    employment: 'full_time 12 part_time 1 temporary 1',
    domain: 'an elementary classroom | classroom teaching',
    skills:
      'lesson planning | classroom management | differentiated instruction | literacy instruction | student assessment | parent communication',
    extras: 'Google Classroom | ESL | phonics | IEP | Spanish | social-emotional learning',
    degree: 'bachelor 0.8 elementary education | education',
    licence: TEACHING,
    certificates: 'ESL | reading endorsement',
    duties: `plan and ^teach lessons in reading, writing, math and science
      check for understanding and ^regroup students the next day
      keep a calm, orderly room with routines that children help to run
      adapt tasks for students with IEPs and for English learners
      meet with the grade team each week to look at student work
      call or write home with good news before bad
      give running records and ^use them
      supervise recess and dismissal on a fair rota
      lead parent conferences twice a year
      take part in coaching cycles and ^try what you learned`,
    settings: `Every grade has three or four classrooms and a shared planning hour each day.
      The reading curriculum was replaced two years ago, with training and materials for each teacher.
      The principal teaches a group of struggling readers herself.
      New teachers have a mentor down the hall and a lighter duty schedule.`,
    wants: `high expectations, kindly held
      a sense of humor that survives indoor recess
      openness to having visitors in the room
      a belief that every child can learn to read`,
  }),
  occupation({
    key: 'secondary_teacher',
    count: 80,
    employers: 'school',
    titles: 'High School Teacher | Secondary Teacher | Middle School Teacher | Teacher',
    entry: 'High School Teacher – New Teachers Welcome | Teacher Resident',
    lead: 'Department Chair | Lead Teacher',
    director: 'High School Principal | Dean of Students',
    levels: 'entry 3 mid 7 senior 2 lead 2 director 1',
    specialties:
      'Mathematics | Biology | English Language Arts | Chemistry | History | Spanish | Physics | Computer Science | Art | Music | Physical Education',
    pay: 'year 52 72',
    workplace: 'onsite 1',
    employment: 'full_time 12 part_time 2 temporary 1',
    domain: 'secondary teaching | a middle or high school classroom',
    skills:
      'lesson planning | classroom management | curriculum development | student assessment | differentiated instruction | Google Classroom',
    extras: 'AP courses | coaching a sport | Canvas | project-based learning | ESL | restorative practices',
    degree: 'bachelor 0.8 the subject taught | education',
    licence: { US: '{state} secondary teaching license in the subject', GB: 'Qualified Teacher Status' },
    duties: `teach five sections of about 25 students
      design units with colleagues and ^revise them from results
      give feedback that students can act on within a week
      keep grades and attendance up to date
      hold office hours twice a week
      use labs, primary sources and discussion more than slides
      run an advisory group of fourteen students
      write recommendation letters for seniors
      share duty at games and concerts
      meet families in the evening three times a year`,
    settings: `The department has nine teachers who share materials and argue well.
      Periods are 72 minutes on a rotating schedule, with planning every day.
      Phones stay in lockers, which has changed the lunchroom more than anything.`,
    wants: `deep knowledge of your subject
      patience with fifteen-year-olds
      willingness to teach one section outside your favorite
      clear, fair grading`,
  }),
  occupation({
    key: 'special_education_teacher',
    count: 50,
    employers: 'school nonprofit',
    titles: 'Special Education Teacher | Intervention Specialist | Resource Teacher | Paraprofessional',
    entry: 'Paraprofessional | Instructional Aide – Special Education',
    lead: 'Special Education Coordinator',
    director: 'Director of Special Education',
    levels: 'entry 3 mid 7 senior 2 lead 2 director 1',
    specialties:
      'Autism Program | Elementary | Middle School | Transition Program | Emotional Support | Early Childhood',
    pay: 'year 52 71',
    workplace: 'onsite 1',
    employment: 'full_time 12 part_time 2',
    domain: 'special education',
    skills:
      'IEP | behavior management | differentiated instruction | progress monitoring | lesson planning | de-escalation',
    extras:
      'assistive technology | applied behavior analysis | co-teaching | sign language | Crisis Prevention training',
    degree: 'bachelor 0.7 special education | education',
    licence: { US: '{state} special education license' },
    duties: `write IEPs that fit the child and ^keep them up to date
      teach small groups in reading and math
      co-teach two periods with a general education colleague
      collect data on goals and ^change the plan when it shows no growth
      train and ^guide two paraprofessionals
      lead meetings with families in plain language
      plan transitions between schools
      calm difficult situations without drama
      adapt materials and tests
      work with speech, OT and school psychology`,
    settings: `Caseloads are capped at sixteen, and we mean it.
      The sensory room and the quiet hall were designed by our own staff.
      A behavior specialist is in the building every day.`,
    wants: `steady nerves and warmth
      precise paperwork
      respect for what parents know about their child
      curiosity about why a child behaves that way`,
  }),
  occupation({
    key: 'instructional_designer',
    count: 50,
    employers: 'university software consulting school',
    titles:
      'Instructional Designer | Learning Designer | Curriculum Developer | eLearning Developer | Training Specialist | Training Coordinator',
    lead: 'Learning & Development Manager | Lead Instructional Designer',
    director: 'Director of Learning and Development',
    levels: 'entry 2 mid 6 senior 4 lead 2 director 1 intern 1',
    specialties:
      'Higher Education | Corporate Training | Healthcare | Compliance Training | Sales Enablement',
    pay: 'year 64 86',
    workplace: 'onsite 3 hybrid 4 remote 5',
    domain: 'instructional design | adult learning',
    skills:
      'instructional design | Articulate Storyline | learning management systems | curriculum development | needs analysis | storyboarding',
    extras: 'Adobe Captivate | SCORM | Canvas | video editing | accessibility | Camtasia | facilitation',
    degree: 'bachelor 0.6 education | instructional technology | communication',
    abroad: 'GB CA DE',
    duties: `interview experts and ^turn what they know into something people can practice
      write objectives that can be observed
      build courses in Storyline and ^test them with five real learners
      keep the learning platform tidy and ^pull reports from it
      run live workshops, online and in the room
      edit short videos and screen recordings
      measure whether behavior changed, not only whether people liked it
      make materials work with screen readers
      plan the training calendar with managers
      retire courses that nobody needs`,
    settings: `The team is three designers and one media producer who serve about forty internal clients.
      Projects run six to ten weeks and are yours from first talk to launch.
      We keep a library of patterns, so nobody starts from a blank slide.`,
    wants: `clear writing
      tact with experts who want to include everything
      a portfolio or two samples
      interest in how adults really learn`,
  }),
  occupation({
    key: 'social_worker',
    count: 62,
    employers: 'nonprofit hospital government school',
    titles:
      'Social Worker | Case Manager | Licensed Social Worker | Family Support Specialist | Medical Social Worker',
    lead: 'Social Work Supervisor | Case Management Supervisor',
    director: 'Program Director | Director of Social Services',
    entry: 'Case Manager I | Family Support Worker',
    intern: 'MSW Intern | Social Work Intern',
    levels: 'intern 1 entry 3 mid 7 senior 2 lead 2 director 1',
    specialties:
      'Child Welfare | Hospice | Housing | School-Based | Behavioral Health | Older Adults | Veterans',
    pay: 'year 52 70',
    workplace: 'onsite 6 hybrid 4 remote 1',
    domain: 'case management | social services',
    skills:
      'case management | crisis intervention | needs assessment | community resources | documentation | care coordination',
    extras:
      'motivational interviewing | trauma-informed care | Spanish | Medicaid | group facilitation | HMIS',
    degree: 'master 0.5 social work',
    certificates: 'LCSW | LMSW',
    licence: {
      US: "valid driver's license",
      GB: 'Social Work England registration',
      CA: 'registration with the provincial college of social workers',
    },
    abroad: 'GB CA',
    duties: `meet clients at home, in the office or wherever they feel safe
      assess needs together and ^write a plan in their own words
      connect people with housing, benefits, food and treatment
      respond to crises during the day and ^share the on-call week
      advocate with landlords, courts and schools
      keep notes that are short, factual and on time
      lead a support group twice a month
      coordinate with hospitals before discharge
      report concerns about safety as the law requires
      look after your own limits and ^say when the caseload is too large`,
    settings: `Caseloads are between 18 and 24 families.
      Clinical supervision toward licensure is free and weekly.
      The office has a food pantry, a play corner and a washing machine, all of them in use.`,
    wants: `respect for people on their worst day
      judgement about risk
      knowledge of local services or the drive to learn them
      comfort with home visits`,
  }),
  occupation({
    key: 'mental_health_counselor',
    count: 50,
    employers: 'nonprofit clinic hospital school',
    titles:
      'Mental Health Counselor | Therapist | Licensed Professional Counselor | School Counselor | Substance Abuse Counselor | Psychologist',
    lead: 'Clinical Supervisor',
    director: 'Clinical Director',
    entry: 'Associate Therapist | Counselor (Pre-Licensed)',
    levels: 'entry 3 mid 6 senior 3 lead 2 director 1',
    specialties:
      'Adolescents | Outpatient | Telehealth | Addiction | Couples | Crisis Line | College Counseling',
    pay: 'year 56 78',
    workplace: 'onsite 5 hybrid 3 remote 4',
    employment: 'full_time 7 part_time 3 contract 2',
    domain: 'counseling | outpatient therapy',
    skills:
      'individual therapy | cognitive behavioral therapy | treatment planning | crisis intervention | clinical documentation | group therapy',
    extras: 'EMDR | DBT | motivational interviewing | telehealth | SimplePractice | Spanish',
    degree: 'master 0.9 counseling | psychology',
    licence: {
      US: 'LPC, LMHC, LMFT or LCSW in {state}, or license in progress',
      GB: 'BACP or UKCP registration',
    },
    abroad: 'GB',
    duties: `see about 24 clients a week
      assess new clients and ^agree on goals
      use methods that have evidence behind them
      write progress notes within two days
      plan for safety when somebody is at risk
      lead a weekly group
      consult with schools, physicians and families, with consent
      take part in case conference every Wednesday
      keep to the ethics of the profession
      measure change with short questionnaires`,
    settings: `Sessions are 50 minutes and admin time is paid.
      You choose your own hours within two evenings a week.
      Supervision, malpractice cover and continuing education are included.`,
    wants: `warmth with boundaries
      cultural humility
      organised notes
      an ability to sit with silence`,
  }),
  occupation({
    key: 'preschool_teacher',
    count: 50,
    employers: 'school nonprofit',
    titles:
      'Preschool Teacher | Early Childhood Teacher | Assistant Preschool Teacher | Child Care Teacher | Teaching Assistant',
    lead: 'Lead Preschool Teacher | Assistant Center Director',
    director: 'Child Care Center Director',
    entry: 'Assistant Teacher | Teacher Aide',
    levels: 'entry 5 mid 5 senior 1 lead 2 director 1',
    specialties: 'Infants | Toddlers | Pre-K | After School | Head Start | Summer Program',
    pay: 'hour 18 25',
    workplace: 'onsite 1',
    employment: 'full_time 7 part_time 4 temporary 1',
    domain: 'a licensed child care center | early childhood education',
    skills:
      'early childhood education | lesson planning | classroom management | child development | parent communication | first aid',
    extras: 'CDA | Montessori | sign language | Creative Curriculum | Spanish | CLASS observation',
    certificates: 'CDA | CPR and First Aid',
    degree: 'associate 0.4 early childhood education',
    abroad: 'GB CA',
    physical: 'lift 40 pounds and sit on the floor with children',
    duties: `plan play that teaches something
      greet each family by name at the door
      follow a daily rhythm of meals, naps and time outdoors
      observe children and ^write down what they are trying to do
      keep the room safe and the ratio right at every moment
      change diapers and ^help with toilet training
      read aloud several times a day
      talk with parents about milestones and worries
      set up art, water and building corners
      clean toys and tables to the licensing standard`,
    settings: `Groups are small: four infants or nine preschoolers to one adult.
      The playground was rebuilt last summer with a hill and too much sand.
      The center closes at 5:30 and nobody stays later.`,
    wants: `patience, and then some more
      a clear background check
      physical energy
      pleasure in small progress`,
  }),
];
