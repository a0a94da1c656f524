import { fold } from '../text/text-line.ts';

/** Times without work that people list among their jobs: "Elternzeit", "Career break", "Weltreise". Folded. */
const BREAK =
  /^(?:(?:\w+ )?(?:elternzeit|auszeit|mutterschutz|babypause|erziehungsurlaub|weltreise|arbeitssuchend|arbeitslos|arbeitssuche|sabbatical|sabbatjahr|gap year|career break|parental leave|maternity leave|paternity leave|family leave|unemployed|job search|traveling|travelling|conge (?:parental|maternite|de maternite|sabbatique)|annee sabbatique|tour du monde|recherche d emploi|excedencia|baja maternal|desempleo|licenca (?:maternidade|parental)|desempregad[oa]|maternita|disoccupat[oa]|ouderschapsverlof|zwangerschapsverlof|wereldreis|tussenjaar|urlop (?:macierzynski|wychowawczy)|foraldraledig(?:het)?|mammaledig|pappaledig|arbetssokande|concediu (?:de )?(?:maternitate|crestere)|dogum izni))(?: (?:with|mit|nach|in|durch|und|fur|pour|por|per|och|i) .{0,30})?$/;

/** True for a line that names nothing but such a time. */
export function isBreak(text: string): boolean {
  return text.length < 60 && BREAK.test(fold(text));
}
