import type { Vocabulary } from './vocabulary.ts';

export const turkish: Vocabulary = {
  language: 'tr',
  locale: 'tr-TR',
  firstNames: 'Elif|Mehmet|Zeynep|Emre|Ayşe|Burak|Selin|Oğuz|Gizem|Hakan',
  lastNames: 'Yıldırım|Kaya|Demir|Çelik|Aydın|Şahin|Öztürk|Arslan|Koç|Güneş',
  places: 'İzmir|Ankara, Türkiye|Bursa|Antalya|Eskişehir|İstanbul|Konya|Adana',
  employers:
    'Ege Devlet Hastanesi|Veltra Yazılım A.Ş.|Bursa Belediyesi|Anadolu Kredi Bankası|Kaya İnşaat Ltd. Şti.|Gündoğdu Eczanesi|Işık Reklam|Deniz Otel|Demir Lojistik|Çınar Koleji|Aydın Market|Parıltı Tekstil',
  degrees: 'Lisans, |Yüksek Lisans, |Ön Lisans, |Lise Diploması, |Doktora, ',
  schools:
    'Ege Üniversitesi|Orta Doğu Teknik Üniversitesi|Anadolu Üniversitesi|Bursa Anadolu Lisesi|İstanbul Teknik Üniversitesi|Akdeniz Üniversitesi',
  languages: 'Türkçe (ana dil)|İngilizce – ileri|Almanca (başlangıç)',
  certificates: 'B sınıfı ehliyet|İlk yardım sertifikası|Forklift belgesi',
  headings: {
    summary: 'Profil|Hakkımda|Özet',
    experience: 'İş Deneyimi|Deneyim|Mesleki Deneyim',
    education: 'Eğitim|Eğitim Bilgileri|Öğrenim Durumu',
    skills: 'Beceriler|Yetkinlikler|Yetenekler',
    languages: 'Diller|Yabancı Diller',
    certificates: 'Sertifikalar|Kurslar ve Sertifikalar',
    contact: 'İletişim|İletişim Bilgileri',
    projects: 'Projeler',
  },
  present: 'Günümüz',
  until: '-',
  at: '@',
  summaries:
    '{title} olarak düzenli ve özenli çalışmayı seviyorum.|{title} olarak küçük ve büyük ekiplerde deneyimim var.',
  labels: {
    title: 'Pozisyon',
    employer: 'Şirket',
    dates: 'Tarih',
    email: 'E-posta',
    phone: 'Telefon',
    place: 'Adres',
  },
  phone: '+90 5## 555 01 ##',
  occupations: [
    {
      titles: 'Hasta Bakıcı|Hemşire|Sorumlu Hemşire',
      skills: 'Hasta bakımı|Triyaj|Kayıt tutma',
      tasks: 'On iki hastanın bakımı|Yeni çalışanların eğitimi',
      fields: 'Hemşirelik',
    },
    {
      titles: 'Yazılım Geliştirici|Yazılım Mühendisi|Kıdemli Yazılım Mühendisi',
      skills: 'Java|Spring|SQL|Docker|Git',
      tasks: 'Ödeme sisteminin geliştirilmesi|Testlerin otomasyonu',
      fields: 'Bilgisayar Mühendisliği',
    },
    {
      titles: 'Muhasebe Elemanı|Muhasebe Uzmanı|Muhasebe Müdürü',
      skills: 'Excel|Logo|Bordro|KDV',
      tasks: 'Faturaların kaydı|Aylık kapanış',
      fields: 'İşletme|Maliye',
    },
    {
      titles: 'Satış Temsilcisi|Mağaza Müdürü|Bölge Müdürü',
      skills: 'Satış|Müşteri ilişkileri|Kasa',
      tasks: 'Sekiz kişilik ekibin yönetimi|Satışlarda %9 artış',
      fields: 'Pazarlama|İşletme',
    },
    {
      titles: 'Garson|Resepsiyonist|Otel Müdürü',
      skills: 'Servis|Rezervasyon|İngilizce',
      tasks: 'Misafirlerin karşılanması|Ekip planlaması',
      fields: 'Turizm',
    },
    {
      titles: 'Okul Öncesi Öğretmeni|Sınıf Öğretmeni|Okul Müdürü',
      skills: 'Ders planlama|Veli görüşmeleri',
      tasks: 'Yirmi beş öğrencilik sınıf|Etkinlik düzenleme',
      fields: 'Eğitim Bilimleri',
    },
  ],
};
