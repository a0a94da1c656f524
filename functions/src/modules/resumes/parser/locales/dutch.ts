import type { Locale } from './locale.ts';

export const dutch: Locale = {
  code: 'nl',
  stopWords: 'en van de het een in met voor op bij te aan door als naar uit om tot is ik mijn ook zijn',
  headings: {
    contact:
      'contact|contactgegevens|persoonlijke gegevens|gegevens|personalia|persoonsgegevens|persoonlijke informatie|contactinformatie',
    summary:
      'profiel|samenvatting|over mij|persoonlijk profiel|profielschets|wie ben ik|introductie|persoonlijke omschrijving|professioneel profiel|doelstelling|over|korte introductie',
    experience:
      'werkervaring|ervaring|relevante werkervaring|professionele ervaring|loopbaan|arbeidsverleden|beroepservaring|carriere|arbeidservaring|werk|werkgeschiedenis|stages|stage|stage ervaring|overige werkervaring|werkervaring en stages|bijbanen|carriereoverzicht|functies|banen|werkverleden|dienstverbanden|werkgevers|beroepsleven',
    education:
      'opleiding|opleidingen|onderwijs|scholing|opleiding en cursussen|opleidingen en cursussen|opleiding en training|opleidingen en trainingen|studie|studies|genoten opleidingen|vooropleiding|diploma s|academische achtergrond|educatie|opleidingsachtergrond|gevolgde opleidingen|scholen|schoolopleiding|studies en opleidingen',
    skills:
      'belangrijkste vaardigheden|vaardigheden|competenties|kennis en vaardigheden|kennis|technische vaardigheden|computervaardigheden|it vaardigheden|computerkennis|softwarekennis|eigenschappen|kernkwaliteiten|kwaliteiten|expertise|specialisaties|kerncompetenties|vaardigheden en competenties|skills en kennis|it kennis|tools en technieken|digitale vaardigheden|persoonlijke vaardigheden|vakkennis|sterke punten',
    certificates:
      'certificaten|certificeringen|cursussen|cursussen en certificaten|trainingen|cursussen en trainingen|trainingen en cursussen|bijscholing|certificaten en cursussen|nascholing|trainingen en certificaten',
    languages: 'talen|talenkennis|taalvaardigheden|taal|taalkennis',
    projects: 'projecten|persoonlijke projecten|projectervaring',
    publications: 'publicaties|artikelen',
    volunteer:
      'vrijwilligerswerk|vrijwillige inzet|vrijwilligerservaring|maatschappelijke activiteiten|vrijwilligersactiviteiten',
    awards: 'prijzen|onderscheidingen|prijzen en onderscheidingen|beurzen',
    other:
      'hobby s|hobbys|hobbies|interesses|hobby s en interesses|interesses en hobby s|referenties|overige|overig|nevenactiviteiten|rijbewijs|overige informatie|aanvullende informatie|bestuurservaring|vrije tijd|persoonlijke interesses|nevenfuncties|extra informatie',
    links: 'online profielen',
  },
  headingWords: {
    languages: String.raw`talen\w*|taal\w*`,
    publications: 'publicaties',
    volunteer: String.raw`vrijwillig\w*`,
    awards: 'prijzen|onderscheidingen|beurzen',
    certificates: String.raw`certifica\w+|cursussen|trainingen|diploma s`,
    projects: 'projecten',
    skills: String.raw`\w*vaardigheden|\w*kennis|competenties|kwaliteiten|expertise`,
    education: String.raw`\w*opleiding(?:en)?|\w*onderwijs|studies?|scholing`,
    experience: String.raw`\w*ervaring|\w*loopbaan|stages|functies|dienstverbanden|carriere`,
  },
  months: [
    'januari jan',
    'februari feb',
    'maart mrt',
    'april apr',
    'mei',
    'juni jun',
    'juli jul',
    'augustus aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  seasons: ['lente voorjaar', 'zomer', 'herfst najaar', 'winter'],
  present: 'heden|nu|vandaag|tot heden|huidig|op heden|lopend|tot op heden|t/m heden|tot nu',
  until: 'tot|t/m|tot en met|tm',
  since: 'sinds|vanaf|van',
  at: 'bij|bij de',
  roles:
    'ontwikkelaar medewerker medewerkster adviseur stagiair stagiaire docent docente verpleegkundige verzorgende helpende directeur manager leider hoofd chef ingenieur technicus monteur lasser elektricien loodgieter timmerman schilder metselaar chauffeur bezorger magazijnmedewerker verkoper verkoopster kassier kassiere caissiere winkelmedewerker serveerster ober kok kelner receptionist receptioniste secretaresse secretaris administrateur boekhouder accountant belastingadviseur jurist advocaat notaris arts huisarts tandarts apotheker fysiotherapeut psycholoog therapeut leraar lerares leerkracht onderwijzer pedagoog begeleider begeleidster coordinator consulent inkoper planner analist programmeur ontwerper vormgever redacteur journalist tekstschrijver vertaler tolk onderzoeker wetenschapper laborant apothekersassistent doktersassistent assistent assistente oprichter eigenaar vennoot bestuurder voorzitter penningmeester trainer instructeur instructrice kapper kapster bakker slager bewaker beveiliger schoonmaker schoonmaakster huishoudster oproepkracht uitzendkracht hulpkracht vakkenvuller leerling trainee werkstudent vertegenwoordiger accountmanager teamleider projectleider bedrijfsleider beheerder beleidsmedewerker operator voorman uitvoerder kwaliteitsmedewerker specialist zzp vakantiekracht vrijwilliger',
  roleEndings:
    'medewerker medewerkster adviseur leider leidster manager monteur kundige therapeut instructeur instructrice docent leraar lerares verkoper verkoopster ontwikkelaar assistent assistente beheerder begeleider begeleidster planner chauffeur technicus ingenieur arts analist consultant specialist kracht ontwerper redacteur schrijver onderzoeker bouwer maker hulp werker werkster houder bewerker jurist coordinator controleur psycholoog pedagoog loog',
  employers:
    'bv nv vof cv holding groep bank gemeente provincie ministerie rijkswaterstaat ziekenhuis kliniek centrum stichting vereniging praktijk bureau kantoor advocaten accountants notarissen verzekeringen winkel supermarkt restaurant hotel cafe bakkerij slagerij apotheek school hogeschool universiteit college instituut uitgeverij transport logistiek bouw techniek installatie makelaardij kinderopvang zorggroep thuiszorg woningcorporatie garage fabriek',
  degrees: [
    'havo|vwo|vmbo(?:-?(?:tl|bl|kl|gl|t))?|mavo|mbo(?:[- ]?(?:niveau )?[1-4])?|hbo(?: bachelor)?|wo(?: (?:bachelor|master))?|gymnasium(?=$)|atheneum|propedeuse|doctoraal|kandidaats|promotie|mts|meao|heao|hts|pabo|bachelordiploma|masterdiploma|basisonderwijs|lts|post-?hbo|associate degree|diploma \\p{L}+',
  ],
  schools:
    'universiteit|hogeschool|college|school|roc(?: \\p{L}+)?|academie|instituut|lyceum|gymnasium|scholengemeenschap|technische universiteit|tu|vu|mboraad|noordhoff|loi|ncoi|conservatorium|fontys|avans|saxion|windesheim|inholland|hanzehogeschool|atheneum|\\p{L}*school|\\p{L}*college|\\p{L}*lyceum',
  unearned: 'niet (?:afgerond|voltooid|behaald)|zonder diploma',
};
