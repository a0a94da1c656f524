import { fold } from './text-line.ts';

/** The words that names of fields of study end with. Folded. */
const FIELDS = new Set(
  'accountancy accounting acting applications electricity film hotellerie krankenpflege pflege production restauration tourism tourisme tourismus transportation turismo administration aerospace agriculture agronomy algebra anatomy anthropology archaeology architecture art arts astronomy astrophysics bacteriology biochemistry bioinformatics biology biomedicine biophysics biotechnology botany business chemistry cinema classics commerce communication communications computing criminology cybersecurity dance dentistry design drama drawing ecology economics education electronics engineering english entomology ethics ethnology finance forestry french genetics geography geology geophysics german gerontology graphics history horticulture hospitality humanities hydrology illustration immunology informatics journalism jurisprudence kinesiology languages latin law linguistics literature logistics management marketing mathematics maths mechanics mechatronics medicine metallurgy meteorology microbiology midwifery mineralogy music musicology nanotechnology neurobiology neuroscience nursing nutrition oceanography optics paleontology painting pathology pedagogy pharmacology pharmacy philology philosophy photography physics physiology physiotherapy planning politics psychiatry psychology radiology robotics science sciences sculpture sociology spanish statistics studies surveying technology telecommunications theatre theology therapy toxicology translation veterinary virology viticulture zoology betriebswirtschaft betriebswirtschaftslehre bauingenieurwesen biologie chemie elektrotechnik germanistik geschichte informatik jura maschinenbau mathematik medizin physik psychologie rechtswissenschaft rechtswissenschaften soziologie volkswirtschaft volkswirtschaftslehre wirtschaftsinformatik wirtschaftsingenieurwesen wirtschaftswissenschaften comptabilite droit economie gestion histoire informatique lettres mathematiques mecanique physique psychologie sociologie administracion arquitectura biologia contabilidad derecho economia enfermeria filosofia fisica historia informatica ingenieria matematicas medicina periodismo psicologia quimica sociologia administracao arquitetura contabilidade direito enfermagem engenharia filosofia informatica economia giurisprudenza ingegneria lettere matematica bedrijfskunde rechten geneeskunde ekonomia filologia informatyka prawo zarzadzanie drept informatica inginerie ekonomi juridik hukuk isletme iktisat muhendisligi'.split(
    ' ',
  ),
);
/** What people do beside their studies ends with the same words: "Student Politics". */
const BESIDE = /^(?:student|students|varsity|club|team|society|council|intramural|union|volunteer|tutor)\b/;

/** True for "Marine Biology": a text that is the name of a field of study and nothing else. */
export function isFieldOfStudy(text: string): boolean {
  const words = fold(text).split(' ');
  return words.length <= 6 && FIELDS.has(words.at(-1)!) && !BESIDE.test(words.join(' '));
}
