import type { TopicId } from '../../topics/topic-list.ts';

/** The whole label, in any of the languages that forms are written in. */
const words = (english: string, abroad: string) => new RegExp(`^(?:${english}|${abroad})$`, 'iu');

/** What the fields of one job ask, in its own part of the form: there "Title" can mean nothing else. */
export const OF_JOB: readonly (readonly [RegExp, TopicId])[] = [
  [
    words(
      "(?:company|employer|organi[sz]ation|firm)(?:['’]s)?(?: name)?|name of (?:the |your )?(?:company|employer|organi[sz]ation|firm)|(?:previous|former|past|last|latest|current|present|(?:most )?recent) (?:employer|company)(?: name)?|(?:company|employer) (?:/|or) (?:company|employer|organi[sz]ation)",
      'firma|unternehmen|arbeitgeber|entreprise|soci[ée]t[ée]|employeur|empresa|compa[ñn][íi]a|empleador|azienda|societ[àa]|datore di lavoro|empregador|bedrijf|werkgever|bedrijfsnaam|nazwa firmy|pracodawca|f[öo]retag|arbetsgivare|virksomhed|arbejdsgiver|arbeidsgiver|ty[öo]nantaja|firm[ăa]|angajator|[şs]irket(?: ad[ıi])?|zam[ěe]stnavatel',
    ),
    'current_company',
  ],
  [
    words(
      '(?:(?:job|position|role) ?)?(?:title|position|role|designation)|job(?: held| name)?|occupation|title (?:/|or) (?:position|role)|position (?:held|title)',
      'jobtitel|berufsbezeichnung|stellenbezeichnung|stelle|t[äa]tigkeit|funktion|titel|poste(?: occup[ée])?|intitul[ée] du poste|fonction|puesto|cargo|posizione|ruolo|mansione|qualifica|fun[çc][ãa]o|functie(?:titel)?|stanowisko|befattning|stilling|teht[äa]v[äa]nimike|func[țt]ie|pozi[țt]ie|pozisyon|[üu]nvan|pozice',
    ),
    'current_title',
  ],
  [
    words(
      '(?:job |work )?location|city',
      'ort|arbeitsort|lieu|ville|lugar|ciudad|luogo|local|cidade|plaats|miejsce|ort',
    ),
    'location',
  ],
  [
    words(
      'from|start(?:ed|ing)?|start(?:ing)? (?:date|month|year)|(?:date|month|year) (?:started|from)|date from|from date|begin(?: date)?|date (?:you )?(?:started|joined)|joined|employed from|(?:start|beginning) (?:date )?of employment|start(?:ing)? date ?(?:month|year)|employment start(?: date)?',
      'von|ab|seit|beginn|begin|anfang|startdatum|beginndatum|d[ée]but|date de d[ée]but|de|du|depuis|desde|inicio|fecha de inicio|dal?|data (?:di )?inizio|inizio|in[íi]cio|data de in[íi]cio|van|begindatum|od|data rozpocz[ęe]cia|fr[åa]n|fra|ba[şs]lang[ıi][çc](?: tarihi)?|data [îi]nceperii|alkoi',
    ),
    'job_start_date',
  ],
  [
    words(
      'to|until|till|end(?:ed|ing)?|end(?:ing)? (?:date|month|year)|(?:date|month|year) (?:ended|left|to)|date to|to date|finish(?: date)?|date (?:you )?(?:left|ended|of leaving)|left|employed (?:to|until)|end (?:date )?of employment|end(?:ing)? date ?(?:month|year)|employment end(?: date)?',
      "bis|ende|enddatum|fin|date de fin|[àa]|au|jusqu[’']?[àa]?|hasta|fecha de (?:fin|finalizaci[óo]n|t[ée]rmino)|al?|data (?:di )?fine|fine|fim|at[ée]|data de (?:fim|t[ée]rmino|conclus[ãa]o)|tot|einddatum|do|data zako[ńn]czenia|till|til|slut(?:datum|dato)?|biti[şs](?: tarihi)?|p[âa]n[ăa] la|data [îi]ncheierii|p[äa][äa]ttyi",
    ),
    'job_end_date',
  ],
  [
    words(
      'current(?:ly employed)?|i (?:currently |still )?(?:work|am (?:currently )?(?:working|employed))(?: here)?(?: currently)?|i (?:currently |still )work (?:here|in this (?:role|position|job)|at this (?:company|job))|(?:is this )?(?:your |my )?(?:current|present) (?:job|position|role|employer)\\??|(?:this is )?my current (?:job|role|position)|to present|present|still (?:employed|working)(?: here)?|currently work(?:ing)? here',
      'aktuell(?:e (?:stelle|position))?|(?:ich )?(?:arbeite|bin) (?:derzeit|aktuell|noch) (?:hier|dort)(?: t[äa]tig| besch[äa]ftigt)?|trabalho aqui atualmente|(?:ainda )?trabalho aqui|trabajo aqu[íi] actualmente|trabajo actualmente aqu[íi]|je (?:travaille|suis) (?:actuellement|toujours) (?:ici|en poste)|ik werk hier (?:momenteel|nog)|jag arbetar h[äa]r(?: nu)?|lavoro qui attualmente|pracuj[ęe] tutaj(?: obecnie)?|meu emprego atual|bis heute|derzeit|poste actuel|actuellement|en cours|actualidad|(?:trabajo|puesto) actual|actualmente|attuale|lavoro attuale|atual|emprego atual|huidig(?:e functie)?|heden|obecnie|nuvarande|p[åa]g[åa]ende|halen [çc]al[ıi][şs][ıi]yorum|[îi]n prezent',
    ),
    'job_is_current',
  ],
  [
    words(
      '(?:role |job |position )?(?:description|responsibilities|duties|summary)|(?:duties|responsibilities)(?:,? (?:and|&|/) (?:responsibilities|duties|achievements|accomplishments))?|job duties|main (?:duties|responsibilities)|(?:brief )?description of (?:duties|role|responsibilities|work)|what did you do\\??|achievements',
      'beschreibung|t[äa]tigkeitsbeschreibung|aufgaben|t[âa]ches|missions|descripci[óo]n|funciones|descrizione|mansioni|descri[çc][ãa]o|atividades|omschrijving|taken|werkzaamheden|opis|obowi[ąa]zki|beskrivning|arbetsuppgifter|beskrivelse|descriere|a[çc][ıi]klama',
    ),
    'job_description',
  ],
  [
    words(
      'reasons? for (?:leaving|departure)',
      'grund f[üu]r (?:den )?wechsel|motif (?:de|du) d[ée]part|motivo de salida',
    ),
    'reason_for_leaving',
  ],
];

