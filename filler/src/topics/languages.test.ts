import { describe, expect, it } from 'vitest';
import { classifyQuestion } from './classify-question.ts';

/** Labels by topic, as forms in other languages than English ask them: bare, as a question, and as a request. */
const ASKS: Record<string, string[]> = {
  full_name: [
    'Vor- und Nachname',
    'Nom et prénom',
    'Nombre y apellidos',
    'Nome e cognome',
    'Imię i nazwisko',
    'Ad Soyad',
  ],
  email: [
    'Bitte geben Sie Ihre E-Mail-Adresse an',
    'Veuillez indiquer votre adresse e-mail',
    'Por favor, indique su correo electrónico',
    'Prywatny adres e-mail',
    'E-posta adresinizi giriniz',
  ],
  phone: [
    'Rufnummer',
    'N° de portable',
    'Número de celular',
    'Recapito telefonico',
    'Telemóvel',
    'GSM-nummer',
    'Nr telefonu',
    'Cep telefonunuz',
  ],
  postcode: [
    'PLZ',
    'NPA',
    'Código postal de tu domicilio',
    'CAP di residenza',
    'CEP',
    'Kod pocztowy',
    'Postnr',
    'Posta kodunuz',
  ],
  country: [
    'In welchem Land leben Sie derzeit?',
    'Pays de résidence',
    'País donde resides',
    'Woonland',
    'Kraj zamieszkania',
    'Țara de domiciliu',
  ],
  salary_expectation: [
    'Gehaltsvorstellung brutto',
    'Bitte teilen Sie uns Ihre Gehaltsvorstellung mit',
    'Merci de nous communiquer vos prétentions salariales',
    '¿Cuáles son tus expectativas salariales?',
    'Quali sono le tue aspettative economiche?',
    'Qual a sua pretensão salarial?',
    'Wat is je salarisindicatie?',
    'Prosimy o podanie oczekiwań finansowych',
    'Ange gärna ditt löneanspråk',
    'Care sunt așteptările tale salariale?',
    'Maaş beklentiniz nedir?',
  ],
  notice_period: [
    'Wie lang ist Ihre Kündigungsfrist?',
    'Durée du préavis',
    'Plazo de preaviso',
    'Quanti giorni di preavviso hai?',
    'Qual é o seu aviso prévio?',
    'Hoe lang is je opzegtermijn?',
    'Jaki masz okres wypowiedzenia?',
    'Vad har du för uppsägningstid?',
    'Câte zile de preaviz ai?',
    'İhbar süreniz ne kadar?',
  ],
  start_date: [
    'Frühester Stellenantritt',
    'À partir de quand êtes-vous disponible ?',
    '¿Cuándo podrías incorporarte?',
    'Da quando potresti iniziare?',
    'Quando você poderia começar?',
    'Per wanneer ben je beschikbaar?',
    'Od kiedy możesz zacząć?',
    'När kan du tillträda?',
    'De când ești disponibil?',
    'Ne zaman işe başlayabilirsiniz?',
  ],
  how_heard: [
    'Wo sind Sie auf uns aufmerksam geworden?',
    'Par quel biais avez-vous connu notre entreprise ?',
    '¿Cómo te enteraste de esta vacante?',
    'Come sei venuto a conoscenza di questa offerta?',
    'Como ficou sabendo da vaga?',
    'Hoe heb je ons gevonden?',
    'Źródło informacji o rekrutacji',
    'Hur fick du reda på tjänsten?',
    'De unde ai aflat de noi?',
    'Bu ilanı nereden gördünüz?',
  ],
  education_level: [
    'Bildungsstand',
    'Niveau d’études',
    'Último grado de estudios',
    'Titolo di studio',
    'Escolaridade',
    'Opleidingsniveau',
    'Wykształcenie',
    'Utbildningsnivå',
    'Ultimele studii absolvite',
    'Eğitim durumu',
  ],
  years_of_experience: [
    'Jahre Berufserfahrung',
    'Nombre d’années d’expérience',
    'Años de experiencia laboral',
    'Aantal jaren werkervaring',
    'Staż pracy',
    'Antal års erfarenhet',
    'Toplam iş deneyimi',
  ],
  current_title: [
    'Derzeitige Tätigkeit',
    'Fonction actuelle',
    'Cargo actual',
    'Ruolo attuale',
    'Huidige functie',
    'Zajmowane stanowisko',
    'Nuvarande befattning',
    'Funcția actuală',
    'Pozisyonunuz',
  ],
  field_of_study: [
    'Studiengang',
    'Intitulé de votre formation',
    'Corso di laurea',
    'Naam opleiding',
    'Kierunek studiów',
    'Bölüm',
  ],
};

/** Labels with much the same words that ask for something else. */
const NOT = [
  'Telefonnummer des Arbeitgebers',
  'Adresse de votre employeur actuel',
  'Nombre de tu jefe actual',
  'Nome del tuo responsabile',
  'Telefone da empresa',
  'Naam van je leidinggevende',
  'Imię i nazwisko przełożonego',
  'Namn på din chef',
  'Adresa firmei la care lucrezi',
  'Geburtsname der Mutter',
  'Poste',
  'Stellenbezeichnung der Ausschreibung',
  'Gewünschte Position',
  'Vertiefung',
  'Ausbildung (Was? Wo?)',
  'Führungserfahrung',
  'Expérience managériale',
  'Haben Sie Erfahrung mit Excel?',
  '¿Tienes experiencia con Excel?',
  'Warum möchten Sie wechseln und wann?',
  'Wie viele Mitarbeiter haben Sie geführt?',
  'Combien de personnes encadrez-vous ?',
  'Durée du stage',
  'Data di scadenza',
  'Ile osób liczył twój zespół?',
];

describe.each(Object.entries(ASKS))('%s', (topic, labels) => {
  it.each(labels)('is asked by "%s"', (label) => {
    expect(classifyQuestion({ label }, 'DE').topic).toBe(topic);
  });
});

describe('a question of its own', () => {
  it.each(NOT)('"%s"', (label) => {
    const { topic } = classifyQuestion({ label }, 'DE');
    expect(Object.keys(ASKS)).not.toContain(topic);
  });
});
