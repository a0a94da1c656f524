import { occupation } from '../occupation.ts';

export const DATA = [
  occupation({
    key: 'data_analyst',
    count: 112,
    employers: 'software insurance hospital retailer university consulting fintech logistics',
    titles:
      'Data Analyst | Business Intelligence Analyst | Reporting Analyst | BI Developer | Analytics Analyst | Insights Analyst',
    entry: 'Junior Data Analyst | Data Analyst I | Associate Data Analyst',
    lead: 'Lead Data Analyst | Analytics Manager',
    director: 'Director of Analytics',
    intern: 'Data Analyst Intern | Analytics Intern',
    levels: 'intern 1 entry 4 mid 8 senior 5 lead 2 director 1',
    specialties:
      'Marketing | Healthcare | Operations | Product | Supply Chain | Risk | People Analytics | Pricing',
    pay: 'year 72 96',
    workplace: 'onsite 2 hybrid 6 remote 5',
    employment: 'full_time 13 contract 2 part_time 1',
    domain: 'data analysis | analytics or reporting',
    skills: 'SQL | Excel | Tableau | Power BI | data visualization | Python | statistics | reporting',
    extras: 'dbt | R | Snowflake | BigQuery | Looker | A/B testing | DAX | data modeling | SAS',
    degree: 'bachelor 0.55 statistics | economics | information systems',
    abroad: 'GB CA DE',
    duties: `write SQL that answers the question which was really asked
      build dashboards and ^delete those that nobody opens
      clean data and ^note what is wrong with it
      explain results in one page and one chart
      work with operations, finance and product on weekly questions
      define metrics so that two teams get the same number
      check results against a second source
      design small experiments and ^read them honestly
      automate the monthly report
      train colleagues to help themselves
      present to managers and ^say what you do not know`,
    settings: `The data team is three analysts and two engineers; requests come through one queue.
      Our warehouse is Snowflake with dbt on top, and tests run before anyone sees a number.
      About half of the week is planned work, the other half is questions.
      You will sit with the business, not beside it.`,
    wants: `curiosity and doubt in equal parts
      clear writing
      good judgement about precision
      patience with messy spreadsheets
      a feel for what a chart should leave out`,
  }),
  occupation({
    key: 'data_scientist',
    count: 62,
    employers: 'software fintech insurance biotech consulting retailer',
    titles:
      'Data Scientist | Machine Learning Engineer | Applied Scientist | Statistician | Decision Scientist | AI Engineer',
    entry: 'Junior Data Scientist | Associate Data Scientist',
    lead: 'Lead Data Scientist | Principal Data Scientist',
    director: 'Director of Data Science',
    executive: 'Chief Data Officer',
    intern: 'Data Science Intern',
    levels: 'intern 1 entry 2 mid 6 senior 6 lead 3 director 1 executive 1',
    specialties: 'NLP | Forecasting | Risk Models | Personalization | Experimentation | Computer Vision',
    pay: 'year 118 155',
    workplace: 'onsite 1 hybrid 5 remote 6',
    domain: 'data science | applied machine learning',
    skills: 'Python | machine learning | statistics | SQL | pandas | scikit-learn | experiment design',
    extras:
      'PyTorch | TensorFlow | Spark | R | causal inference | MLOps | AWS SageMaker | large language models',
    degree: 'master 0.5 statistics | computer science | a quantitative field',
    abroad: 'GB CA DE',
    duties: `frame problems so that a model can be wrong in a useful way
      build, ^validate and ^ship models
      start with the simplest baseline and ^beat it fairly
      design experiments and ^stop them on time
      work with engineers to put models into production
      watch drift and ^retrain
      write up findings for people who decide
      review colleagues' analyses
      talk with users about errors that matter to them
      keep data private and results reproducible`,
    settings: `Models here price 40,000 decisions a day, and a person can overrule each one.
      The team has four scientists and three ML engineers.
      One day in ten is for reading and trying things.`,
    wants: `statistical honesty
      code that others can run
      storytelling without exaggeration
      pragmatism`,
  }),
  occupation({
    key: 'data_engineer',
    count: 57,
    employers: 'software fintech insurance media hospital',
    titles:
      'Data Engineer | Analytics Engineer | ETL Developer | Database Administrator | Database Developer',
    entry: 'Junior Data Engineer | ETL Developer I',
    lead: 'Lead Data Engineer | Data Engineering Manager',
    levels: 'entry 2 mid 7 senior 6 lead 2',
    specialties: 'Streaming | Snowflake | Healthcare | Platform | SQL Server | Azure',
    pay: 'year 106 140',
    workplace: 'onsite 1 hybrid 5 remote 6',
    employment: 'full_time 11 contract 3',
    domain: 'data engineering | databases and pipelines',
    skills: 'SQL | Python | ETL | data modeling | Airflow | AWS | data warehousing',
    extras: 'Spark | dbt | Kafka | Snowflake | Databricks | Terraform | Oracle | Azure Data Factory | Scala',
    degree: 'bachelor 0.4 computer science | information systems',
    abroad: 'GB CA DE',
    duties: `build pipelines that recover on their own
      model data for analysts and products
      move old jobs to the new platform without surprising anyone
      test data as carefully as code
      tune queries, indexes and cost
      watch freshness and ^explain delays
      set access rules with security
      document sources and owners
      review designs with analysts
      take your turn on support`,
    settings: `About 300 tables matter; the other 4,000 are your opportunity.
      We run Airflow, dbt and Snowflake on AWS.
      Backups are restored every month to prove that they work.`,
    wants: `care for correctness
      sense for cost
      friendly documentation
      calm with broken loads at seven in the morning`,
  }),
  occupation({
    key: 'business_analyst',
    count: 67,
    employers: 'insurance bank government hospital software consulting',
    titles:
      'Business Analyst | Business Systems Analyst | IT Business Analyst | Systems Analyst | Process Analyst | Management Consultant',
    entry: 'Junior Business Analyst | Business Analyst I | Consulting Analyst',
    lead: 'Lead Business Analyst | Business Analysis Manager',
    levels: 'entry 4 mid 7 senior 5 lead 2',
    specialties: 'Claims Systems | ERP | Salesforce | Payments | Operations | Digital',
    pay: 'year 78 104',
    workplace: 'onsite 2 hybrid 7 remote 4',
    employment: 'full_time 11 contract 4',
    domain: 'business analysis | systems or process analysis',
    skills:
      'requirements gathering | process mapping | user stories | stakeholder management | SQL | Jira | Excel',
    extras: 'Visio | Agile | Power BI | user acceptance testing | Salesforce | SAP | data analysis | BPMN',
    degree: 'bachelor 0.5 business | information systems',
    certificates: 'CBAP | CSM',
    abroad: 'GB CA DE',
    duties: `find out what people need behind what they ask for
      map how work flows today and where it waits
      write requirements that can be built and tested
      run workshops that end with decisions
      keep the backlog in order with the product owner
      test with users before release
      analyze data to see whether it worked
      translate between business and engineering, both ways
      train users and ^write short guides
      count the cost of exceptions`,
    settings: `The project replaces a system from 1998, one region at a time.
      You will work with three developers, a tester and many opinions.
      Decisions are recorded on one page that everyone can find.`,
    wants: `listening before drawing
      structured thinking
      plain writing
      diplomacy with conflicting wishes`,
  }),
];
