import { fold, type Segment, type TextLine } from '../text/text-line.ts';

const words = (list: string) => new Set(list.split(' '));

/** What heads the column of the skills themselves; folded. */
const SKILL = words(
  'skill skills kenntnis kenntnisse fahigkeit fahigkeiten kompetenz kompetenzen competence competences competency habilidad habilidades conocimiento conocimientos competencia competencias competenza competenze conoscenze vaardigheid vaardigheden kennis umiejetnosc umiejetnosci competente abilitate abilitati kunskap kunskaper fardighet beceri beceriler technology technologies technologie technologien tool tools werkzeug outil outils herramienta herramientas strumento strumenti narzedzie narzedzia software programm programa logiciel',
);
/** What heads the columns beside it: how well, how long, when last, of what kind. */
const ABOUT = words(
  'level niveau stufe nivel livello poziom nivelul niva seviye grad score rating years jahre annees anos anni jaren lata lat ani ar yil experience erfahrung experiencia esperienza ervaring doswiadczenie experienta erfarenhet deneyim comment comments kommentar bemerkung bemerkungen commentaire comentario commento opmerking uwagi comentariu anmarkning aciklama notes category kategorie bereich categorie categoria area areas domaine ambito kategoria domeniu omrade kategori proficiency',
);

const SMALL = 0.9;

/**
 * A table of skills says in its first row what each of its columns holds: only the column of skills is one. What is set smaller
 * above it explains the signs that stand for levels. A line that doesn't keep to the columns ends the table.
 */
export function withoutTableHeads(lines: TextLine[]): TextLine[] {
  const at = lines.findIndex((line) => skillColumn(line) !== undefined);
  if (at === -1) return lines;
  const heads = lines[at]!.segments;
  const column = skillColumn(lines[at]!)!;
  const above = lines.slice(0, at).filter(({ size }) => size >= SMALL);
  const below = lines.slice(at + 1);
  const end = below.findIndex(({ segments }) => segments.some((one) => crosses(one, heads)));
  const rows = (end === -1 ? below : below.slice(0, end)).flatMap((line) => {
    const cells = line.segments.filter((one, index) =>
      line.segments.length === heads.length ? index === column : columnOf(one, heads) === column,
    );
    return cells.length === 0
      ? []
      : [{ ...line, gap: true, segments: cells, text: cells.map(({ text }) => text).join('  ') }];
  });
  return [...above, ...rows, ...(end === -1 ? [] : below.slice(end))];
}

function skillColumn({ segments, bullet }: TextLine): number | undefined {
  if (bullet || segments.length < 2) return undefined;
  const names = segments.map(({ text }) => fold(text.replace(/:$/, '')));
  const at = names.findIndex((name) => SKILL.has(name));
  const others = names.filter((_, index) => index !== at);
  return at !== -1 && others.every((name) => ABOUT.has(name)) ? at : undefined;
}

/** The head nearest to the middle of a cell. */
function columnOf({ x, right }: Segment, heads: Segment[]): number {
  const distances = heads.map((head) =>
    Math.min(
      Math.abs(x - head.x),
      Math.abs(right - head.right),
      Math.abs(x + right - head.x - head.right) / 2,
    ),
  );
  return distances.indexOf(Math.min(...distances));
}

/** It begins left of one head and ends below the next. */
function crosses({ x, right }: Segment, heads: Segment[]): boolean {
  return heads.some(
    (head, index) => index > 0 && x < heads[index - 1]!.right && right > head.x + 1 && x < head.x,
  );
}
