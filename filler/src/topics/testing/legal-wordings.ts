/**
 * Legal questions by the topic whose answer they share, for a posting in the US: `-` before a topic means negated, `ask`
 * that no stored answer certainly answers the question. Written to be as misleading as real forms are.
 */
export const LEGAL_WORDINGS: Record<string, string> = {
  'work_authorization:US': `
Will you be able to show proof of your eligibility to work in the US?
Are you able to prove your right to work in the US?
Are you legally authorized and eligible to work in the country in which you're applying?
Do you have eligibility to work in the United States?
Eligibility to work in the US
Can you legally work here?
Can you legally work in the country where this job is located?
Can you show documentation of your eligibility to work in the US?
Will you be legally authorized to work in the US on your first day?
Are you authorized to work lawfully in the United States for Quarry?
Are you legally eligible and authorized to work in the US?
Are you currently eligible to legally work in the United States?
Are you authorized to lawfully work in the country where this role is located?
Are you legally authorized to work in the United States?
Are you authorized to work lawfully in the United States?
Are you authorised to work in the USA?
Are you currently authorized to work in the U.S.?
Are you legally eligible to work in the US?
Are you legally entitled to work in the United States of America?
Are you legally permitted to work in the country where this job is located?
Are you eligible to work in the country in which this role is based?
Are you authorized to work in the country you are applying to work in?
Are you authorized to work in the country you are applying for?
Do you have the legal right to work in the United States?
Do you have the right to work in the U.S.A.?
Do you have authorization to work in this job's location?
Do you currently have work authorization in the United States?
Do you have permission to work in the US?
Do you hold a valid work permit?
Are you legally authorized to work in the United States for our company?
Are you legally authorized for employment in the United States?
I am legally authorized to work in the United States
Please confirm that you are authorized to work in the US.
Will you be legally authorized to work in the United States on your start date?
Can you, after an offer, provide proof that you are legally authorized to work in the US?
Have you the right to work in the United States?
US work authorization
Are you authorized to work in the US? (Yes or No)
Do you have the right to work in New York City?
Are you legally authorized to work in Paris, Texas?
Are you legally allowed to work in the United States?
Can you legally work in the United States?
Can you lawfully work in the U.S.?
Can you provide proof of your eligibility to work in the United States?
If hired, can you provide documentation proving your eligibility to work in the US?
Are you legally allowed to be employed in the US?
`,
  'sponsorship:US': `
Will you now or in the future require visa sponsorship to work in the U.S.? (please note this role is not eligible for visa sponsorship at this time)
Will you now or in the future require sponsorship? Please note that we are unable to sponsor visas.
Do you need visa sponsorship? Note: we do not offer sponsorship for this position.
Will you require employer support to obtain or maintain authorization to work in the country where this position is located?
Do you need employer support to renew your work permit?
Sponsorship (if applicable): will you now or in the future require sponsorship for an employment visa?
Will you now or in the future require visa sponsorship (H-1B, TN, etc.) to begin, or continue, work?
Will you now or in the future require sponsorship by our company, e.g. H-1B visa status?
Will you require sponsorship, both now and in the future?
Will you now (or in the future) require visa sponsorship in order to work in the US?
If hired, do you now or in the future require immigration support or visa sponsorship to continue working in the United States?
Will you now or in the future require sponsorship from Quarry for employment visa status?
Do you now or will you in the future require visa sponsorship for work authorization?
Will you now or in the future require sponsorship?
Will you now or in the future require visa sponsorship?
Will you now, or in the future, require sponsorship for employment visa status?
Will you now or in the future require sponsorship for employment visa status (e.g., H-1B visa status)?
Will you now or in the future require sponsorship for employment visa status (for example H-1B)?
Do you now or will you in the future require immigration sponsorship to work in the United States?
Do you now, or will you in the future, require sponsorship for employment visa status (e.g., H-1B, TN, L-1, etc.) to work legally for us in the United States?
Do you require sponsorship?
Do you need visa sponsorship?
Do you need sponsorship to work in the US?
Will you require sponsorship for a work visa?
Will you require visa sponsorship now, or in the future?
Will you now or at any time in the future need an employer to sponsor you?
Do you currently, or will you in the future, require visa sponsorship to work in the country where this job is based?
If hired, do you now or in the future require visa sponsorship to continue working in the United States?
Will you need employer sponsorship?
Will you now or in the future require us to sponsor an immigration case for you?
I will require visa sponsorship now or in the future
Is visa sponsorship needed?
Do you require sponsorship, or will you require sponsorship in the future?
Do you now or will you in the future require sponsorship in the country which you are applying for?
Is sponsorship required for you to work in the US?
Visa question: will you now or in the future require sponsorship for an employment visa?
Do you presently or in the future need sponsorship?
Will you now or in the future require sponsorship to retain or extend your work authorization in the country where the job is located?
Will you now or in the future need visa sponsorship to obtain a work permit?
Do you today or will you later need sponsorship?
Our company does things differently. Will you now or in the future require sponsorship?
Will you now or in the future require sponsorship? (Yes/No)
Will you require sponsorship to work in California?
Do you now, or will you ever, require employment sponsorship to work in the country where this job is located?
Do you, or will you in the future, need sponsorship to work in the US?
Do you now, or will you, require sponsorship to work in the US?
Do you require sponsorship or will you require it to work here?
Will you now or in the future require us to file a petition for an employment-based visa on your behalf?
Will you now or in the future require our company to file a petition or application for employment-based immigration status on your behalf to begin or continue employment with our company?
Do you now or will you in the future need the employer to file an application for employment-based visa status on your behalf?
`,
  '-sponsorship:US': `
Can you work for us without sponsorship?
Can you work in the US without visa sponsorship, now and in the future?
I do not require sponsorship
I don't need visa sponsorship
I will not need sponsorship now or in the future
I do not now or in the future require sponsorship
Please confirm that you do not require sponsorship
Please confirm that you will not need visa sponsorship
I have no need of sponsorship
I can work in the United States without employer sponsorship
`,
  'unsponsored_work:US': `
Are you authorized to work for any employer in the United States?
Are you authorized to work in the US without sponsorship?
Are you legally authorized to work in the United States without visa sponsorship?
Are you authorized to work in the United States without sponsorship, now or in the future?
Are you eligible to work in the United States without employer sponsorship?
Do you have the right to work in the US without sponsorship?
Are you able to work in the US without sponsorship, that is, are you legally authorized to work?
`,
  age_18: `
Will you be at least 18 years of age on your start date?
At the time of applying, are you 18 years of age or older?
Are you at least 18 years of age or older?
Please confirm that you are at least 18 years old.
Are you at least 18 years old?
Are you at least 18 years of age?
Are you 18 or older?
Are you 18 years of age or older?
Are you 18 years or older?
Are you over 18?
Are you over the age of 18?
Are you at least eighteen years of age?
I am at least 18 years old
I am 18 or over
Are you of legal working age?
You are 18 years of age or older
Are you 18 years of age or older? (Yes/No)
Are you 18+?
18 or older?
18 years or older?
18 years of age or older
At least 18 years old?
Over 18?
Are you above the age of 18?
Are you above 18 years of age?
`,
  '-age_18': `
Are you under 18?
Are you under 18 years of age?
Are you under the age of 18?
Are you younger than 18?
I am under 18 years old
Are you below the age of 18?
`,
  background_check: `
Are you willing to undergo a background check prior to employment?
Will you consent to a background check as a condition of employment?
Are you comfortable with a pre-employment background check? (Yes/No)
Are you willing to undergo a background check?
Are you willing to submit to a background check?
Do you agree to a background check?
Are you prepared to complete a background check?
Would you be comfortable with a background check?
Do you consent to a background check before you start?
Will you submit to a background check?
Will you undergo a pre-employment background check?
Are you comfortable undergoing a background check?
Would you complete a background check if we made an offer?
`,
  drug_test: `
Are you willing to take a drug test, in accordance with local law/regulations?
Will you take a pre-employment drug test upon an offer?
Are you willing to take a drug test?
Are you willing to take a drug test, in accordance with local law?
Do you agree to a pre-employment drug test?
Are you able to take a drug test before you start?
Would you consent to a drug screening?
Will you take a drug test?
Will you submit to a pre-employment drug test?
Are you comfortable taking a drug test?
`,
  felony_record: `
Have you ever been convicted of a felony?
Have you been convicted of any felony?
Have you been found guilty of a felony?
Ever been convicted of a felony?
`,
  criminal_record: `
Have you ever been convicted of a crime?
Have you ever been convicted of a criminal offense?
Have you been convicted of any crimes?
Do you have a criminal record?
Do you have any criminal convictions?
Criminal record
`,
  disability: `
Do you have a disability as defined by the Americans with Disabilities Act (ADA)?
Do you consider yourself disabled? (optional)
I have a disability (please select one):
Please indicate whether you have a disability.
Are you a person with disabilities?
Do you have a disability?
Disability status
Are you disabled?
Do you identify as having a disability?
Do you consider yourself to have a disability?
Are you a person with a disability?
DisabilityStatus
Disability status (optional)
Disability Status:
What is your disability status?
Please indicate your disability status
Do you identify as a person with a disability?
Do you identify as disabled?
Do you identify as disabled or as a person with a disability?
Do you consider yourself disabled?
Do you consider yourself to be a person with a disability?
Do you consider yourself an individual with a disability?
Are you an individual with a disability?
Do you live with a disability?
Are you living with a disability?
Please tell us whether you have a disability
Do you have a disability that substantially limits one or more of your major life activities?
Do you have a disability or chronic condition (for example of sight or hearing) that substantially limits one or more major life activities, including learning and moving?
`,
  security_clearance: `
Do you have an active U.S. security clearance?
Do you have an active security clearance?
Do you currently hold a security clearance?
Do you hold a valid security clearance?
Do you possess a current government security clearance?
Active security clearance?
`,
  non_compete: `
Are you bound by a non-compete agreement with any employer?
Are you subject to a non-compete or restrictive covenant?
Are you bound by a non-compete agreement?
Are you subject to any non-compete agreement?
Are you currently a party to a non-compete?
Are you currently subject to a noncompete agreement?
Do you have a non-compete agreement?
Do you have a non-compete?
Do you currently have a non-compete agreement with any employer?
Do you have any non-compete agreements in place?
Do you have a non-compete clause with your current or former employer?
`,
  'work_authorization:GB': `
Are you legally authorised to work in the uk?
`,
  ask: `
Have you applied for authorization to work in the US?
Do you have evidence of your right to work in the US?
Do you offer work authorization?
Will you have the right to work in the US after the first day?
Do you need an employer to sponsor your H-1B now or in the future?
Do you need sponsorship to start work?
Do you need sponsorship to continue work?
Will you need sponsorship at some point?
Are you happy with our background check?
Will you have a background check?
Will you have a drug test?
Will you now or in the future require H-1B sponsorship?
Will you now or in the future require sponsorship for a visa (or a relocation package)?
Do you have a disability as defined by your doctor?
Are you willing to undergo a background check for this role and the next?
Will you now or in the future require visa sponsorship (H-1B or a relocation package)?
Will you now or in the future require sponsorship by your university?
Are you able to prove your right to work in the US to an agency?
Are you authorized to work in the US with a car?
Are you authorized to work in the US at night?
Are you authorized to work in the US under a J-1?
Are you authorized to work in the US alongside minors?
Are you authorized to work in the US by June?
Is he authorized to work in the US?
Do you know anyone authorized to work in the US?
Do you employ people authorized to work in the US?
Do you hold a work permit that allows full-time work?
Do you hold a valid work permit for nightclubs?
Can your spouse legally work in the US?
Will you now or in the future require sponsorship for a pilot license?
Will you now or in the future require sponsorship for your studies?
Will you now or in the future require tuition sponsorship?
Do you require sponsorship / relocation?
Do you now or in the future require sponsorship, e.g. relocation?
Can you work weekends without sponsorship?
Is your eligibility to work in the United States based on a visa?
Will your eligibility to work in the US end within 12 months?
Do you consent to verification of your eligibility to work in the US?
Do you have a Social Security card and eligibility to work in the US?
If hired, can you provide original documents that establish your identity and eligibility to work in the US?
If hired, can you provide original documents that establish your identity and eligibility to work?
Can you legally work 40 hours per week?
Can you legally work in the US through December 2027?
Can you legally work in the US until your visa ends?
Can you legally work unaccompanied with minors?
Can you legally work in healthcare?
Can you legally work in a bar in the US?
Are you legally allowed to work in the US and own a car?
Are you legally allowed to work in the US for 20 hours a week?
Are you legally allowed to work unaccompanied with minors?
Are you legally allowed to work in the US Forest Service?
Are you authorized to work in the US and own a car?
Are you authorized to work in the US but not remotely?
Are you authorized to work in the US through 2027?
Are you authorized to work in the US for the next 12 months?
Are you authorized to work 40 hours per week in the US?
Are you eligible to work in retail?
Are you authorized to work in the US? Do you own a car?
Is your right to work in the US based on a visa?
Is your right to work in the US pending?
Will your right to work in the US end within a year?
Has your right to work in the US been verified?
Do you consent to a check of your right to work in the US?
Do you have a license to drive or the right to work in the US?
Are you legally able to accept tips?
Do you have eligibility to work in the US or Canada?
Can you legally work in the US or will you be able to by June?
Can you provide proof of your eligibility to work in the US today?
Do you, or will you in the future, need sponsorship or relocation assistance?
Do you now, or will you, require sponsorship and a housing allowance?
Do you require sponsorship or will you need a car?
Will you now or in the future require us to file a petition for an employment-based visa and pay its fees?
Will you now or in the future require us to file a petition for an employment-based visa within six months?
Do you now or will you in the future need the employer to file an application for employment-based visa status on your behalf or for your family?
Will you now or in the future require green card sponsorship?
Do you require sponsorship now or in the future? Do you own a car?
Are you above 18 and do you hold a driver license?
Are you above 18 with a car?
Are you above the age of 18 in dog years?
Are you 18 years of age or older and able to lift 50 pounds?
Are you married to someone over 18?
Over 18 and insured?
18 or older with a car?
At least 18 years old and licensed?
Will you complete a background check at your own expense?
Will you submit to a background check every year?
Will you undergo a background check or a medical exam?
Would you complete a background check if we paid you for it?
Are you comfortable undergoing a background check and a polygraph?
Are you comfortable with a background check of your family?
Are you willing to undergo a background check at your own cost?
Are you willing to perform background checks on tenants?
Do your references consent to a background check?
Are you comfortable taking drug tests every month?
Will you take a drug test today?
Will you take a drug test at your own expense?
Will you submit to a drug test or leave?
Are you willing to take a drug test weekly?
Are you willing to administer a drug test?
Ever been convicted of a felony in Ohio?
Ever been convicted of a felony or a DUI?
Have you ever been convicted of a felony involving theft?
Have you been convicted of a felony and served time?
Do you consider yourself disabled or neurodivergent?
Are you living with a disability or chronic illness?
Do you identify as an individual with disabilities or LGBTQ+?
Do you identify as disabled and proud?
Do you identify as disabled, neurodivergent, or neither?
Do you consider yourself disabled under the laws of another country?
Do you consider yourself a person with a disability by birth?
Are you an individual with a disability or long-term illness?
Do you live with a disability that your doctor confirmed?
Do you have a learning disability?
Do you have a physical disability?
Do you have a disability or a chronic condition?
Does your employer know whether you have a disability?
Please tell us whether you have a disability or an illness
Please indicate your disability status and veteran status
Active security clearance and passport?
Do you have a NATO security clearance?
Do you hold a facility security clearance?
Do you have an active security clearance and a passport?
Do you have a non-compete agreement or an NDA?
Do you have a non-compete with any employer in this state?
Do you have a non-compete and a lawyer?
Are you bound by a non-compete agreement with your current employer?
Are you bound by a non-compete agreement and an NDA?
Are you subject to a non-compete agreement in California?
Are you under a non-compete clause that ends this year?
Are you authorized to work in the location(s) you selected in your previous response?
Can you legally work in Canada or the US?
Can you legally work overtime?
Can you legally work here without a permit?
Can you legally work in the US for only your present employer?
What proves your eligibility to work in the US?
Do you need help to prove your eligibility to work in the US?
Does your eligibility to work in the US expire?
Are you not legally allowed to work in the US?
Is there a reason why you are not legally allowed to work in the United States?
Are you legally allowed to work alone?
Will you require us to file a petition for an employment-based visa on your behalf in the future?
Do you require us to file a petition for an employment-based visa today?
Have you ever needed an employer to file a petition for employment-based immigration status on your behalf?
Does your spouse need us to file a petition for employment-based immigration status on their behalf?
Will you not require us to file a petition for an employment-based visa on your behalf?
Which employer filed an application for employment-based immigration status on your behalf?
Do you, or will your spouse in the future, need sponsorship?
Will you require sponsorship, or will you need none?
Will you require sponsorship? Please note that we do not sponsor H-1B transfers, so answer no.
Do you need no visa sponsorship? Note: we do not offer sponsorship for this position.
Please note that we do not sponsor visas: can you work without a sponsor now?
Did you need employer support to obtain your work permit?
Do you need employer support to obtain your work permit and your license?
Do you need none now, or will you require sponsorship?
21 or older?
At least 21 years old?
16 years or older?
At least 18 months of experience?
Over 18 years of experience?
18 years or older with a clean driving record?
Are your children 18+?
Do you have 18+ years of experience?
Are you above 21 years of age?
Are you above 18 and below 65?
Will you submit to a criminal background check?
Will you complete a background check and a drug test?
Would you undergo a background check without objecting?
Are you comfortable undergoing a background and reference check?
Are you uncomfortable undergoing a background check?
Will you run a background check on your staff?
Are you comfortable conducting background checks?
Will you submit to random drug tests?
Will you take a drug test and a background check?
Are you uncomfortable taking a drug test?
Ever been convicted of a felony or misdemeanor?
Ever been charged with a felony?
Never been convicted of a felony?
What is your disability?
Please describe your disability
Do you identify as a veteran or a person with a disability?
Do you live with a person with a disability?
Are you living with or caring for a person with a disability?
Do you consider yourself an expert on disability?
Does your disability limit you?
Do you have a disability that substantially limits your work?
Do you have a disability that substantially limits one or more major life activities? If so, which?
Do you have a disability that does not limit you?
Please tell us whether you have a disability that needs adjustments
Do you know whether you have a disability insurance plan?
Active security clearance
Active top secret security clearance?
Previous security clearance?
Do you have a non-compete agreement with your current employer?
Do you have a non-compete agreement that has expired?
Do you have a non-compete agreement that would prevent you from working here?
Do you have no non-compete agreement?
Do you have a copy of your non-compete agreement?
Do you have a non-compete or non-solicitation agreement?
Will you need sponsorship from Ontario to work there?
Our company does not offer visa sponsorship. Will you now or in the future require sponsorship?
Will you now or in the future require sponsorship to work in the US without restriction?
No sponsorship required
This role is offered without sponsorship. Do you accept?
This job is offered without sponsorship. Are you authorized to work in the US?
The company does not require that you have a sponsor. Will you require sponsorship?
I do not require sponsorship. Do you require sponsorship?
Are you authorized to work in the US without a permit, or is sponsorship part of it?
You aren't authorized to work in the US, right?
Are you at least 18 years of age? Employees under 18 are subject to hours rules.
Are you under 18? Applicants must be at least 18.
Employees under 18 need a permit from their school. Are you at least 18?
Are you, under US law, at least 18?
Are you not 18 or older?
Are you employed? Is anyone under 18?
Do you have the right to work in Ontario?
Are you authorized to work in London?
Are you authorized to work in the province of Ontario?
Do you have Ontario work authorization?
Are you legally authorized to work within Quebec, or do you hold a permit there?
Will you require sponsorship to work in New South Wales?
Are you legally entitled to work in ontario?
Are you authorized to work in the United States or the United Kingdom?
Are you legally authorized to work in the US and Canada?
Do you have full working rights in the United States, Australia, or New Zealand?
Are you authorized to work in the EU?
Are you authorized to work in Europe?
Are you authorized to work in North America?
Are you authorized to work in your country of residence?
Are you authorized to work where you currently live?
Are you authorized to work in Georgia?
Are you not authorized to work in the United States?
Aren't you authorized to work in the United States?
Are you unable to prove that you are authorized to work in the US?
I cannot legally say that I am authorized to work in the US
Is there any reason you are not legally authorized to work in the US?
Would you be authorized to work in the US if we sponsored your visa?
Are you authorized to work in the US, or will you need sponsorship?
Are you authorized to work in the US? If not, which visa do you need?
Are you authorized to work in the US? If you need sponsorship, please provide details
Which of these describes your authorization to work in the US?
What is your work authorization status?
What is the basis of your work authorization?
When does your work authorization expire?
Does your work authorization expire within the next two years?
Will you need to renew your work authorization?
Are you in the process of obtaining work authorization?
Do you require work authorization?
Will you now or in the future require work authorization to work in the United States?
Is your right to work time-limited?
Is your work authorization under OPT or CPT?
Are you authorized to work as a student?
Are you permanently authorized to work in the US?
Are you authorized to work in the US on an unrestricted basis?
Are you a U.S. citizen who is authorized to work for any employer?
Are you authorized to work in the United States and meet the citizenship requirement?
I am at least 18 and authorized to work in the US
Are you authorized to work in the US and willing to relocate, and have you ever been convicted?
I understand that I must be authorized to work in the United States
Do you agree that you must show work authorization within three days?
I certify that I am authorized to work in the US
Are you eligible to work overtime and authorized to work in the US?
Has your authorization to work ever been revoked?
Would you lose your work authorization if you changed employers?
Does your work authorization depend on your current employer?
Can your work permit be transferred?
Is your spouse authorized to work in the United States?
Will you require sponsorship to renew your work authorization in the future?
Are you authorized to work but require sponsorship to retain it now or in the future?
Do you hold a German work permit?
Do you have a British right to work?
Do you require a visa to work in the US?
Are you legally authorized to work in the US? Please explain.
Are you authorized to work in the US and/or Canada?
Do you currently require sponsorship?
Do you need sponsorship at this time?
Do you require sponsorship today?
Will you require sponsorship in the future?
Will you need sponsorship later?
Do you not require sponsorship?
Will you not need sponsorship?
Don't you need sponsorship?
Won't you require visa sponsorship?
Are you unable to work without sponsorship?
Is it true that you can never work without sponsorship?
Do you need sponsorship or are you authorized to work in the US?
Have you ever needed visa sponsorship?
If sponsorship is required, please confirm your type of visa.
If sponsorship is needed, how long is your visa valid?
If visa sponsorship is required, state the time left
Would you require new H-1B sponsorship?
Will you require a new visa sponsorship now or in the future?
Are you on any other type of visa that does not require sponsorship?
Do you hold a visa that does not need sponsorship?
Do you now or in the future require sponsorship to work in the country you are based out of?
Do you need sponsorship for the locations that you selected?
Will you require sponsorship in the country you currently live in?
Did you need sponsorship in your last job?
Has an employer ever sponsored your visa?
Are you currently on a visa that will later need sponsorship?
Does your spouse require sponsorship?
Do your dependents need visa sponsorship?
Do you need to transfer your sponsorship?
Would you require a transfer of your H-1B sponsorship?
Do you need sponsorship? If yes, please explain.
If you need sponsorship, which visa do you need?
Which type of sponsorship do you require?
What sponsorship will you need?
When will you require sponsorship?
How long can you work without sponsorship?
Do you understand that we do not offer sponsorship?
I acknowledge that no visa sponsorship is available and none is needed
Are you aware that we cannot sponsor visas?
We do not sponsor visas. Do you still want to apply?
Will we need to sponsor you?
Do you need sponsorship in the EU?
Do you need sponsorship to work in Europe?
Do you require sponsorship in the US or Canada?
Do you require sponsorship in your country of residence?
List all countries for which you now or in the future require sponsorship
Are you comfortable to work on W2 without any sponsorship?
This position cannot offer C2C or visa sponsorship. Do you need one or both, now or in the future?
Do you require visa sponsorship or relocation? Please describe.
Are you authorized to work in the US without sponsorship today?
Are you currently authorized to work in the US without sponsorship?
Are you authorized to work in the US without sponsorship for the next two years, or will you need it in the future?
Are you authorized to work in the EU without sponsorship?
Are you authorized to work without sponsorship in the US or the UK?
Are you not authorized to work in the US without sponsorship?
Are you unable to work lawfully in the US without sponsorship?
Are you authorized to work in the US only with sponsorship or also without sponsorship? Please specify
Are you permanently authorized to work in the US without sponsorship?
Do you have unrestricted authorization to work in the US, without sponsorship, as a citizen?
What is your immigration status?
What is your visa status?
Which visa do you hold?
Are you a U.S. citizen?
Are you a citizen of the United States or a permanent resident?
Are you a permanent resident of the United States?
Do you hold a green card?
Are you on an F-1 visa?
Are you a U.S. person as defined by ITAR?
Are you a U.S. person or a protected individual under export control laws?
Are you a citizen of Cuba, Iran, North Korea, or Syria?
What is your nationality?
Country of citizenship
How old are you?
What is your date of birth?
What is your age?
Date of birth
Are you at least 21 years old?
Are you at least 16 years of age?
Are you over 21?
Are you between 18 and 65 years old and at least 18?
Can you prove that you are at least 18?
If you are under 18, can you provide a work permit?
If under 18, do you have your parents' consent?
Are you 18 or older and allowed to serve alcohol?
Are you at least 18 and have you never been convicted?
Are you at least 18 years old and do you hold a driver's license, or are you under 18 with a permit?
Are you comfortable working with people under 18?
Have you supervised children under 18?
Do you not agree to a background check?
Do you object to a background check?
Do you refuse a background check?
Is there anything in your past that a background check would find?
Have you passed a background check?
Will you pass a background check?
Would a background check raise any concern?
Are you willing to undergo a background check and a drug test?
Are you willing to undergo a criminal background check?
Are you willing to undergo a credit check?
Do you consent to a reference check?
I authorize the company to run a background check
Have you already had a background check?
Are you willing to undergo a background check with fingerprints?
Can you pass a drug test?
Can you pass a background check and drug screen?
Would you fail a drug test?
Have you ever failed a drug test?
Do you use illegal drugs?
Are you willing to take random drug tests?
Are you unwilling to take a drug test?
Do you object to drug testing?
Are you currently using drugs without a prescription?
Are you willing to take a hair drug test?
Have you been convicted of a felony in the last seven years?
Have you been convicted of a felony or misdemeanor?
Have you ever been charged with a felony?
Have you ever pleaded guilty to a felony?
Have you ever been convicted of a felony that has not been expunged?
Do you have pending felony charges?
Have you never been convicted of a felony?
Have you ever been arrested?
Have you ever been arrested for or convicted of a crime?
Have you been convicted of a crime in the past ten years?
Have you ever been convicted of a crime other than a traffic offense?
Do you have a clean criminal record?
Is your criminal record clean?
Are you free of criminal convictions?
I have no criminal record
I have never been convicted of a crime
Have you never been convicted of a crime?
Do you have any unspent convictions?
Do you have any spent convictions?
Do you have pending criminal charges?
Have you been convicted of a misdemeanor?
Can you provide a police certificate?
Have you ever been convicted of a crime? If so, explain.
Have you been found guilty of any offense within the last five years?
Do you need an accommodation for the interview?
Do you require reasonable accommodation to perform the job?
Can you perform the essential functions of this job with or without accommodation?
Do you have a disability that requires accommodation?
Do you have a disability that affects your work?
Have you worked with people with a disability?
Are you a disabled veteran?
Do you have experience in disability insurance?
Do you not have a disability that we should know of? Please describe
Do you hold a Top Secret clearance?
Do you have an active TS/SCI clearance with polygraph?
Do you have a Secret clearance?
Are you eligible for a security clearance?
Are you able to obtain a security clearance?
Are you willing to obtain a security clearance?
Have you ever held a security clearance?
Have you ever been denied a security clearance?
Has your security clearance expired?
What level of security clearance do you hold?
Which security clearance do you have?
Is your clearance inactive?
Do you not hold a security clearance?
Are you willing to sign a non-compete agreement?
Have you ever signed a non-compete?
Have you previously been bound by a non-compete agreement?
Would a non-compete agreement prevent you from taking this job?
Are you free of any non-compete agreement?
Are you not bound by a non-compete agreement?
Are you bound by a non-compete or non-solicitation agreement?
Are you aware of a non-disclosure or non-competition agreement that may affect your employment?
Does your non-compete limit your work?
Do you have a restrictive covenant?
Are you a current or former government official?
Are you a close relative of a government official?
Do you have a conflict of interest?
Have you ever been dismissed from a job?
Have you ever been debarred or excluded from a federal program?
Are you vaccinated against COVID-19?
Social Security number
What are the last four digits of your SSN?
National insurance number
`,
};

/** Questions that name a country; each is asked of every country of `COUNTRIES`. */
export const BY_COUNTRY: Record<string, string[]> = {
  work_authorization: [
    'Are you legally authorized to work in {country}?',
    'Do you have the right to work in {country}?',
    'Are you authorised to work in {country}?',
  ],
  sponsorship: [
    'Will you now or in the future require visa sponsorship to work in {country}?',
    'Do you need sponsorship to work in {country}?',
  ],
  '-sponsorship': ['Can you work in {country} without sponsorship?'],
  unsponsored_work: [
    'Are you authorized to work in {country} without sponsorship?',
    'Are you eligible to work in {country} for any employer?',
  ],
};

export const COUNTRIES: Record<string, string> = {
  CA: 'Canada',
  GB: 'the United Kingdom',
  DE: 'Germany',
  FR: 'France',
  ES: 'Spain',
  PT: 'Portugal',
  IT: 'Italy',
  NL: 'the Netherlands',
  PL: 'Poland',
  RO: 'Romania',
  SE: 'Sweden',
  TR: 'Turkey',
  IE: 'Ireland',
  AU: 'Australia',
  IN: 'India',
  BR: 'Brazil',
  MX: 'Mexico',
  SG: 'Singapore',
};
