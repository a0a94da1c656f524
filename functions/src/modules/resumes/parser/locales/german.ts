import type { Locale } from './locale.ts';

export const german: Locale = {
  code: 'de',
  stopWords:
    'und der die das mit von fur im bei zur zum den dem des einer eines sowie auf als ist uber nach am bis',
  headings: {
    contact:
      'kontakt|kontaktdaten|personliche daten|personliche angaben|angaben zur person|zur person|personalien|kontaktinformationen|anschrift|adresse',
    summary:
      'profil|kurzprofil|uber mich|zusammenfassung|profil zusammenfassung|personliches profil|berufsprofil|berufliches profil|qualifikationsprofil|karriereziel|ziel|berufsziel|berufliche ziele|kurzvorstellung|steckbrief',
    experience:
      'berufserfahrung|berufserfahrungen|berufliche erfahrung|berufliche erfahrungen|beruflicher werdegang|werdegang|praxiserfahrung|praktische erfahrung|praktische erfahrungen|berufspraxis|berufliche praxis|beruflicher hintergrund|beruflicher lebenslauf|berufliche laufbahn|berufliche stationen|berufliche tatigkeit|berufliche tatigkeiten|berufstatigkeit|arbeitserfahrung|tatigkeiten|praktika|praktikum|nebentatigkeiten|relevante erfahrung|relevante berufserfahrung|karriere|karriereverlauf|stationen|arbeitsverhaltnisse|beschaftigungsverlauf|werkstudententatigkeiten|wichtigste stationen|anstellungen|arbeitsstellen|beschaftigungen|arbeitsleben|berufsleben|tatigkeit|bisherige tatigkeiten',
    education:
      'ausbildung|bildung|bildungsweg|bildungsgang|studium|schulbildung|schulische bildung|schulische ausbildung|akademischer werdegang|akademische ausbildung|akademische bildung|hochschulbildung|ausbildung und studium|studium und ausbildung|aus und weiterbildung|ausbildung und qualifikation|schule und studium|studium und schule|schule und ausbildung|schulischer werdegang|berufsausbildung|beruflicher bildungsweg|hochschulstudium|bildung und abschlusse|abschlusse|universitare ausbildung|schulbesuch|schule|akademische laufbahn|schulische laufbahn|schullaufbahn|studium und schulbildung|schulen|ausbildungen|schulzeit|ausbildungsweg',
    skills:
      'top kenntnisse|kenntnisse|fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|edv|it|fachkenntnisse|fachliche kompetenzen|fachliche kenntnisse|fachkompetenzen|kernkompetenzen|schlusselkompetenzen|technische kenntnisse|technische fahigkeiten|kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|besondere kenntnisse|weitere kenntnisse|computerkenntnisse|softwarekenntnisse|qualifikationen|skills und kenntnisse|methodenkompetenz|soziale kompetenzen|personliche fahigkeiten|programmiersprachen|software kenntnisse|know how|schwerpunkte|zusatzqualifikationen|it kompetenzen|digitale kompetenzen|sonstige kenntnisse|zusatzliche qualifikationen|weitere qualifikationen|softwareentwicklung',
    certificates:
      'zertifikate|zertifizierungen|zertifikate und weiterbildungen|weiterbildungen und zertifikate|weiterbildung und zertifikate|zertifikate und lizenzen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lehrgange|kurse|kurse und zertifikate|seminare|schulungen|fort und weiterbildung|fort und weiterbildungen|lizenzen',
    languages: 'sprachen|sprachkenntnisse|fremdsprachen|sprachliche kenntnisse|fremdsprachenkenntnisse',
    projects:
      'projekte|projekterfahrung|ausgewahlte projekte|eigene projekte|projektarbeit|personliche projekte',
    publications: 'publikationen|veroffentlichungen|fachartikel|vortrage und publikationen',
    volunteer:
      'ehrenamt|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|ehrenamtliches engagement|soziales engagement|engagement|gesellschaftliches engagement|freiwilligenarbeit|ausserschulisches engagement',
    awards:
      'auszeichnungen|preise|stipendien|preise und auszeichnungen|auszeichnungen und stipendien|ehrungen|stipendien und auszeichnungen',
    other:
      'interessen|hobbys|hobbies|interessen und hobbys|hobbys und interessen|freizeit|referenzen|sonstiges|weitere informationen|mitgliedschaften|fuhrerschein|personliches|starken|wehrdienst|zivildienst|verschiedenes|zusatzliche informationen|personliche interessen',
    links: 'online profile|profile im netz',
  },
  headingWords: {
    languages: String.raw`sprach\w*|fremdsprach\w*`,
    publications: String.raw`\w*publikationen|veroffentlichungen`,
    volunteer: String.raw`ehrenamt\w*|\w*engagement`,
    awards: 'auszeichnungen|stipendien|preise',
    certificates: String.raw`\w*zertifi\w+|\w*weiterbildung(?:en)?|fortbildung\w*|schulungen|lehrgange`,
    projects: String.raw`\w*projekte`,
    skills: String.raw`\w*ken{1,2}t?nis{1,2}e|\w*kompetenz(?:en)?|\w*fahigkeiten|\w*qualifikationen`,
    education: String.raw`akademische\w* \w+|schulische\w* \w+|\w*schulbildung|\w*ausbildung|\w*studium|bildungs\w+|hochschul\w+`,
    experience: String.raw`berufliche\w*|berufs\w+|\w*erfahrung(?:en)?|\w*tatigkeit(?:en)?|\w*werdegang|\w*laufbahn|praktika|anstellungen|beschaftigungen`,
  },
  months: [
    'januar janner jan',
    'februar feber feb',
    'marz maerz mrz mar',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  seasons: ['fruhling fruhjahr', 'sommer', 'herbst', 'winter'],
  present: 'heute|bis heute|jetzt|laufend|dato|bis dato|gegenwart|aktuell|derzeit|andauernd|fortlaufend',
  until: 'bis|bis zum',
  since: 'seit|ab',
  at: 'bei|bei der|beim|in der|im|an der|am',
  roles:
    'leiter leiterin berater beraterin entwickler entwicklerin ingenieur ingenieurin praktikant praktikantin werkstudent werkstudentin mitarbeiter mitarbeiterin sachbearbeiter sachbearbeiterin referent referentin geschaftsfuhrer geschaftsfuhrerin verkaufer verkauferin pfleger pflegerin krankenschwester lehrer lehrerin assistent assistentin assistenz arzt arztin fachkraft hilfskraft aushilfe kaufmann kauffrau kaufleute techniker technikerin mechaniker mechanikerin mechatroniker mechatronikerin elektriker elektrikerin elektroniker elektronikerin erzieher erzieherin koch kochin kellner kellnerin fahrer fahrerin lagerist lageristin buchhalter buchhalterin controller controllerin einkaufer einkauferin disponent disponentin gestalter gestalterin designerin redakteur redakteurin journalistin architektin anwalt anwaltin rechtsanwalt rechtsanwaltin jurist juristin notar steuerberater steuerberaterin wirtschaftsprufer meister meisterin geselle auszubildender auszubildende azubi trainerin dozent dozentin professorin wissenschaftler wissenschaftlerin forscher forscherin apotheker apothekerin therapeut therapeutin physiotherapeutin psychologin hebamme sekretar sekretarin vorstand vorstandin abteilungsleitung teamleitung projektleitung leitung geschaftsleitung filialleitung inhaber inhaberin grunder grunderin selbstandiger vertreter vertreterin aussendienst aussendienstmitarbeiter kassierer kassiererin friseur friseurin backer tischler schreiner maler maurer schlosser schweisser installateur dolmetscher ubersetzer ubersetzerin bibliothekar sozialarbeiter sozialarbeiterin sozialpadagoge sozialpadagogin analytiker programmierer programmiererin administratorin beauftragter beauftragte volontar volontarin prokurist monteur monteurin laborant laborantin zeichner zeichnerin polizist polizistin beamter beamtin bankkaufmann managerin hausmeister reinigungskraft stellvertreter hilfsarbeiter',
  roleEndings:
    'leiter leiterin berater beraterin entwickler entwicklerin ingenieur ingenieurin kaufmann kauffrau assistent assistentin assistenz fachkraft hilfskraft verkaufer verkauferin techniker technikerin mechaniker mechanikerin mechatroniker pfleger pflegerin schwester lehrer lehrerin fuhrer fuhrerin mitarbeiter mitarbeiterin bearbeiter bearbeiterin arzt arztin therapeut therapeutin monteur anwalt anwaltin wirt wirtin angestellte angestellter manager managerin trainer trainerin gestalter gestalterin laborant laborantin elektroniker elektronikerin informatiker informatikerin helfer helferin wart koch meister meisterin padagoge padagogin leitung student studentin praktikant praktikantin prufer pruferin planer planerin redakteur redakteurin spezialist spezialistin administrator koordinator koordinatorin betreuer betreuerin fahrer arbeiter arbeiterin beauftragter beauftragte techniker chemiker biologe physiker okonom fachmann fachfrau handler bauer macher referent referentin sekretarin lotse schlosser',
  employers:
    'gmbh ag kg kgaa ohg ug ev mbh co werke werk maschinenbau handel handels versicherung versicherungen bank sparkasse klinik klinikum krankenhaus stadt stadtwerke landkreis gemeinde amt bundesamt ministerium verlag kanzlei praxis apotheke gruppe holding technik bau logistik spedition buro institut stiftung verein hotel gasthaus restaurant backerei agentur autohaus universitat hochschule schule kita kindergarten pflegeheim seniorenheim steuerberatung ingenieurburo software systeme',
  degrees: [
    '(?:fach)?abiturs?|(?:mittlere |allgemeine |fachgebundene )?\\p{L}*(?:hochschul|berufsbildungs|berufsausbildungs|bildungs|sekundarschul|real)reife|mittlere \\p{L}*reife|allgemeine hochschulreife|fachhochschulreife|hochschulreife|matura|mittlere reife|mittlerer (?:schul|bildungs)abschluss(?: \\([\\p{L} ]+\\))?|qualifizierender hauptschulabschluss|quali|erweiterter realschulabschluss|(?:allgemeines |fachgebundenes )?abitur|realschulabschluss|hauptschulabschluss|fachoberschulreife|berufsmatura',
    '(?:(?:weiter|fort)bildung (?:zum|zur)(?: (?!bei |in )[\\p{L}/.-]+){1,3}(?: \\(ihk\\))?)|(?:berufs)?ausbildung (?:zum|zur|als)(?: (?!bei |in )[\\p{L}/.-]+){1,3}|lehre (?:zum|zur|als)(?: [\\p{L}/-]+){1,2}|umschulung (?:zum|zur)(?: [\\p{L}/-]+){1,2}',
    'diplom(?:studium|-\\p{L}+|ingenieur(?:in)?|kauf(?:mann|frau)|informatiker(?:in)?|betriebswirt(?:in)?|psychologe|psychologin)?(?:[- ]\\((?:fh|univ\\.?|ba)\\))?|dipl\\.-?\\s?(?:ing|kfm|kffr|inf|betrw|psych|biol|phys|chem|oec|wirt|wi-ing|jur|pad|soz)\\p{L}*\\.?(?:-\\p{L}+\\.?)?(?: \\((?:fh|univ\\.?)\\))?',
    '(?:erstes |zweites |1\\. |2\\. )?(?:juristisches )?staatsexamen|(?<!\\p{L} )(?:duales |berufsbegleitendes )?studium(?! generale| an )|magister(?: artium)?|promotion|bachelorstudium|masterstudium|staatlich gepruft(?:e|er) \\p{L}+|fachinformatiker(?:in)?|gesellenbrief|meisterbrief|meisterprufung|gesellenprufung|habilitation|vordiplom',
  ],
  schools:
    'universitat|hochschule|fachhochschule|gymnasium|realschule|gesamtschule|berufsschule|berufskolleg|berufsakademie|akademie|duale hochschule|\\p{L}*oberschule|\\p{L}*gymnasium|\\p{L}*hochschule|\\p{L}*universitat|\\p{L}*schule|tu|fh|ihk|rwth|lmu|kit|kolleg|volkshochschule|fernuniversitat|osz|oberstufenzentrum|bsz|bbs|brg|\\p{L}*akademie|sbsz|bbz|fos|bos|vhs|htl|wifi|handelskammer|handwerkskammer',
  unearned: 'ohne abschluss|nicht abgeschlossen|studium abgebrochen|abgebrochen',
};
