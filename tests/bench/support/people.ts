import type { Profile } from '../../../functions/src/contract/profile.ts';
import { profileWith } from '../../../functions/src/modules/profile/testing/profile-with.ts';

const person = (
  job_titles: string[],
  skills: string[],
  location: string,
  experience: Profile['experience'],
): Profile => profileWith({ job_titles, skills, experience, ...(location === '' ? {} : { location }) });

/** People who search in the benches: many kinds of work, several titles, no place, no title, another country. */
export const PEOPLE: readonly Profile[] = [
  person(['Registered Nurse'], ['Patient care', 'Triage', 'EHR'], 'Albany, NY', '3-5 years'),
  person(['Accountant'], ['QuickBooks', 'Accounts payable', 'GAAP', 'Excel'], 'Chicago, IL', '3-5 years'),
  person(['Data Analyst'], ['SQL', 'Python', 'Tableau'], 'Albany, NY', '3-5 years'),
  person(
    ['Software Engineer', 'Backend Developer'],
    ['Python', 'Go', 'PostgreSQL', 'AWS', 'Docker'],
    'Seattle, WA',
    '5-10 years',
  ),
  person(['Truck Driver'], ['CDL', 'Forklift'], 'Dallas, TX', '5-10 years'),
  person(
    ['Marketing Manager', 'Digital Marketing Specialist', 'Content Strategist'],
    ['SEO', 'Google Analytics', 'Copywriting'],
    'Austin, TX',
    '5-10 years',
  ),
  person(['Electrician'], ['Wiring', 'Conduit'], 'Phoenix, AZ', '3-5 years'),
  person(['Teacher', 'Elementary School Teacher'], ['Classroom management'], 'Atlanta, GA', '1-3 years'),
  person(
    ['Project Manager', 'Program Manager', 'Scrum Master', 'Product Owner'],
    ['Jira', 'Agile', 'Budgeting'],
    'Denver, CO',
    '10+ years',
  ),
  person(['Customer Service Representative'], ['CRM', 'Zendesk'], 'Tampa, FL', '1-3 years'),
  person(['Mechanical Engineer'], ['SolidWorks', 'AutoCAD', 'GD&T'], 'Detroit, MI', '3-5 years'),
  person(['UX Designer', 'Product Designer'], ['Figma', 'User research'], 'San Francisco, CA', '3-5 years'),
  person(['Bookkeeper'], ['QuickBooks', 'Accounts receivable'], '', '1-3 years'),
  person(['Sales Representative', 'Account Executive'], ['Salesforce'], 'Boston, MA', '3-5 years'),
  person(['Medical Assistant'], ['Phlebotomy', 'Vital signs'], 'Houston, TX', '1-3 years'),
  person(['Line Cook', 'Sous Chef'], ['Food safety', 'Grilling'], 'New York, NY', '1-3 years'),
  person(['DevOps Engineer'], ['Kubernetes', 'Terraform', 'AWS'], '', '5-10 years'),
  person(['Human Resources Generalist'], ['Recruiting', 'Workday'], 'Columbus, OH', '3-5 years'),
  person(['Warehouse Associate'], ['Forklift', 'Inventory management'], 'Memphis, TN', '0-1 years'),
  person(['Financial Analyst'], ['Financial modeling', 'Excel', 'SQL'], 'New York, NY', '1-3 years'),
  person([], ['Python', 'Machine learning', 'TensorFlow', 'SQL'], 'San Jose, CA', '3-5 years'),
  person(['Pharmacist'], ['Dispensing'], 'Boise, ID', '5-10 years'),
  person(['Office Manager', 'Executive Assistant'], ['Calendar management'], 'Nashville, TN', '5-10 years'),
  person(
    ['Data Scientist', 'Machine Learning Engineer'],
    ['Python', 'PyTorch', 'SQL', 'Statistics'],
    'London, United Kingdom',
    '3-5 years',
  ),
];
