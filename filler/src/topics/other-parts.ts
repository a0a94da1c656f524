/** Parts of a form on something that the resume's schools and jobs do not tell: courses, service, what one belongs to. */
const OTHER_ENTRIES =
  /^\W*(?:(?:ihre?|deine?|your|vos|votre|sus?|tus?|seus?|suas?|other|weitere|autres?|otr[oa]s|outr[oa]s|altr[ei]) )*(?:training(?:s| courses?)?|courses?|military service|service in the (?:military|armed forces)|zertifi\p{L}*|weiterbildung\p{L}*|fortbildung\p{L}*|schulungen|kurse|ehrenamt\p{L}*|wehrdienst|zivildienst|bundeswehr|formations? (?:compl[ée]mentaires?|continues?)|b[ée]n[ée]volat|service militaire|certificados?|certifica[çc][õo]es|certificaciones|certificazioni|cursos(?! superior)|voluntariado|servicio militar|servi[çc]o militar|corsi(?! di laurea)|volontariato|servizio militare|cursussen|certificaten|vrijwilligerswerk|szkolenia|kursy|certyfikaty|wolontariat|kurser|certifikat\p{L}*|frivillig\p{L}*|v[äa]rnplikt|sertifikalar|kurslar|askerlik)(?!\p{L})/iu;

/** Parts on an account, a car, or an organisation: how to reach them is not how to reach the applicant. */
const OTHER_OWNERS =
  /^\W*(?:(?:ihre?|your|current|present|previous) )*(?:(?:company|employer|organi[sz]ation)(?:['’]s)? (?:information|details|data|contact\w*|address)|(?:firmen|unternehmens)(?:daten|angaben|adresse)|angaben zum (?:unternehmen|arbeitgeber)|bank (?:details|account|information)|bankverbindung|kontodaten|coordonn[ée]es bancaires|datos bancarios|dados banc[áa]rios|dati bancari|bankgegevens|vehicle|car|fahrzeug|v[ée]hicule|veh[íi]culo|ve[íi]culo|landlord|accommodation)\W*$/iu;

/** A second place where somebody may be reached. */
const OTHER_ADDRESS =
  /^\W*(?:your |the )?(?:(?:previous|former|prior|past|second|secondary|alternat(?:e|ive)|other|temporary|billing|invoice) (?:address(?:es)?|residences?)|residence history|(?:list )?(?:all )?(?:the )?(?:places?|where) you(?: have)? lived\b|rechnungs(?:adresse|anschrift)|zweit(?:wohnsitz|adresse)|weitere adresse|adresse (?:secondaire|de facturation|pr[ée]c[ée]dente)|(?:direcci[óo]n|domicilio) (?:secundari[oa]|de facturaci[óo]n|anterior)|(?:residenza|indirizzo) precedente|fr[üu]here[rn]? (?:adresse|anschrift|wohnsitz)|vorig(?:e)? adres|poprzedni adres|tidigare adress|endere[çc]o (?:secund[áa]rio|de cobran[çc]a|anterior))/iu;

const FOR_OFFICE =
  /\b(?:office|internal|hr|official|staff|employer|company|admin\w*|management|supervisor|manager|recruiter|store|department|payroll|personnel)(?:['’]s)? use\b|\bfor (?:the )?(?:hr|employer|company|management|office)(?: department)? only\b|\bdo not (?:write|complete|fill)\b|\b(?:completed|filled (?:in|out)) (?:in |out )?by (?!(?:the |an? |each )?(?:applicants?|candidates?|you\b|job ?seekers?))|^hire information$|^nur f[üu]r (?:interne|den internen|dienstlich)|r[ée]serv[ée]e? (?:[àa] l['’](?:administration|employeur|entreprise)|au service)|(?:uso|utilisation|gebruik) intern[eoa]?\b/i;
/** The same in other languages: who fills the part, or for whom it is kept. */
const FOR_OFFICE_ABROAD =
  /(?<!\p{L})(?:vom (?:arbeitgeber|unternehmen|betrieb|personal\p{L}*) (?:auszuf|ausgef)|(?:uso exclusivo|para uso|exclusivo) (?:de|da|do) (?:la )?(?:empresa|rh|recursos|empleador|empregador|administra)|riservat[oa] all['’] ?(?:azienda|ufficio)|in te vullen door (?:de )?(?:werkgever|bedrijf)|wype[łl]nia (?:pracodawca|firma)|ifylls av (?:arbetsgivar|f[öo]retag)|udfyldes af arbejdsgiver|fylles ut av arbeidsgiver|se completeaz[ăa] de (?:angajator|c[ăa]tre angajator)|[iİ][şs]veren taraf[ıi]ndan|remplir par l['’](?:employeur|entreprise))/iu;

/** Parts of a form that the employer fills. */
export function isForOffice(section: string): boolean {
  return FOR_OFFICE.test(section) || FOR_OFFICE_ABROAD.test(section);
}

export function isOnOtherEntries(section: string): boolean {
  return OTHER_ENTRIES.test(section);
}

export function isOfOtherOwner(section: string): boolean {
  return OTHER_OWNERS.test(section) || OTHER_ADDRESS.test(section);
}

/** A document of the applicant's: the place in it is where it was given out. */
const DOCUMENT =
  /^(?:(?:your|my|the) )?(?:passport|visa|work permit|residence permit|driv\p{L}+(?:['’]s)? licen[cs]e|identity (?:card|document)|id card|national id|ausweis\p{L}*|reisepass|f[üu]hrerschein|passeport|carte d[’']identit[ée]|permis de (?:conduire|s[ée]jour)|pasaporte|dni|passaporto|passaporte|paspoort|paszport)(?: (?:details?|information|data))?\W*$/iu;

export function isOfDocument(section: string): boolean {
  return DOCUMENT.test(section);
}
