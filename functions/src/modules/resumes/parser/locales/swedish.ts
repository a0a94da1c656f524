import type { Locale } from './locale.ts';

export const swedish: Locale = {
  code: 'sv',
  stopWords: 'och i att av med for pa som till den det en ett ar har vid om inom samt fran jag min mina',
  headings: {
    contact:
      'kontakt|kontaktuppgifter|personuppgifter|kontaktinformation|personlig information|personliga uppgifter',
    summary:
      'profil|om mig|sammanfattning|kort om mig|presentation|personlig profil|mal|vem ar jag|yrkesprofil|beskrivning',
    experience:
      'arbetslivserfarenhet|yrkeserfarenhet|erfarenhet|erfarenheter|anstallningar|arbetserfarenhet|arbetslivserfarenheter|tidigare anstallningar|karriar|praktik|yrkesliv|anstallning|uppdrag|relevant erfarenhet|yrkeserfarenheter|arbete|tidigare erfarenheter|konsultuppdrag|extrajobb|jobb|arbeten|tidigare arbeten|tidigare jobb|arbetsliv',
    education:
      'utbildning|utbildningar|studier|utbildning och kurser|akademisk utbildning|skolgang|utbildningsbakgrund|utbildning och examen|akademiska studier|grundutbildning|hogskoleutbildning|skolor|skola|examina|skolor och utbildningar',
    skills:
      'viktigaste kompetenser|toppkompetenser|kompetenser|fardigheter|kunskaper|tekniska kunskaper|tekniska fardigheter|kompetens|it kunskaper|datakunskaper|nyckelkompetenser|kunskaper och fardigheter|fardigheter och kunskaper|verktyg|specialkompetens|kompetensomraden|it kompetens|formagor|personliga egenskaper|programmeringssprak|egenskaper|ovriga kunskaper|tekniker|styrkor|ovrig kompetens|datorkunskaper',
    certificates:
      'certifikat|certifieringar|kurser|kurser och certifikat|certifikat och kurser|behorigheter|fortbildning|licenser|kurser och certifieringar|vidareutbildning|intyg|kurser och utbildningar|korkort och certifikat',
    languages: 'sprak|sprakkunskaper|sprakfardigheter|talade sprak',
    projects: 'projekt|egna projekt|utvalda projekt|projekterfarenhet',
    publications: 'publikationer|artiklar|publicerade arbeten',
    volunteer:
      'ideellt arbete|ideellt engagemang|volontararbete|frivilligarbete|ideella uppdrag|engagemang|foreningsliv|ideellt|fortroendeuppdrag',
    awards: 'utmarkelser|priser|stipendier|priser och utmarkelser|utmarkelser och stipendier|meriter',
    other:
      'intressen|fritid|fritidsintressen|referenser|ovrigt|korkort|hobby|ovriga meriter|hobbyer|ovrig information|fritid och intressen|militartjanst|intressen och fritid',
    links: 'lankar|sociala medier',
  },
  headingWords: {
    languages: String.raw`sprak\w*`,
    publications: 'publikationer',
    volunteer: String.raw`ideell\w*|volontar\w*|engagemang`,
    awards: 'utmarkelser|priser|stipendier',
    certificates: String.raw`certifi\w+|kurser|behorigheter`,
    projects: 'projekt',
    skills: String.raw`\w*kunskaper|\w*fardigheter|\w*kompetens(?:er)?|egenskaper|verktyg`,
    education: String.raw`\w*utbildning(?:ar)?|studier|skolgang`,
    experience: String.raw`\w*erfarenhet(?:er)?|anstallning(?:ar)?|uppdrag|praktik|karriar`,
  },
  months: [
    'januari jan',
    'februari feb',
    'mars mar',
    'april apr',
    'maj',
    'juni jun',
    'juli jul',
    'augusti aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  seasons: ['varen var', 'sommaren sommar', 'hosten host', 'vintern vinter'],
  present: 'nu|nuvarande|pagaende|idag|i dag|tills vidare|dags dato|tillsvidare|fortlopande|till nu',
  until: 'till|tills|t o m|t.o.m.|tom',
  since: 'sedan|fran|fr.o.m.|fran och med',
  at: 'på|hos|vid',
  roles:
    'underskoterska sjukskoterska skoterska lakare tandlakare tandskoterska barnmorska vardbitrade bitrade personlig butikssaljare saljare butikschef kassor kassorska lagerarbetare lastbilschaufforer chauffor forare montor tekniker elektriker rormokare snickare malare svetsare mekaniker bilmekaniker operator maskinoperator processoperator ingenjor utvecklare programmerare systemutvecklare arkitekt konsult radgivare handlaggare utredare administrator assistent ekonom redovisningsekonom controller revisor ekonomiassistent kamrer jurist advokat notarie larare forskollarare barnskotare fritidspedagog fritidsledare pedagog rektor forskare doktorand professor lektor bibliotekarie journalist redaktor skribent kommunikator formgivare grafiker oversattare tolk psykolog kurator socialsekreterare terapeut fysioterapeut sjukgymnast arbetsterapeut apotekare farmaceut receptarie laborant biomedicinsk kemist biolog chef verksamhetschef enhetschef avdelningschef platschef projektledare projektkoordinator teamledare gruppledare ledare koordinator samordnare specialist strateg controller inkopare planerare kundtjanst kundtjanstmedarbetare medarbetare receptionist sekreterare servitor servitris kock kallskanka bartender bagare konditor stadare lokalvardare vaktmastare fastighetsskotare ordningsvakt vaktare polis brandman soldat officer frisor personal trainee praktikant larling sommarjobbare timvikarie vikarie instruktor tranare grundare delagare agare vd ordforande kassor handledare rekryterare analytiker testare resurs elevassistent logistiker butiksbitrade maklare fastighetsmaklare',
  roleEndings:
    'skoterska bitrade saljare chef ledare ingenjor utvecklare tekniker larare assistent handlaggare konsult montor operator arbetare medarbetare forare skotare mekaniker radgivare sekreterare ekonom koordinator samordnare administrator maklare planerare forskare terapeut pedagog vardare mastare byggare vakt analytiker specialist strateg arkitekt redaktor kurator jurist vikarie elev personal kock inkopare utredare inspektor',
  employers:
    'ab hb kb aktiebolag koncern gruppen kommun kommuns region regionen landsting landstinget myndigheten verket sjukhus sjukhuset vardcentral vardcentralen klinik centrum stiftelsen foreningen skola skolan forskola forskolan gymnasium hogskola hogskolan universitet universitetet institutet bank forsakring forsakringar byra byran bageri restaurang hotell kafe cafe butik apotek bygg el transport akeri verkstad industri aldreboende hemtjanst hemtjansten assistans fastigheter konsult redovisning',
  degrees: [
    'gymnasieexamen|gymnasieutbildning|studentexamen|hogskoleexamen|yrkeshogskoleexamen|yrkesexamen|kandidatexamen|kandidatprogram|magisterprogram|masterprogram|[\\p{L}-]+(?:liga|ska|iska) programmet|[\\p{L}-]+(?: och [\\p{L}-]+)*programmet|\\p{L}+skoterskeutbildning|masterexamen|magisterexamen|civilingenjor(?:sexamen)?|civilingenjorsprogrammet|hogskoleingenjor(?:sexamen)?|ingenjorsexamen|civilekonom(?:examen|programmet)?|lararexamen|sjukskoterskeexamen|sjukskoterskeprogrammet|larar(?:programmet|utbildning)|doktorsexamen|licentiat(?:examen)?|filosofie (?:kandidat|magister|doktor|master)(?:examen)?|fil\\.? ?(?:kand|mag|dr)\\.?|teknologie (?:kandidat|magister|master|doktor)(?:examen)?|socionom(?:examen|programmet)?|juristexamen|juristprogrammet|grundskola|slutbetyg|yrkeshogskoleutbildning|kvalificerad yrkesutbildning|naturvetenskapsprogrammet|samhallsvetenskapsprogrammet|ekonomiprogrammet|teknikprogrammet|omvardnadsprogrammet|vard- och omsorgsprogrammet|\\p{L}+programmet',
  ],
  schools:
    'universitet|universitetet|hogskola|hogskolan|hogskolans|gymnasium|gymnasiet|\\p{L}*gymnasium|\\p{L}*gymnasiet|\\p{L}*gymnasi(?:erna|eskola|eskolan)|\\p{L}*skola|\\p{L}*skolan|folkhogskola|yrkeshogskola|yh|kth|chalmers|institutet|komvux|karolinska|handelshogskolan|hermods|nackademin|\\p{L}*skolor|universitets|medborgarskolan',
  unearned: 'ej (?:avslutad|slutförd)|inte (?:avslutad|slutförd)|utan examen',
};
