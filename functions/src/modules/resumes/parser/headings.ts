import { countLetters, fold, isAllCaps, joinSpacedLetters } from './text-line.ts';

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'projects'
  | 'links'
  | 'other';

/** Whole headings, folded; English first, then the languages that are common on resumes in Europe and Latin America. */
const PHRASES: Record<SectionKind, string> = {
  contact:
    'contact|contacts|contact details|contact information|contact info|contact me|get in touch|personal details|personal information|personal data|personal info|personal profile details|details|kontakt|kontaktdaten|personliche daten|datos personales|contacto|coordonnees|informations personnelles|contatti|dados pessoais|contato|gegevens|persoonlijke gegevens',
  summary:
    'summary|professional summary|career summary|executive summary|summary of qualifications|qualifications summary|career profile|profile|professional profile|personal profile|personal statement|profile summary|about|about me|objective|career objective|professional objective|job objective|career goal|career goals|overview|professional overview|career overview|introduction|bio|biography|who i am|at a glance|my story|in brief|snapshot|career snapshot|statement|resumen|resumen profesional|perfil|perfil profesional|sobre mi|objetivo|profil|profil professionnel|a propos|resume professionnel|uber mich|kurzprofil|zusammenfassung|profilo|profilo professionale|chi sono|resumo|resumo profissional|sobre|samenvatting|profiel|over mij',
  experience:
    'experience|experiences|work experience|work experiences|professional experience|professional experiences|employment|employment history|employment experience|employment record|work history|job history|career history|professional history|professional background|work background|relevant experience|related experience|relevant work experience|industry experience|career|career path|career experience|career highlights and experience|positions held|positions|appointments|academic appointments|academic positions|professional appointments|research positions|internships|internship|internship experience|internships experience|experience and internships|research experience|teaching experience|clinical experience|leadership experience|management experience|military experience|military service|technical experience|engineering experience|additional experience|other experience|previous experience|prior experience|earlier experience|earlier career|selected experience|key experience|project experience|freelance experience|consulting experience|academic experience|volunteer experience|volunteering experience|volunteer work|where i ve worked|where i have worked|what i ve done|what i have done|my work|my experience|my journey|jobs|places i ve worked|roles|experience highlights|experiencia|experiencia profesional|experiencia laboral|trayectoria profesional|experience professionnelle|experiences professionnelles|parcours professionnel|berufserfahrung|berufliche erfahrung|beruflicher werdegang|werdegang|praxiserfahrung|esperienza|esperienza professionale|esperienze lavorative|esperienze professionali|experiencia profissional|historico profissional|werkervaring|ervaring',
  education:
    'education|educational background|education background|academic background|academic qualifications|academic qualification|educational qualifications|educational qualification|educational details|education details|academic details|academics|academic history|academic credentials|education and training|education training|training and education|education and certifications|education certifications|education and qualifications|qualifications|academic qualifications and certifications|education history|educational history|schooling|studies|where i studied|what i studied|learning|degrees|formation|etudes|formation academique|diplomes|educacion|formacion|formacion academica|estudios|ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|istruzione|istruzione e formazione|formazione|educacao|formacao|formacao academica|escolaridade|opleiding|opleidingen|onderwijs',
  skills:
    'skills|skill|skill set|skillset|skills set|key skills|core skills|top skills|technical skills|technical skill|technical skillset|technical skill set|technical expertise|technical proficiency|technical proficiencies|technical competencies|technical knowledge|technical summary|technical strengths|technical background|technical toolkit|professional skills|relevant skills|it skills|it proficiency|it literacy|computer skills|computer proficiency|software skills|software proficiency|software|hard skills|soft skills|core competencies|core competence|core competency|competencies|competences|key competencies|areas of expertise|area of expertise|expertise|core expertise|key expertise|specialties|specialities|specialisms|specializations|proficiencies|core proficiencies|capabilities|core capabilities|abilities|skills and abilities|skills abilities|skills and competencies|skills and expertise|skills expertise|skills and tools|skills tools|tools|tools and technologies|tools technologies|technologies|technology|technology stack|tech stack|technologies and tools|toolbox|toolkit|my toolkit|tools i use|tech skills|technical tools|programming skills|programming languages|programming|languages and technologies|languages and frameworks|programs|programs and software|software and tools|additional skills|other skills|skills summary|summary of skills|skills and interests|skills interests|skills and technologies|skills technologies|skills and qualifications|skills and knowledge|knowledge|skills highlights|skill highlights|highlights of skills|what i do|what i know|what i bring|what i m good at|things i m good at|professional competencies|marketable skills|clinical skills|habilidades|habilidades tecnicas|competencias|competencias tecnicas|conocimientos|aptitudes|competences techniques|kenntnisse|fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|competenze|competenze tecniche|capacita|conhecimentos|vaardigheden|competenties',
  certificates:
    'certifications|certification|certificates|certificate|certifications and licenses|certifications licenses|certificates and licenses|licenses|licences|license|licensure|licenses and certifications|licenses certifications|licensure and certifications|licensure certifications|professional certifications|professional certification|professional licenses|technical certifications|credentials|professional credentials|accreditations|certifications and training|certifications training|training and certifications|training certifications|certification and training|trainings and certifications|trainings certifications|courses and certifications|courses certifications|certifications and courses|certifications courses|certifications and awards|certification and licenses|certified|it certifications|certificaciones|certificados|certifications professionnelles|zertifikate|zertifizierungen|certificazioni|certificacoes|certificaten|certificeringen',
  languages:
    'languages|language|language skills|language proficiency|languages known|known languages|spoken languages|foreign languages|linguistic skills|language competencies|languages spoken|idiomas|lenguas|langues|sprachen|sprachkenntnisse|lingue|linguas|talen|talenkennis',
  projects:
    'projects|project|personal projects|academic projects|academic project|key projects|selected projects|side projects|notable projects|relevant projects|project work|project works|major projects|major project|recent projects|open source|open source projects|open source contributions|technical projects|university projects|college projects|project details|project profile|projects undertaken|projects handled|portfolio|things i ve built|what i ve built|class projects|course projects|team projects|projects and activities|proyectos|projets|projekte|progetti|projetos|projecten',
  links:
    'links|social|social media|social links|online presence|profiles|web|websites|online|find me online|find me',
  other:
    'awards|award|honors|honours|honors and awards|honors awards|awards and honors|awards honors|awards and achievements|awards achievements|achievements|achievement|key achievements|accomplishments|key accomplishments|recognition|awards and recognition|awards recognition|scholarships|fellowships|grants|selected honors|publications|publication|selected publications|papers|research|research interests|patents|patents and publications|presentations|invited talks|talks|conferences|speaking|publications and talks|publications talks|volunteering|volunteer|community|community service|community involvement|interests|interest|hobbies|hobbies and interests|interests and hobbies|hobbies interests|personal interests|areas of interest|area of interest|activities|extracurricular|extracurriculars|extracurricular activities|extra curricular activities|extra curricular|co curricular activities|leadership|leadership and activities|leadership activities|activities and leadership|activities leadership|honors and activities|activities and honors|memberships|membership|professional memberships|professional affiliations|affiliations|associations|professional associations|professional development|training|trainings|courses|coursework|relevant coursework|relevant courses|professional training|workshops|seminars|references|referees|reference|testimonials|declaration|additional information|additional info|additional|other|others|miscellaneous|other information|personal|key responsibilities|availability|military|boards|advisory boards|board memberships|security clearance|clearance|clearances|strengths|key strengths|core strengths|strengths and weaknesses|declarations|work authorization|visa status|premios|publicaciones|intereses|referencias|voluntariado|loisirs|centres d interet|interets|auszeichnungen|interessen|hobbys|referenzen|ehrenamt|weiterbildung|veroffentlichungen|interessi|referenze|pubblicazioni|premi|interesses|referencias|publicacoes|hobby s|referenties|willing to relocate',
};

