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
];

const OWN = [
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
