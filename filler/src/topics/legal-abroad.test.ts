import { describe, expect, it } from 'vitest';
import { legalTopic } from './legal-topics.ts';

const SHARED: [label: string, topic: string][] = [
  ['Avez-vous actuellement le droit de travailler en France ?', 'work_authorization:FR'],
  ['Êtes-vous autorisé(e) à travailler au Canada ?', 'work_authorization:CA'],
  ["Disposez-vous d'un permis de travail valable en Suisse ?", 'work_authorization:CH'],
  ['Liegt eine gültige Arbeitserlaubnis für Deutschland vor?', 'work_authorization:DE'],
  ['Haben Sie eine gültige Arbeitsbewilligung für die Schweiz? *', 'work_authorization:CH'],
  ['Darfst du in Österreich arbeiten?', 'work_authorization:AT'],
  ['Sind Sie berechtigt, in Deutschland zu arbeiten?', 'work_authorization:DE'],
  ['Arbeitserlaubnis vorhanden?', 'work_authorization:SE'],
  ['¿Tienes permiso de trabajo en España?', 'work_authorization:ES'],
  ['¿Estás autorizada para trabajar legalmente en México?', 'work_authorization:MX'],
  ['Você tem autorização para trabalhar no Brasil?', 'work_authorization:BR'],
  ['Está autorizado a trabalhar em Portugal? (obrigatório)', 'work_authorization:PT'],
  ['Hai un permesso di lavoro valido in Italia?', 'work_authorization:IT'],
  ['Sei autorizzata a lavorare in Italia?', 'work_authorization:IT'],
  ['Heb je een geldige werkvergunning voor Nederland?', 'work_authorization:NL'],
  ['Mag je in België werken?', 'work_authorization:BE'],
  ['Czy masz pozwolenie na pracę w Polsce?', 'work_authorization:PL'],
  ['Czy możesz legalnie pracować w Niemczech?', 'work_authorization:DE'],
  ['Har du rätt att arbeta i Sverige? Obligatoriskt', 'work_authorization:SE'],
  ['Har du arbetstillstånd?', 'work_authorization:SE'],
  ['Har du ret til at arbejde i Danmark?', 'work_authorization:DK'],
  ['Har du gyldig arbeidstillatelse i Norge?', 'work_authorization:NO'],
  ['Onko sinulla oikeus työskennellä Suomessa?', 'work_authorization:FI'],
  ['Ai drept de muncă în România?', 'work_authorization:RO'],
  ['Türkiye’de çalışma izniniz var mı?', 'work_authorization:TR'],
  ['Benötigen Sie Visa-Sponsoring, um in Deutschland zu arbeiten?', 'sponsorship:DE'],
  ["Aurez-vous besoin d'un parrainage de visa, maintenant ou à l'avenir ?", 'sponsorship:SE'],
  ['¿Necesitas patrocinio de visa para trabajar en España, ahora o en el futuro?', 'sponsorship:ES'],
  ['Você precisa de patrocínio de visto para trabalhar no Brasil?', 'sponsorship:BR'],
  ['Hai bisogno di sponsorizzazione del visto per lavorare in Italia?', 'sponsorship:IT'],
  ['Êtes-vous légalement autorisée ou autorisé à travailler au Canada ?', 'work_authorization:CA'],
  ['Aurez-vous besoin d’un parrainage pour un permis de travail ?', 'sponsorship:SE'],
  ['¿Necesitas que la empresa te patrocine un visado o permiso de trabajo?', 'sponsorship:SE'],
  ['Sind Sie mindestens 18 Jahre alt?', 'age_18'],
  ['Avez-vous plus de 18 ans ?', 'age_18'],
  ['¿Eres mayor de 18 años?', 'age_18'],
  ['Você tem 18 anos ou mais?', 'age_18'],
  ['Hai compiuto 18 anni?', 'age_18'],
  ['Ben je 18 jaar of ouder?', 'age_18'],
  ['Czy masz ukończone 18 lat?', 'age_18'],
  ['Har du fyllt 18 år?', 'age_18'],
  ['Ai împlinit 18 ani?', 'age_18'],
  ['18 yaşından büyük müsünüz?', 'age_18'],
  ['Êtes-vous en situation de handicap ?', 'disability'],
  ['¿Tienes alguna discapacidad?', 'disability'],
  ['Você é uma pessoa com deficiência?', 'disability'],
  ['Você possui alguma deficiência?', 'disability'],
  ['Hai una disabilità?', 'disability'],
  ['Har du en funktionsnedsättning?', 'disability'],
];