const KIND_BY_PHRASE = new Map<string, SectionKind>();
const KIND_BY_LETTERS = new Map<string, SectionKind>();
for (const [kind, phrases] of Object.entries(PHRASES) as [SectionKind, string][]) {
  for (const phrase of phrases.split('|')) {
    if (!KIND_BY_PHRASE.has(phrase)) KIND_BY_PHRASE.set(phrase, kind);
    const letters = phrase.replaceAll(' ', '');
    if (letters.length > 4 && !KIND_BY_LETTERS.has(letters)) KIND_BY_LETTERS.set(letters, kind);
  }
}

/** Last words that classify an unlisted heading: "Selected Consulting Experience". */
const LAST_WORD: [RegExp, SectionKind][] = [
  [/\b(work|professional|employment|career|job) (history|background|experience|record)\b/, 'experience'],
  [
    /\b(experience|experiences|employment|internships|appointments|experiencia|berufserfahrung)$/,
    'experience',
  ],
  [/\b(education|qualifications|academics|studies)$/, 'education'],
  [/\b(skills|competencies|expertise|technologies|proficiencies|toolkit|skillset|tools)$/, 'skills'],
  [/\b(certifications|certificates|licenses|licensure|credentials|accreditations)$/, 'certificates'],
  [/\b(summary|objective|profile|overview)$/, 'summary'],
  [/\bprojects$/, 'projects'],
  [/^languages\b/, 'languages'],
  [/^(experience|employment)\b/, 'experience'],
  [/^(education|academic)\b/, 'education'],
  [/^skills\b/, 'skills'],
  [/^(certifications|licenses)\b/, 'certificates'],
  [/^projects\b/, 'projects'],
  [
    /\b(awards|honors|honours|publications|talks|patents|activities|interests|memberships|affiliations|achievements|accomplishments|references|coursework|volunteering|development|training|leadership|involvement|boards|information|service|presentations|conferences)$/,
    'other',
  ],
];

