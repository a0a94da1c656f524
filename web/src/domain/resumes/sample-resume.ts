/** An invented person, so that a visitor can look around without a file of their own. */
const TEXT = `Jordan Sample
Data Analyst
Chicago, IL | jordan@sample.example

SUMMARY
Data analyst who turns messy numbers into decisions.

EXPERIENCE
Data Analyst, Sample Retail
Chicago, IL | Mar 2021 - Present
- Build Tableau dashboards for 40 stores, on SQL models that I maintain in dbt.
- Cut the monthly report from three days to two hours with Python.

Junior Data Analyst, Sample Logistics
Chicago, IL | Jun 2018 - Feb 2021
- Forecast stock for two warehouses in Excel and SQL.

EDUCATION
Bachelor of Science in Statistics, Sample University, 2018

SKILLS
SQL, Python, Tableau, dbt, Excel, A/B testing, Data visualization
`;

export const sampleResume = () => new File([TEXT], 'sample-resume.txt', { type: 'text/plain' });
