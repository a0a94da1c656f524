import type { Locale } from './locale.ts';

export const turkish: Locale = {
  code: 'tr',
  stopWords: 've bir ile icin olarak bu da de en olan gibi daha cok tum kadar sonra uzerinde',
  headings: {
    contact: 'iletisim|iletisim bilgileri|kisisel bilgiler|kisisel bilgi|kimlik bilgileri|bana ulasin',
    summary:
      'ozet|hakkimda|profesyonel ozet|profil|kisisel ozet|kariyer hedefi|kariyer ozeti|hedef|on yazi|kisisel profil|hedefim|ben kimim|amac',
    experience:
      'is deneyimi|deneyim|is tecrubesi|tecrube|is deneyimleri|deneyimler|is tecrubeleri|profesyonel deneyim|mesleki deneyim|calisma hayati|is gecmisi|kariyer|stajlar|staj deneyimi|staj|kariyer gecmisi|mesleki tecrube|calisma deneyimi|is hayati|staj ve is deneyimi|calistigi yerler|calisma gecmisi|isler',
    education:
      'egitim|egitim bilgileri|ogrenim|ogrenim durumu|egitim durumu|ogrenim bilgileri|egitim gecmisi|akademik gecmis|akademik bilgiler|egitim ve ogretim|egitim hayati|akademik egitim|okul bilgileri|okullar|tahsil|okul|mezun oldugu okullar',
    skills:
      'en onemli yetenekler|temel yetenekler|yetenekler|beceriler|teknik beceriler|teknik yetenekler|yetkinlikler|bilgisayar bilgisi|bilgisayar becerileri|yetkinlik|bilgi ve beceriler|uzmanlik alanlari|yetenek ve beceriler|mesleki beceriler|teknik bilgiler|nitelikler|programlar|kisisel beceriler|bilgisayar bilgileri|beceri ve yetkinlikler|temel yetkinlikler|kullanilan programlar|bilgi ve yetkinlikler|temel beceriler|guclu yonler|bilgisayar programlari|bildigi programlar|kullandigi programlar',
    certificates:
      'sertifikalar|kurslar|kurslar ve sertifikalar|sertifikalar ve kurslar|egitim ve sertifikalar|seminerler|kurs ve sertifikalar|sertifika ve kurslar|sertifika|belgeler|sertifikalar ve egitimler|egitimler ve sertifikalar|alinan egitimler|seminer ve kurslar|katildigi egitimler',
    languages:
      'diller|yabanci diller|dil bilgisi|yabanci dil|yabanci dil bilgisi|dil becerileri|bildigi diller|dil',
    projects: 'projeler|kisisel projeler|proje|akademik projeler',
    publications: 'yayinlar|makaleler|akademik yayinlar',
    volunteer:
      'gonulluluk|gonullu calismalar|gonullu faaliyetler|sosyal sorumluluk|gonulluluk deneyimi|sosyal sorumluluk projeleri',
    awards: 'oduller|basarilar|oduller ve basarilar|burslar|odul ve basarilar|burs ve oduller',
    other:
      'ilgi alanlari|hobiler|referanslar|referans|ek bilgiler|diger|hobi ve ilgi alanlari|ehliyet|askerlik|uyelikler|diger bilgiler|kulup ve dernekler|sosyal aktiviteler|hobiler ve ilgi alanlari|aktiviteler|askerlik durumu',
    links: 'sosyal medya|baglantilar',
  },
  headingWords: {
    languages: String.raw`diller|dil bilgi\w+|yabanci dil\w*`,
    publications: 'yayinlar|makaleler',
    volunteer: String.raw`gonullu\w*`,
    awards: 'oduller|basarilar|burslar',
    certificates: String.raw`sertifika\w*|kurslar|seminerler`,
    projects: 'projeler',
    skills: String.raw`beceri\w*|yetenek\w*|yetkinlik\w*|programlar`,
    education: String.raw`egitim\w*|ogrenim\w*|akademik \w+`,
    experience: String.raw`deneyim\w*|tecrube\w*|is hayati|calisma hayati|kariyer\w*|staj\w*`,
  },
  months: [
    'ocak oca',
    'subat sub',
    'mart mar',
    'nisan nis',
    'mayis may',
    'haziran haz',
    'temmuz tem',
    'agustos agu',
    'eylul eyl',
    'ekim eki',
    'kasim kas',
    'aralik ara',
  ],
  seasons: ['ilkbahar bahar', 'yaz', 'sonbahar guz', 'kis'],
  present:
    'gunumuz|halen|devam ediyor|devam|su an|simdi|bugun|hala|devam etmekte|suan|gunumuze kadar|gunumuze|devam ediyorum|su anda',
  until: 've',
  since: 'itibaren',
  at: 'şirketinde',
  roles:
    'muduru mudur uzmani uzman yoneticisi yonetici temsilcisi temsilci danismani danisman asistani asistan muhendisi muhendis elemani eleman sorumlusu sorumlu gorevlisi gorevli memuru memur gelistiricisi gelistirici yazilimci programci analisti analist tasarimcisi tasarimci mimar mimari teknisyeni teknisyen teknikeri tekniker operatoru operator ustasi usta iscisi isci ogretmeni ogretmen egitmeni egitmen akademisyen profesor docent hemsire hemsiresi doktor doktoru hekim hekimi dis eczaci psikolog psikologu fizyoterapist diyetisyen laborant laboranti ebe avukat avukati stajyeri stajyer muhasebeci muhasebecisi muhasebe denetcisi denetci mufettis kasiyer garson asci ascisi sef sefi komi barista resepsiyonist sekreter sekreteri sofor soforu kurye depocu tezgahtar satici pazarlamaci koordinatoru koordinator direktoru direktor baskani baskan yardimcisi yardimci genel kurucu kurucusu ortagi sahibi editoru editor gazeteci muhabir tercuman cevirmen kutuphaneci arastirmaci arastirmacisi bekci guvenlik hostes kuafor berber terzi kaynakci elektrikci tesisatci tornaci marangoz boyaci kaptan pilot lideri takim supervizor supervizoru planlamaci ekonomist istatistikci kimyager biyolog veteriner antrenor antrenoru animator cagri personeli personel calisani calisan acente broker satin',
  employers:
    'as a.s ltd sti san tic holding grup grubu bankasi bank belediyesi belediye bakanligi valiligi mudurlugu hastanesi hastane klinigi poliklinigi merkezi enstitusu universitesi universite lisesi okulu koleji vakfi dernegi sirketi sirket fabrikasi sanayi ticaret insaat gida tekstil otomotiv lojistik nakliyat pazarlama danismanlik muhendislik yazilim bilisim teknoloji teknolojileri sigorta gayrimenkul ajansi ajans yayinlari yayinevi eczanesi restoran restaurant otel oteli kafe firini market marketleri magazalari magazacilik turizm enerji elektronik hukuk burosu ofisi atolyesi',
  degrees: [
    'on ?lisans|lisans(?: derecesi)?|yuksek lisans|doktora|lise(?: diplomasi| mezunu)?(?! ?si)|meslek lisesi diplomasi|anadolu lisesi diplomasi|ilkogretim|ortaokul|tezli yuksek lisans|tezsiz yuksek lisans|lisans tamamlama|onlisans',
  ],
  schools:
    'universitesi|universite|lisesi|koleji|okulu|enstitusu|meslek yuksekokulu|yuksekokulu|myo|fakultesi|odtu|itu|akademisi|akademi|boun|ortaokulu|ilkokulu|ilkogretim okulu',
  unearned: 'tamamlanmadı|terk(?=\\s*(?:$|[,;.()\\d]))|mezun olmadı',
};