const OWN = [
  'Sind Sie unter 18 Jahre alt?',
  'Sind Sie mindestens 18 Jahre alt und mobil?',
  'Sind Ihre Kinder mindestens 18 Jahre alt?',
  'Avez-vous au moins 18 ans d’expérience ?',
  'Avez-vous 18 ans ?',
  '¿Tienes más de 18 años de experiencia?',
  'Ben je jonger dan 18 jaar?',
  'Har du inte fyllt 18 år?',
  'Haben Sie keine Behinderung?',
  'Haben Sie eine Behinderung oder chronische Erkrankung?',
  'Haben Sie eine Schwerbehinderung?',
  'Avez-vous un handicap nécessitant un aménagement ?',
  '¿Tienes alguna discapacidad que te impida trabajar?',
  'Você possui alguma deficiência visual?',
  'Você tem experiência com pessoas com deficiência?',
  'Liegt eine unbefristete Arbeitserlaubnis für Deutschland vor?',
  'Benötigen Sie eine Arbeitserlaubnis?',
  'Haben Sie keine Arbeitserlaubnis?',
  'Haben Sie eine Arbeitserlaubnis für Deutschland und Österreich?',
  'Haben Sie eine Arbeitserlaubnis für die EU?',
  'Hast du eine Arbeitserlaubnis in Teilzeit?',
  'Läuft Ihre Arbeitserlaubnis ab?',
  'Arbeitserlaubnis',
  'Arbeitserlaubnis gültig bis',
  'Arbeitserlaubnis beantragt',
  'Ist eine Arbeitserlaubnis erforderlich?',
  'Haben Sie eine Arbeitserlaubnis? Wenn ja, bis wann?',
  'Benötigen Sie derzeit Visa-Sponsoring?',
  'Êtes-vous autorisé à travailler en France sans parrainage ?',
  'Avez-vous le droit de travailler en France la nuit ?',
  'Avez-vous le droit de travailler en équipe ?',
  "N'avez-vous pas le droit de travailler en France ?",
  'Êtes-vous autorisé à travailler en hauteur ?',
  "Aviez-vous besoin d'un parrainage de visa ?",
  '¿Tienes permiso de trabajo en España y vehículo propio?',
  '¿Tienes permiso de trabajo en España o en Portugal?',
  '¿Necesitas permiso de trabajo?',
  '¿No tienes permiso de trabajo en España?',
  '¿Puede trabajar legalmente en equipo?',
  '¿Necesitas ahora patrocinio de visa?',
  'Hai un permesso di lavoro in scadenza?',
  'Heb je een visum nodig?',
  'Mag je in het weekend werken?',
  'Czy potrzebujesz pozwolenia na pracę w Polsce?',
  'Har du rätt att arbeta i Sverige eller Norge?',
  'Har du tillstånd att arbeta i farliga miljöer?',
  'Behöver du arbetstillstånd?',
];

describe('a legal question in another language', () => {
  it.each(SHARED)('"%s" is %s', (label, topic) => {
    expect(legalTopic(label, 'SE')).toEqual({ id: topic, negated: false });
  });
  it.each(OWN)('"%s" shares no answer', (label) => {
    expect(legalTopic(label, 'SE')?.id ?? null).toBeNull();
  });
  it('without a country, on a job whose country is not known, shares no answer', () => {
    expect(legalTopic('Har du arbetstillstånd?', null)?.id ?? null).toBeNull();
  });
});

it.each(['Heeft u visumsponsoring nodig?', 'Heeft u nu of in de toekomst visumsponsoring nodig?'])(
  '"%s" asks for both times at once',
  (label) => {
    expect(legalTopic(label, 'NL')?.id).toBe('sponsorship:NL');
  },
);

it.each([
  ['¿Está usted autorizado para trabajar en los Estados Unidos?', 'work_authorization:US'],
  ['¿Está autorizado para trabajar en el Reino Unido?', 'work_authorization:GB'],
  ['¿Está autorizado para trabajar en la Unión Europea?', undefined],
  ['Haben Sie eine Arbeitserlaubnis? (Ja/Nein)', 'work_authorization:DE'],
])('"%s" asks for %s', (label, topic) => {
  expect(legalTopic(label, 'DE')?.id ?? undefined).toBe(topic);
});