function key(text: string): string {
  return fold(joinSpacedLetters(text).replace(/^[\d.]+\s+/, ''))
    .replace(/[&+]/g, 'and')
    .replace(/\band\b/g, 'and')
    .replace(/^(my|the) (?=\w)/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The section of a heading that is known word for word, ignoring spacing and punctuation. */
export function strictHeading(text: string): SectionKind | undefined {
  if (text.length > 60 || /\d{3}|@/.test(text) || !/^\P{L}*\p{Lu}/u.test(text)) return undefined;
  const folded = key(text);
  if (folded === '') return undefined;
  return (
    KIND_BY_PHRASE.get(folded) ??
    KIND_BY_PHRASE.get(folded.replace(/ and /g, ' ')) ??
    KIND_BY_LETTERS.get(folded.replaceAll(' ', '')) ??
    listOfHeadings(text)
  );
}

/** "Programs, Skills, Software": every part is a heading; the first meaningful one decides. */
function listOfHeadings(text: string): SectionKind | undefined {
  const parts = text.split(/\s*(?:[,/&|+]|\band\b)\s*/i).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return undefined;
  const kinds = parts.map((part) => KIND_BY_PHRASE.get(key(part)));
  if (kinds.some((kind) => kind === undefined)) return undefined;
  return kinds.find((kind) => kind !== 'other') ?? 'other';
}

/** The section of a text if it is a heading at all: its deciding words are known, the others may not be. */
export function looseHeading(text: string): SectionKind | undefined {
  const strict = strictHeading(text);
  if (strict !== undefined) return strict;
  if (!looksLikeHeading(text)) return undefined;
  const folded = key(text);
  return LAST_WORD.find(([pattern]) => pattern.test(folded))?.[1];
}

/** The outward form of a heading: short, capitalized, not a sentence, date or address. */
export function looksLikeHeading(text: string): boolean {
  const trimmed = text.trim().replace(/:$/, '');
  const words = trimmed.split(/\s+/);
  if (words.length > 6 || trimmed.length > 50 || countLetters(trimmed) < 3) return false;
  if (/[.;!?@|•]|\d|https?:|\s[–—-]\s/.test(trimmed)) return false;
  return isAllCaps(trimmed) || /^\P{L}*\p{Lu}/u.test(trimmed);
}