/** The same for one school. */
export const OF_SCHOOL: readonly (readonly [RegExp, TopicId])[] = [
  [
    words(
      "(?:school|university|college|institution|institute|educational institution|institution of learning|academic institution)(?:['’]s)?(?: name| attended)?|(?:school|college) (?:or|/) (?:university|college)|university ?/ ?college|(?:school|college) ?/ ?(?:university|college|institution)|school, college,? or university|name (?:and location )?of (?:the |your )?(?:school|institution|university|college)|place of (?:study|education|learning)|where did you study\\??|(?:institute|institution) ?/ ?(?:school|university|college)",
      'schule|hochschule|universit[äa]t|uni|bildungseinrichtung|[ée]cole|universit[ée]|[ée]tablissement(?: scolaire)?|universidad|centro(?: de estudios| educativo)?|instituci[óo]n(?: educativa)?|universit[àa]|istituto|ateneo|universidade|institui[çc][ãa]o(?: de ensino)?|universiteit|onderwijsinstelling|instelling|uczelnia|szko[łl]a|nazwa uczelni|skola|l[äa]ros[äa]te|universitet|uddannelsessted|l[æa]rested|oppilaitos|universitate|institu[țt]ie|[üu]niversite|okul(?: ad[ıi])?|[šs]kola',
    ),
    'school',
  ],
  [
    words(
      '(?:type of )?(?:degree|qualification|diploma|award)(?: (?:type|name|level|earned|obtained|received|awarded|achieved|title))?|degree ?/ ?(?:diploma|qualification|certificate)|level|credential|what degree did you (?:earn|receive|obtain)\\??',
      'abschluss(?:art)?|akademischer grad|dipl[ôo]me(?: obtenu)?|niveau|t[íi]tulo(?: obtenido)?|titulaci[óo]n|grado|forma[çc][ãa]o|titolo(?: di studio)?|diploma|laurea|grau(?: acad[êe]mico)?|diploma|graad|tytu[łl]|stopie[ńn]|examen|grad|tutkinto|diplom[ăa]|derece|titul',
    ),
    'degree',
  ],
  [
    words(
      '(?:(?:field|area|course|program(?:me)?)s? of study|majors?|discipline|subjects?|concentration|speciali[sz]ation|field|course(?: (?:title|name))?|program(?:me)?(?: name)?|degree (?:subject|course|program(?:me)?|major)|subject (?:studied|of study|area)|major ?/ ?(?:minor|field of study|subject|concentration|speciali[sz]ation|area of study|department|stream|branch)|main subject|stream|branch|department|what did you study\\??|(?:major )?field)',
      "studiengang|studienfach|fachrichtung|fach|studienrichtung|schwerpunkt|domaine(?: d[’']?[ée]tudes?)?|sp[ée]cialit[ée]|fili[èe]re|carrera|especialidad|[áa]rea de estudio|campo de estudio|corso(?: di (?:studi|laurea))?|indirizzo di studi|facolt[àa]|curso|[áa]rea de estudo|studierichting|richting|opleiding|studie|kierunek(?: studi[óo]w)?|inriktning|program|studieretning|ala|specializare|domeniu|b[öo]l[üu]m|obor",
    ),
    'field_of_study',
  ],
  [
    words(
      'from|start(?:ed)?|start(?:ing)? (?:date|month|year)|date from|from date|(?:date|year|month) (?:started|from|of entry)|attended from|first year attended|enrol(?:l)?ment date|start(?:ing)? date ?(?:month|year)|begin(?: date)?|date (?:you )?(?:started|joined)',
      'von|ab|beginn|begin|startdatum|studienbeginn|d[ée]but|date de d[ée]but|de|du|desde|inicio|fecha de inicio|dal?|data (?:di )?inizio|inizio|in[íi]cio|data de in[íi]cio|van|begindatum|od|data rozpocz[ęe]cia|fr[åa]n|fra|ba[şs]lang[ıi][çc](?: tarihi)?|data [îi]nceperii',
    ),
    'education_start_date',
  ],
  [
    words(
      'to|until|till|end(?:ed)?|end(?:ing)? (?:date|month|year)|date to|to date|(?:date|year|month) (?:ended|to|completed|awarded|graduated|of completion|of award)|attended (?:to|until)|last year attended|end(?:ing)? date ?(?:month|year)|finish(?: date)?|complet(?:ed|ion) (?:date|year)|graduat(?:ed|ion)(?: (?:date|year|month))?|graduation month ?(?:/|and) ?year|(?:date|year)(?: of graduation)?|(?:year|date) (?:obtained|received|achieved|acquired|earned|attained|conferred|granted)|(?:date|year) degree (?:was )?(?:received|awarded|obtained|conferred)',
      "bis|ende|enddatum|abschlussjahr|abschlussdatum|studienende|fin|date de fin|[àa]|au|ann[ée]e(?: d[’']?obtention)?|date d[’']?obtention|hasta|fecha de (?:fin|finalizaci[óo]n|graduaci[óo]n)|a[ñn]o(?: de graduaci[óo]n)?|al?|data (?:di )?fine|fine|anno(?: di (?:laurea|conseguimento))?|fim|at[ée]|data de (?:fim|t[ée]rmino|conclus[ãa]o)|ano de conclus[ãa]o|tot|einddatum|do|data zako[ńn]czenia|till|til|slutdatum|biti[şs](?: tarihi)?|mezuniyet (?:tarihi|y[ıi]l[ıi])|p[âa]n[ăa] la",
    ),
    'graduation_date',
  ],
  [
    words(
      '(?:overall |cumulative |final |undergraduate )*(?:(?:result )?\\(?gpa\\)?|overall result|grade(?: point average)?(?: \\(?gpa\\)?)?|result|score)(?: ?(?:/|or) ?(?:gpa|grade|result))?',
      'note|abschlussnote|gesamtnote|mention|moyenne|nota(?: media)?|voto(?: di laurea)?|m[ée]dia|cijfer|ocena|betyg|medie|ortalama|not ortalamas[ıi]',
    ),
    'gpa',
  ],
];
