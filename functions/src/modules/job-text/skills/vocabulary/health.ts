/** Skills in health care, life science and laboratories; `software.ts` explains the format. */
export const HEALTH_SKILLS = `
~Patient care | direct patient care | bedside care | ~care of patients
Patient assessment | patient assessments | nursing assessment | physical assessment | health assessment
Vital signs | take vitals | vital sign monitoring
Medication administration | administer medications | administering medications | medication management | med pass
IV therapy | iv insertion | intravenous therapy | infusion therapy
Phlebotomy | venipuncture | blood draws | blood draw | drawing blood
Wound care | dressing changes
~Triage | patient triage
Critical care | ~intensive care | ~icu
Emergency nursing | ~emergency department | ~emergency medicine | ~emergency room
~Telemetry | cardiac monitoring
Medical-surgical nursing | med-surg | medical surgical | med surg
Perioperative nursing | ~operating room | surgical nursing | circulating nurse
Surgical technology | scrub tech
Aseptic technique | sterile technique
Sterile processing | instrument sterilization | autoclave
Labor and delivery | obstetrics | l&d | ~postpartum
Neonatal care | nicu
~Pediatrics | pediatric care | paediatrics
Geriatric care | geriatrics | elderly care | ~older adults
~Oncology | chemotherapy
Dialysis | hemodialysis
Hospice care | palliative care | end-of-life care
~Home health | ~home care | in-home care
Long-term care | ~skilled nursing | ~nursing home
~Mental health | psychiatric nursing | ~behavioral health | psychiatric care
Substance abuse counseling | addiction counseling | substance use disorder
Crisis intervention | crisis de-escalation
Case management | care management
Care coordination | coordinate care | care planning | care plans | care plan
Discharge planning
Patient education | educate patients | health education
~Patient safety
Infection control | infection prevention
HIPAA | hipaa compliance | patient confidentiality | patient privacy
Electronic health records | ehr | emr | electronic medical records | electronic health record
Epic EHR | epic systems | epic emr
Cerner | cerner millennium
Meditech
~Charting | clinical documentation | patient charting | document care
~Medical records | patient records | health information management
BLS certification | BLS | basic life support
ACLS certification | ACLS | advanced cardiac life support
PALS certification | pals
CPR certification | cpr | first aid | cpr/first aid
NRP certification
Activities of daily living | adls | adl | ~personal care | bathing and dressing
Patient mobility | patient transfers | transfer patients | patient lifting
Medical terminology
Medical coding | icd-10 | cpt coding | cpt codes | icd-10 coding
Medical billing | insurance billing | claims submission
Insurance verification | verify insurance | prior authorization | prior authorizations
Patient scheduling | schedule patient appointments | patient appointments > Appointment scheduling
Patient registration | patient intake
EKG | ecg | electrocardiogram
Radiography | x-ray | x-rays | ~radiology | radiologic technology
MRI | magnetic resonance imaging
CT scanning | computed tomography | ct scan
Ultrasound | sonography | diagnostic ultrasound
Mammography
Respiratory therapy | respiratory care | ventilator management | mechanical ventilation
Physical therapy | therapeutic exercise | gait training | manual therapy
Occupational therapy
Speech therapy | speech-language pathology | speech language pathology
~Rehabilitation | ~rehab
Nutrition counseling | medical nutrition therapy | dietetics | ~nutrition
Meal planning
Pharmacology
Prescription dispensing | dispensing medications | prescription processing | fill prescriptions | medication dispensing
Compounding | pharmaceutical compounding
Pharmacy operations | pharmacy systems
Immunizations | vaccinations | administer immunizations
Dental hygiene | dental prophylaxis | scaling and root planing
Dental assisting | chairside assisting | four-handed dentistry
Dental radiography | dental x-rays
Orthodontics
Optometry | ophthalmic testing
Veterinary care | ~animal care | veterinary medicine
Animal handling | animal restraint
~Anesthesia
~Diagnosis | differential diagnosis | diagnose and treat
~Primary care | family medicine
Treatment planning | treatment plans | treatment plan
Psychotherapy | individual therapy | group therapy > Counseling
~Counseling | counseling skills
Cognitive behavioral therapy | cbt
Applied behavior analysis | aba therapy
Psychological assessment | psychological testing
Clinical supervision
Clinical research | ~clinical trials | ~clinical trial
Good clinical practice | gcp guidelines | ich-gcp
Regulatory affairs | fda regulations | fda submissions
GMP | good manufacturing practice | cgmp | good manufacturing practices
GLP | good laboratory practice
Laboratory techniques | lab techniques | laboratory skills | laboratory testing | ~bench work
Specimen collection | specimen processing | sample collection
PCR | qpcr
Cell culture | tissue culture
Microscopy
Chromatography | hplc | gas chromatography
Spectroscopy | mass spectrometry
Flow cytometry
ELISA | western blot
Molecular biology | dna sequencing | next-generation sequencing
Microbiology
Biochemistry
Chemistry | analytical chemistry | organic chemistry
Hematology
Histology
CLIA | clia regulations
Laboratory information systems | lims
Epidemiology
~Public health | ~community health | ~population health
Health promotion | health coaching
Utilization review | utilization management
Joint Commission standards | jcaho
Healthcare administration | healthcare management | medical practice management | ~practice management
Medicare and Medicaid | ~medicare | ~medicaid | cms regulations | cms guidelines | cms requirements
Massage therapy | deep tissue massage
Ambulance operations | prehospital care | emergency medical services
Patient transport
Caregiving | ~companionship
Dementia care | alzheimer's care | memory care
Autism support | autism spectrum disorder
Social work | clinical social work
~Community outreach | ~community resources
Trauma care
Cardiac care | ~cardiology
~Orthopedics
~Neurology
~Surgery | surgical procedures
~Anatomy | ~physiology
~Ventilators
Feeding assistance
Fall prevention
Glucose monitoring | blood glucose | diabetes care
Catheter care | catheterization
Patient advocacy
Patient registration systems
Medication reconciliation
Hearing tests | audiology
Prosthetics
Sleep studies | polysomnography
Nuclear medicine
Blood banking
Quality improvement
Evidence-based practice | evidence-based practices
Motivational interviewing
Family therapy
Play therapy
Guest services in senior living
`;
