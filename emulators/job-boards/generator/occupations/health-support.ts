import { occupation } from '../occupation.ts';

export const HEALTH_SUPPORT = [
  occupation({
    key: 'dental_hygienist',
    domain: 'a dental practice',
    count: 50,
    employers: 'clinic',
    titles: 'Dental Hygienist | Registered Dental Hygienist | Dental Assistant | RDH',
    levels: 'entry 3 mid 7 senior 1 lead 1',
    lead: 'Lead Dental Assistant | Hygiene Coordinator',
    entry: 'Dental Assistant – Entry Level | Dental Hygienist (New Grads Welcome)',
    specialties: 'Pediatric Practice | Periodontics | Orthodontics | Community Clinic | Oral Surgery',
    pay: 'hour 30 44',
    workplace: 'onsite 1',
    employment: 'full_time 5 part_time 5 temporary 1',
    skills:
      'prophylaxis | radiographs | periodontal charting | patient education | infection control | Dentrix',
    extras: 'local anesthesia | laser therapy | Eaglesoft | sealants | four-handed dentistry | Spanish',
    licence: { US: 'dental license or registration in {state}' },
    certificates: 'CPR | X-ray certification',
    duties: `clean and ^polish teeth and ^place sealants
      take digital x-rays and ^chart pocket depths
      explain home care without lecturing
      set up rooms and ^sterilize instruments between patients
      assist the dentist chairside
      note changes that the dentist should look at
      apply fluoride and desensitizing treatments
      call patients the evening after surgery
      keep the recall schedule full
      order supplies before they run out`,
    settings: `Hygiene appointments are a full hour and children's are forty minutes.
      Four long days, every Friday off.
      Two doctors, three hygienists and an office manager who has been here for fourteen years.`,
    wants: `a gentle touch with nervous patients
      an eye for detail on x-rays
      teamwork when the schedule slips
      neat chart notes`,
  }),
  occupation({
    key: 'medical_coder',
    domain: 'medical billing | medical coding',
    count: 50,
    employers: 'hospital clinic insurance',
    titles:
      'Medical Coder | Medical Billing Specialist | Revenue Cycle Specialist | Certified Professional Coder | Medical Billing and Coding Specialist',
    levels: 'entry 3 mid 6 senior 3 lead 1',
    lead: 'Coding Supervisor | Billing Team Lead',
    specialties: 'Outpatient | Inpatient | Surgery | Risk Adjustment | Denials | Behavioral Health',
    pay: 'hour 22 32',
    workplace: 'onsite 2 hybrid 2 remote 6',
    skills:
      'ICD-10 | CPT coding | HCPCS | medical billing | claims processing | medical terminology | denial management',
    extras: 'Epic | 3M Encoder | Excel | HCC coding | payer portals | auditing',
    degree: 'associate 0.3 health information',
    certificates: 'CPC | CCS | RHIT',
    duties: `assign ICD-10 and CPT codes from the provider's notes
      query providers when documentation does not support the code
      submit claims and ^correct those that bounce
      appeal denials with the right record attached
      post payments and ^reconcile them with remittances
      answer patient questions about balances in plain words
      keep up with quarterly code changes
      meet 95 percent accuracy at audit
      work the aging report from the oldest balance down
      spot patterns in denials and ^report them to the clinic`,
    settings: `The team codes for 140 providers and meets by video twice a week.
      Equipment is shipped to you, with two monitors.
      Productivity is measured by the week, not by the minute.`,
    wants: `precision and patience with payer rules
      a quiet place to work
      comfort saying no to upcoding
      organised follow-up`,
  }),
];
