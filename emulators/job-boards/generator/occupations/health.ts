import { occupation } from '../occupation.ts';

const NURSE = {
  US: 'active RN license in {state}',
  GB: 'current NMC registration',
  CA: 'registration with the provincial nursing college',
};

export const HEALTH = [
  occupation({
    key: 'registered_nurse',
    domain: 'acute care nursing | nursing | bedside nursing',
    count: 170,
    employers: 'hospital hospital clinic senior_care',
    titles: 'Registered Nurse | RN | Registered Nurse (RN) | Staff Nurse | Clinical Nurse',
    entry: 'New Grad RN | Registered Nurse – New Graduate Residency | RN Resident',
    lead: 'Charge Nurse | Nurse Manager | Nursing Supervisor | Lead RN',
    director: 'Director of Nursing | Nursing Director',
    levels: 'entry 3 mid 8 senior 3 lead 2 director 1',
    specialties:
      'Cardiology | ICU | Emergency Department | Med-Surg | Labor & Delivery | Oncology | Pediatrics | Telemetry | Operating Room | PACU | Home Health | Dialysis | Case Management | Behavioral Health | NICU',
    pay: 'hour 36 52',
    workplace: 'onsite 1',
    employment: 'full_time 9 part_time 3 contract 1 temporary 1',
    shifts: true,
    skills:
      'patient assessment | medication administration | IV therapy | Epic | care planning | wound care | patient education | electronic health records',
    extras:
      'telemetry monitoring | Cerner | triage | discharge planning | infection control | ventilator management | phlebotomy | Spanish',
    degree: 'bachelor 0.4 Nursing',
    licence: NURSE,
    certificates: 'BLS | ACLS | PALS | CCRN | TNCC',
    abroad: 'GB CA',
    physical: 'walk and stand for most of a twelve-hour shift and move patients with help of a lift',
    duties: `assess patients at the start of the shift and ^chart findings in real time
      give medications and IV therapy and ^watch for reactions
      update the plan of care with physicians, therapists and case management
      teach patients and families what to do after discharge
      respond to changes in condition and ^call a rapid response when it is needed
      coordinate admissions, transfers and discharges with the bed desk
      precept new nurses and ^share what you know with students
      double-check high-risk drips and blood products with a second nurse
      keep hourly rounds and ^answer call lights quickly
      take part in unit council and quality projects
      manage central lines, drains and wound dressings by protocol
      hand over at the bedside so that the patient hears it too`,
    settings: `The unit has 28 beds, a ratio that rarely goes above one to five, and a charge nurse without an assignment.
      You will work with two hospitalists, a clinical pharmacist on the floor and a respiratory therapist around the clock.
      Self-scheduling opens six weeks ahead, and weekends are every third.
      We floated our own staff less than four percent of shifts last year.
      Orientation is twelve weeks with one preceptor, longer if you want it.`,
    wants: `calm judgement when three things happen at once
      clear, unhurried talk with patients who are frightened
      a habit of speaking up when something looks wrong
      recent acute care experience
      willingness to rotate to nights during orientation`,
  }),
  occupation({
    key: 'licensed_practical_nurse',
    domain: 'long-term care nursing | nursing',
    count: 62,
    employers: 'senior_care clinic hospital',
    titles: 'Licensed Practical Nurse | LPN | LPN/LVN | LPN Charge Nurse',
    levels: 'entry 2 mid 6 senior 2 lead 1',
    lead: 'LPN Unit Coordinator | LPN Supervisor',
    entry: 'LPN – New Grads Welcome | Licensed Practical Nurse',
    specialties:
      'Long-Term Care | Memory Care | Pediatric Home Care | Rehab | Clinic | Corrections | Hospice',
    pay: 'hour 25 34',
    workplace: 'onsite 1',
    employment: 'full_time 6 part_time 4 contract 1',
    shifts: true,
    skills:
      'medication administration | vital signs | wound care | charting | PointClickCare | patient care | infection control',
    extras: 'tracheostomy care | G-tube feeding | IV certification | dementia care | care planning',
    licence: { US: 'current LPN license in {state}' },
    certificates: 'BLS | CPR',
    physical: 'be on your feet all shift and help with two-person transfers',
    duties: `pass medications for a hall of up to 24 residents
      take vital signs and ^report changes to the RN on duty
      dress wounds and ^measure healing each week
      supervise nursing assistants and ^help them when call lights pile up
      call families and physicians after falls or changes of condition
      document treatments and refusals before the end of the shift
      collect specimens and ^follow up on lab results
      admit new residents and ^reconcile their medication lists
      check that oxygen, feeding pumps and emergency carts are ready
      join the morning stand-up and the weekly care conference`,
    settings: `This is a 96-bed community with a four-star rating and a director of nursing who still works the floor when needed.
      Our residents stay for years, so you get to know them and their families.
      Three of our current nurse managers began here as LPNs and finished their RN with our help.`,
    wants: `patience with residents who forget that you were there five minutes ago
      good time management on a long medication pass
      a record of showing up
      comfort with electronic charting`,
  }),
  occupation({
    key: 'nursing_assistant',
    domain: 'personal care | direct care',
    count: 55,
    employers: 'senior_care hospital',
    titles:
      'Certified Nursing Assistant | CNA | Patient Care Technician | Nursing Assistant | Home Health Aide | Caregiver',
    levels: 'entry 6 mid 4 lead 1',
    lead: 'Lead CNA | CNA Team Lead',
    entry: 'CNA – Paid Training | Certified Nursing Assistant | Caregiver (No Experience Needed)',
    specialties: 'Memory Care | Med-Surg | Night Shift | Hospice | Assisted Living | Home Care',
    pay: 'hour 17 23',
    workplace: 'onsite 1',
    employment: 'full_time 5 part_time 5',
    shifts: true,
    skills:
      'activities of daily living | vital signs | patient transfers | personal care | documentation | infection control',
    extras: 'phlebotomy | EKG | Hoyer lift | dementia care | Spanish | meal preparation',
    licence: { US: 'CNA certification in {state}', GB: 'Care Certificate or willingness to complete it' },
    certificates: 'CPR | BLS',
    abroad: 'GB',
    physical: 'lift up to 50 pounds and walk most of the shift',
    duties: `help residents bathe, dress, eat and get around safely
      take vital signs and ^record them on the tablet
      answer call lights and ^notice what has changed since yesterday
      turn and ^reposition residents who cannot do it themselves
      change linens and ^keep rooms tidy and free of trip hazards
      measure intake and output
      sit with residents who are anxious or lonely
      help at meals and ^report when somebody stops eating
      use gait belts and lifts the way you were trained
      tell the nurse at once about falls, skin changes or pain`,
    settings: `Assignments are one aide to eight residents on days and we keep them steady, so you care for the same people.
      Pay is weekly, and you can draw on earned wages the next day.
      Tuition for the LPN bridge is paid in full after a year.`,
    wants: `kindness that lasts until the end of a long shift
      respect for privacy and dignity
      reliable transport
      ability to read and write care notes in English`,
  }),
  occupation({
    key: 'medical_assistant',
    domain: 'a medical office | outpatient care',
    count: 55,
    employers: 'clinic clinic hospital',
    titles:
      'Medical Assistant | Certified Medical Assistant | Clinical Medical Assistant | Medical Office Assistant',
    levels: 'entry 4 mid 6 senior 1 lead 1',
    lead: 'Lead Medical Assistant | Clinic Coordinator',
    entry: 'Medical Assistant I | Medical Assistant (Will Train)',
    specialties:
      'Dermatology | Family Medicine | Orthopedics | Pediatrics | Urgent Care | Cardiology | OB/GYN | Ophthalmology',
    pay: 'hour 18 25',
    workplace: 'onsite 1',
    employment: 'full_time 8 part_time 2',
    skills:
      'vital signs | phlebotomy | EKG | patient intake | electronic health records | injections | appointment scheduling',
    extras:
      'prior authorization | athenahealth | Epic | eClinicalWorks | medical terminology | Spanish | insurance verification',
    certificates: 'CMA (AAMA) | RMA | CCMA | BLS',
    degree: 'high_school 0.4 medical assisting',
    duties: `room patients, ^take vitals and ^update the medication list
      draw blood and ^prepare specimens for pickup
      give vaccines and injections under standing orders
      run EKGs and point-of-care tests
      call patients with results once the provider has signed off
      stock exam rooms and ^clean instruments
      work the refill queue and ^chase prior authorizations
      scribe during visits when the schedule is heavy
      confirm tomorrow's schedule and ^fill gaps from the waitlist
      greet patients and ^verify insurance when the front desk is short`,
    settings: `The clinic sees about 70 patients a day with four providers and six medical assistants.
      No nights, no holidays, and we close at noon on Fridays in summer.
      Each provider works with the same assistant, so you will not be shuffled around.`,
    wants: `a steady hand with needles
      a friendly manner at eight in the morning and at five
      accuracy in charting
      discretion with health information`,
  }),
  occupation({
    key: 'physician',
    domain: 'clinical practice',
    count: 50,
    employers: 'hospital clinic',
    titles:
      'Physician | Family Medicine Physician | Hospitalist | Internal Medicine Physician | Pediatrician | Psychiatrist | Emergency Medicine Physician',
    levels: 'mid 4 senior 5 lead 1 director 2',
    lead: 'Lead Physician',
    director: 'Medical Director | Associate Medical Director',
    specialties: 'Outpatient | Nocturnist | 7 on / 7 off | Locum | Student Health',
    pay: 'year 230 310',
    workplace: 'onsite 1',
    employment: 'full_time 7 part_time 2 contract 2',
    skills:
      'diagnosis | chronic disease management | electronic health records | patient counseling | evidence-based medicine | clinical documentation',
    extras:
      'point-of-care ultrasound | procedures | telemedicine | quality improvement | teaching residents | Epic',
    degree: 'doctorate 1 medicine',
    licence: {
      US: 'unrestricted medical license in {state} or eligibility for one',
      CA: 'eligibility for licensure with the provincial college',
    },
    certificates: 'board certification | DEA registration | ACLS',
    abroad: 'CA',
    duties: `see a panel of adults with a mix of acute and long-term conditions
      admit, ^round on and ^discharge patients with a scribe or ambient documentation
      order and ^interpret tests with an eye to what will change the plan
      lead the care team huddle each morning
      supervise nurse practitioners and physician assistants
      close care gaps with the population health nurse
      review charts for the peer review committee
      take call about one week in eight
      teach residents and students who rotate with us
      help to redesign the referral process`,
    settings: `Visits are 20 minutes, 40 for new patients, and templates are yours to adjust.
      The group is physician-led, and every doctor has a vote on the budget after two years.
      Malpractice cover includes the tail, and loan repayment is available.`,
    wants: `completion of an accredited residency
      interest in working with a team rather than alone
      clear notes that the next doctor can use
      comfort with uncertainty, and honesty about it`,
  }),
  occupation({
    key: 'pharmacy_technician',
    domain: 'a pharmacy',
    count: 50,
    employers: 'hospital retailer clinic',
    titles: 'Pharmacy Technician | Certified Pharmacy Technician | Pharmacy Tech',
    levels: 'entry 5 mid 5 senior 1 lead 1',
    lead: 'Lead Pharmacy Technician | Pharmacy Operations Supervisor',
    entry: 'Pharmacy Technician Trainee | Pharmacy Technician I',
    specialties:
      'Retail | Inpatient | Sterile Compounding | Mail Order | Medication History | Specialty Pharmacy',
    pay: 'hour 18 26',
    workplace: 'onsite 1',
    employment: 'full_time 6 part_time 4',
    shifts: true,
    skills:
      'prescription processing | inventory control | insurance billing | medication dispensing | customer service | HIPAA',
    extras:
      'sterile compounding | Pyxis | third-party claims | medication reconciliation | QS/1 | prior authorization',
    licence: { US: 'pharmacy technician registration with the {state} board' },
    certificates: 'CPhT | USP 797 training',
    duties: `type, ^count and ^label prescriptions for the pharmacist's check
      resolve rejected claims with insurers
      load automated dispensing cabinets and ^investigate discrepancies
      order stock and ^pull outdated items
      answer the phone and ^pass clinical questions to the pharmacist
      prepare IV admixtures in the clean room
      interview patients about the medicines they really take
      pack and ^ship temperature-sensitive orders
      count controlled substances at shift change
      keep logs ready for the board's inspection`,
    settings: `We fill around 380 prescriptions on a weekday with three technicians and two pharmacists.
      The clean room was rebuilt last year and the hoods are new.
      Certification fees and study time are on us.`,
    wants: `accuracy before speed
      patience with customers who have waited too long already
      basic arithmetic without a phone
      ability to stand for eight hours`,
  }),
  occupation({
    key: 'physical_therapist',
    domain: 'clinical therapy | outpatient rehabilitation',
    count: 50,
    employers: 'clinic hospital senior_care',
    titles:
      'Physical Therapist | Physical Therapist (PT) | Occupational Therapist | Speech-Language Pathologist | Outpatient Physical Therapist',
    levels: 'entry 2 mid 6 senior 3 lead 1 director 1',
    lead: 'Lead Therapist | Rehab Team Lead',
    director: 'Clinic Director – Physical Therapy | Director of Rehabilitation',
    entry: 'Physical Therapist – New Grads Encouraged | Occupational Therapist, New Grad',
    specialties: 'Orthopedics | Pediatrics | Acute Care | Home Health | Sports | Neuro | Skilled Nursing',
    pay: 'year 82 102',
    workplace: 'onsite 1',
    employment: 'full_time 7 part_time 3 contract 1',
    skills:
      'patient evaluation | treatment planning | manual therapy | therapeutic exercise | gait training | documentation | patient education',
    extras: 'dry needling | WebPT | vestibular rehabilitation | telehealth | student supervision | splinting',
    degree: 'doctorate 0.6 physical therapy | occupational therapy',
    licence: { US: 'therapy license in {state}', GB: 'HCPC registration' },
    certificates: 'OCS | CPR',
    abroad: 'GB',
    duties: `evaluate new patients and ^agree on goals that mean something to them
      plan and ^progress treatment one to one
      document at the point of service
      supervise assistants and aides
      talk with surgeons and referring providers about precautions
      run a balance or return-to-sport group each week
      fit braces, walkers and home equipment
      track outcomes and ^change course when they stall
      mentor students on their clinical rotation
      give a short talk for local gyms and schools now and then`,
    settings: `Evaluations are 60 minutes and follow-ups 40, one patient at a time.
      The average caseload is eleven visits a day, and documentation time is on the schedule.
      We pay for one large continuing education course a year, wherever it is.`,
    wants: `hands-on skill and the words to explain it
      ability to motivate people in pain
      honest, brief notes
      interest in measuring results`,
  }),
];
