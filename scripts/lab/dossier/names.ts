import type { StoredFact } from '@huntwell/filler';

/** Other names of what a dossier says, by the topic they stand for. Spelling aside: `zip_code` and `zipCode` are `zipcode`. */
const SAME_AS: Record<string, string> = {
  full_name: 'name fullname legalname candidatename applicantname',
  first_name: 'firstname givenname forename legalfirstname',
  middle_name: 'middlename middleinitial',
  last_name: 'lastname surname familyname legallastname',
  preferred_name: 'preferredname nickname preferredfirstname',
  email: 'email emailaddress mail',
  phone: 'phone phonenumber mobile mobilephone cell cellphone telephone tel',
  location: 'location currentlocation citystate basedin',
  street_address: 'address street streetaddress address1 addressline1 addressline line1',
  address_line_2: 'address2 addressline2 apartment unit line2 apt',
  city: 'city town currentcity',
  state: 'state province region stateprovince county',
  postcode: 'postcode zip zipcode postalcode',
  country: 'country countryofresidence currentcountry',
  linkedin: 'linkedin linkedinurl linkedinprofile',
  github: 'github githuburl githubprofile',
  portfolio: 'portfolio website portfoliourl websiteurl personalwebsite personalsite url homepage',
  twitter: 'twitter x twitterurl',
  other_website: 'otherwebsite otherurl otherlink',
  current_company: 'currentcompany company employer currentemployer org organization',
  current_title: 'currenttitle title jobtitle currentjobtitle position currentposition currentrole role',
  years_of_experience:
    'yearsofexperience yearsexperience experienceyears totalyearsexperience totalexperience yoe',
  school: 'school university college institution',
  degree: 'degree highestdegree',
  education_level: 'educationlevel highesteducation levelofeducation highestlevelofeducation',
  field_of_study: 'fieldofstudy major discipline areaofstudy',
  graduation_date: 'graduationdate graduationyear graduation gradyear',
  gpa: 'gpa',
  skills: 'skills',
  languages: 'languages',
  headline: 'headline tagline',
  summary: 'summary bio about aboutme professionalsummary',
  notice_period: 'noticeperiod notice',
  start_date: 'startdate availablefrom availability earlieststartdate availabledate availablestartdate',
  salary_expectation:
    'salary desiredsalary expectedsalary salaryexpectation salaryexpectations salaryexpected minsalary salarymin compensation desiredcompensation',
  hourly_pay_expectation: 'hourlyrate desiredhourlyrate hourly',
  current_salary: 'currentsalary currentcompensation',
  relocation: 'relocation willingtorelocate relocate opentorelocation',
  travel: 'travel willingtotravel',
  remote: 'remote willingtoworkremote openremote',
  how_heard: 'howheard howdidyouhear howdidyouhearaboutus source referralsource heardfrom heardabout',
  gender: 'gender genderidentity',
  sex: 'sex',
  ethnicity: 'ethnicity race raceethnicity',
  hispanic: 'hispanic hispaniclatino hispanicorlatino',
  veteran: 'veteran veteranstatus isveteran',
  disability: 'disability disabilitystatus hasdisability',
  pronouns: 'pronouns',
  age_18: 'age18 over18 isover18 atleast18 isadult is18orolder',
  date_of_birth: 'dateofbirth dob birthdate birthday',
  citizenship: 'citizenship nationality',
  visa_status: 'visastatus visa immigrationstatus',
  security_clearance: 'securityclearance clearance',
  driving_licence: 'driverslicense drivinglicence driverslicence drivinglicense',
  cover_letter: 'coverletter',
};

/** The topic that a name stands for. */
export const TOPIC_OF = new Map(
  Object.entries(SAME_AS).flatMap(([topic, names]) =>
    names.split(/\s+/).map((name) => [name, topic] as const),
  ),
);

export const AUTHORIZED =
  /^(?:is|are)?(?:legally|work)?(?:authori[sz]ed(?:towork)?|workauthori[sz](?:ation|ed)|righttowork|eligibletowork|workpermit)(?:in)?(us|usa|uk|ca|canada)?$/;
export const SPONSORED =
  /^(?:will|do|does)?(?:require|need)s?(?:d)?(?:visa)?sponsorship(?:required|now|future)?$|^(?:visa)?sponsorship(?:required|needed)?$|^requiresvisa$/;
export const COUNTRY_CODE: Record<string, string> = { us: 'US', usa: 'US', uk: 'GB', ca: 'CA', canada: 'CA' };

export const FACTS: ReadonlySet<string> = new Set<StoredFact>([
  'full_name',
  'first_name',
  'middle_name',
  'last_name',
  'preferred_name',
  'email',
  'phone',
  'location',
  'street_address',
  'address_line_2',
  'city',
  'state',
  'postcode',
  'country',
  'linkedin',
  'github',
  'portfolio',
  'twitter',
  'other_website',
  'current_company',
  'current_title',
  'years_of_experience',
  'school',
  'degree',
  'education_level',
  'field_of_study',
  'graduation_date',
  'gpa',
  'skills',
  'languages',
  'headline',
  'summary',
]);

/** Groups that only sort what they hold. */
export const GROUPS =
  /^(?:profile|personal(?:info(?:rmation)?|details)?|contact(?:info(?:rmation)?|details)?|basics|candidate|applicant|person|user|data|dossier|facts|links|social(?:links|profiles)?|urls|websites|work(?:info)?|employment|professional(?:info)?|current(?:job|position)?|preferences|job(?:preferences)?|eeo|eeoc|demographics?|diversity|voluntary|legal|eligibility|authori[sz]ation|documents|other|additional|misc|availability|compensation|education(?:info)?)$/;
export const JOBS =
  /^(?:experiences?|workexperiences?|workhistory|jobs|employmenthistory|employment|positions|work)$/;
export const SCHOOLS = /^(?:educations?|schools|educationhistory|degrees)$/;
