import type { Words } from './words.ts';

export const turkish: Words = {
  language: 'tr',
  firstNames: 'Merve|Serkan|Büşra|Onur|Şeyma|Kerem|Nurcan|Tolga|İrem|Cüneyt|Derya|Yusuf',
  lastNames: 'Yılmaz|Doğan|Özdemir|Kılıç|Aktaş|Ünal|Taş|Bozkurt|Erdoğdu|Şimşek|Korkmaz|Güler',
  titlesBefore: 'Dr.|Av.|Prof. Dr.',
  titlesBehind: ', MBA',
  roles:
    'Uzmanı|Müdürü|Mühendisi|Sorumlusu|Danışmanı|Asistanı|Stajyeri|Elemanı|Temsilcisi|Teknisyeni|Operatörü|Yöneticisi|Şefi|Analisti|Öğretmeni|Koordinatörü|Personeli|Uzman Yardımcısı|Görevlisi|Formeni',
  complements:
    'Satış {}|Pazarlama {}|Muhasebe {}|İnsan Kaynakları {}|Bilgi İşlem {}|Lojistik {}|Proje {}|Kalite {}|Üretim {}|Depo {}|Müşteri {}|Yazılım {}|Makine {}|Kasa {}|Mağaza {}|Finans {}|Garson|Aşçı|Şoför|Hemşire|Stajyer|Kasiyer|İngilizce {}|Bakım {}',
  employers:
    '{N} A.Ş.|{N} Ltd. Şti.|{N}|{T} Belediyesi|{T} Devlet Hastanesi|{N} Bankası|{N} Otel|{L} İnşaat|{N} Holding|{L} Eczanesi|{T} Üniversitesi|{N} Yazılım ve Danışmanlık|{N} Koleji|{L} Market|{N} Sigorta|{N} Tekstil San. ve Tic. A.Ş.|Özel {N} Hastanesi|{L} Otomotiv|{T} Valiliği|Restoran {N}|{N} Mağazacılık|{L} Hukuk Bürosu|{N} Lojistik',
  schools:
    '{T} Üniversitesi|{T} Teknik Üniversitesi|{P} Üniversitesi|{N} Üniversitesi|{T} Üniversitesi, {N} Fakültesi|{N} Enstitüsü|{T} Meslek Yüksekokulu|Özel {N} Üniversitesi',
  lowerSchools:
    '{T} Anadolu Lisesi|{P} Lisesi|{T} Fen Lisesi|{P} Ticaret Meslek Lisesi|{N} Koleji|{P} Ortaokulu|{T} İmam Hatip Lisesi|{P} Anadolu Meslek Lisesi, {T}|{T} Endüstri Meslek Lisesi',
  degrees:
    'Lisans, |Yüksek Lisans, |Ön Lisans, |Doktora, |Lisans - |Yüksek Lisans – |Lisans derecesi, |Önlisans, |Bachelor, ',
  certificates:
    'Lise|Lise Diploması|Meslek Lisesi|Anadolu Lisesi mezunu|Fen bölümü|Ortaokul|Sayısal|Lise mezunu',
  subjects:
    'Bilgisayar Mühendisliği|İşletme|İktisat|Hukuk|Makine Mühendisliği|Hemşirelik|Psikoloji|Okul Öncesi Öğretmenliği|Endüstri Mühendisliği|Turizm İşletmeciliği|Muhasebe ve Vergi|Türk Dili ve Edebiyatı|Mimarlık|Grafik Tasarım',
  countries: [
    { code: 'TR', name: 'Türkiye', postcode: '##### {T}', region: '{T}, {R}', regions: 'Türkiye|Türkiye' },
    { code: 'TR', name: 'Türkiye', postcode: '{N} / {T}', region: '{N}/{T}', regions: 'x' },
  ],
  streets: '{L} Mah. {P} Sok. No: ##|{P} Caddesi ##/#|{L} Mahallesi, ###. Sokak No:# D:#|Atatürk Cad. No ##',
  contracts: 'tam zamanlı|yarı zamanlı|staj|dönemsel|serbest|uzaktan|sözleşmeli|gönüllü|zorunlu staj',
  departments: 'Satış Departmanı|Bilgi İşlem Birimi|Muhasebe Bölümü|Acil Servis|Ar-Ge|{T} Şubesi',
  blurbs:
    'Pompa üreticisi, 200 çalışan|1950’den beri aile şirketi|Bahçe aletleri satan internet mağazası|Sektör: perakende',
  tasks:
    'Müşteri hizmetleri ve kasa|Stok ve sipariş takibi|{N} için aylık raporlar|Altı kişilik ekibin yönetimi|Tedarikçilerle iletişim|2019 yılında yeni şube açılışı|Makine bakımı|Ders planlarının hazırlanması|Maliyetlerin %12 azaltılması|Yönetime destek|Fatura ve banka kayıtları',
  sentences:
    '{dates}: {employer}, {title}|{employer} bünyesinde {title} ({dates})|{title}, {employer} ({dates})|{dates} tarihleri arasında {employer}, {title}',
  labels: {
    title: 'Pozisyon|Görev|Unvan|Ünvan',
    employer: 'Şirket|Firma|Firma Adı|Kurum',
    dates: 'Tarih|Dönem|Süre',
    place: 'Şehir|Yer',
    tasks: 'Görevler|Sorumluluklar|İş tanımı|Yapılan işler',
    tools: 'Araçlar|Teknolojiler|Ortam',
    department: 'Departman|Bölüm',
    client: 'Müşteri',
    school: 'Okul|Üniversite|Kurum',
    degree: 'Derece|Mezuniyet',
    subject: 'Bölüm|Alan',
    name: 'Ad Soyad|Adı Soyadı',
    born: 'Doğum Tarihi',
    email: 'E-posta|Mail|E-mail',
    phone: 'Telefon|Cep|Tel|GSM',
    address: 'Adres|Yaşadığım Şehir|İkamet',
    nationality: 'Uyruk',
  },
  studyNotes:
    'Not ortalaması: 3,#|Diploma notu 8#|GANO: 3.#/4|Bitirme tezi: kırsal ulaşım|Onur öğrencisi|Burslu|Mezuniyet puanı 2,#|İkinci öğretim',
  headings: {
    career: 'Özgeçmiş|Eğitim ve Deneyim|Kariyer',
    experience:
      'İş Deneyimi|Deneyim|İş Deneyimleri|İş Tecrübesi|Mesleki Deneyim|Çalışma Hayatı|Profesyonel Deneyim|Kariyer|Tecrübe|Stajlar|İş Geçmişi',
    education:
      'Eğitim|Eğitim Bilgileri|Öğrenim|Öğrenim Durumu|Eğitim Durumu|Eğitim Geçmişi|Akademik Eğitim|Okullar',
    skills:
      'Beceriler|Yetenekler|Yetkinlikler|Bilgisayar Bilgisi|Teknik Beceriler|Bilgisayar Programları|Yetkinlik|Bildiği Programlar',
    other: 'Hobiler|İlgi Alanları|Referanslar|Diğer|Ehliyet',
  },
  noise:
    'Özgeçmiş|Sayfa 1 / 2|B sınıfı ehliyet|Referanslar istenildiğinde verilecektir|Askerlik durumu: tamamlandı|Medeni hal: bekâr',
  present: 'Günümüz|halen|Halen|devam ediyor|Devam ediyor|bugün|günümüz',
  until: '-|–',
  since: '-',
  from: '-',
};
