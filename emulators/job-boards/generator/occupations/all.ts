import type { Occupation } from '../occupation.ts';
import { DATA } from './data.ts';
import { EDUCATION_CARE } from './education-care.ts';
import { ENGINEERING_SCIENCE } from './engineering-science.ts';
import { EXECUTIVE } from './executive.ts';
import { FINANCE } from './finance.ts';
import { HEALTH } from './health.ts';
import { HEALTH_SUPPORT } from './health-support.ts';
import { LEGAL_PUBLIC } from './legal-public.ts';
import { LOGISTICS_MANUFACTURING } from './logistics-manufacturing.ts';
import { MARKETING_SALES } from './marketing-sales.ts';
import { PEOPLE_OFFICE } from './people-office.ts';
import { PRODUCT_DESIGN } from './product-design.ts';
import { RETAIL_HOSPITALITY } from './retail-hospitality.ts';
import { SOFTWARE } from './software.ts';
import { TRADES } from './trades.ts';

type Table = Omit<Occupation, 'teams'>;

const withTeams = (tables: readonly Table[], teams: string): Occupation[] =>
  tables.map((table) => ({ ...table, teams: teams.split(' | ') }));

/** Every occupation that postings are generated for, with the names of its related occupations. */
export const OCCUPATIONS: readonly Occupation[] = [
  ...withTeams([...HEALTH, ...HEALTH_SUPPORT], 'care team | clinical team | team | patient services team'),
  ...withTeams(EDUCATION_CARE, 'staff | team | program team | support team'),
  ...withTeams(TRADES, 'crew | field team | service team | maintenance crew'),
  ...withTeams(LOGISTICS_MANUFACTURING, 'operations team | shift team | plant team | team'),
  ...withTeams(RETAIL_HOSPITALITY, 'team | store team | guest services team | front-line team'),
  ...withTeams(FINANCE, 'finance team | accounting group | finance department'),
  ...withTeams(LEGAL_PUBLIC, 'department | office | team | public affairs team'),
  ...withTeams(SOFTWARE, 'engineering team | technology group | product team | platform team'),
  ...withTeams(DATA, 'data team | analytics group | insights team'),
  ...withTeams(PRODUCT_DESIGN, 'product team | studio team | delivery team'),
  ...withTeams(MARKETING_SALES, 'commercial team | growth team | marketing and sales team'),
  ...withTeams(PEOPLE_OFFICE, 'people team | office team | operations team'),
  ...withTeams(ENGINEERING_SCIENCE, 'engineering group | technical team | research group'),
  ...withTeams(EXECUTIVE, 'leadership team | executive office | management team'),
];
