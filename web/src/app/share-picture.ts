import type { PicturedJob } from '@contract/rendered-pages.ts';
import { jobPictureWords, type PictureWords } from '@/features/postings/job-picture-words.ts';
import { brand } from '@/lib/brand.ts';
import { SHARE_IMAGE } from '@/lib/share-image.ts';
import { LIGHT } from '@/theme/tokens.ts';
import { compass } from '@/ui/compass.ts';
import { contourLines } from '@/ui/contour-paths.ts';
import { escapeXml } from './sitemaps.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const MARGIN = 88;
const LINE_CHARACTERS = 26;
const MAX_LINES = 4;
/** Lines of the title of a job, which leaves room for the employer and the facts. */
const JOB_LINES = 3;
/** Characters of a small line. */
const SMALL_CHARACTERS = 54;

/** Breaks a title into lines of about the same length; what is too long ends in an ellipsis. */
function titleLines(title: string, most: number = MAX_LINES): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_CHARACTERS) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

const cut = (text: string): string =>
  text.length <= SMALL_CHARACTERS ? text : `${text.slice(0, SMALL_CHARACTERS - 1).trimEnd()}…`;

/** Title over contours, with the product's name. */
function draw(
  seed: string,
  title: readonly string[],
  { above, below }: Omit<PictureWords, 'title'> = { above: '', below: '' },
): string {
  const contours = contourLines({ seed, x: 930, y: 300, lines: 14, step: 44 })
    .map(({ d, index }) => `<path d="${d}" stroke-width="${index ? 3 : 1.6}"/>`)
    .join('');
  const size = title.length > 3 ? 70 : 80;
  const top = HEIGHT / 2 - ((title.length - 1) * size * 1.1) / 2 - 10;
  const lines = title
    .map((line, index) => `<tspan x="${MARGIN}" y="${top + index * size * 1.1}">${escapeXml(line)}</tspan>`)
    .join('');
  const small = (text: string, y: number) =>
    `<text x="${MARGIN}" y="${y}" font-size="36" fill="${LIGHT.ink2}">${escapeXml(cut(text))}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="100%" height="100%" fill="${LIGHT.paper}"/>
<g fill="none" stroke="${LIGHT.contour}">${contours}</g>
${above && small(above, top - size - 16)}
<text fill="${LIGHT.ink}" font-size="${size}" letter-spacing="-1.6">${lines}</text>
${below && small(below, top + (title.length - 1) * size * 1.1 + 72)}
<g transform="translate(${MARGIN} ${HEIGHT - 108}) scale(1.5)">${compass(LIGHT)}</g>
<text x="${MARGIN + 62}" y="${HEIGHT - 74}" font-size="34" fill="${LIGHT.ink2}">${escapeXml(brand.name)}</text>
</svg>`;
}

/** The picture for links to a page, as SVG. */
export const pagePicture = (title: string): string => draw(title, titleLines(title));

/** The picture for links to a job, as SVG: its employer, title, location, and pay. Null if the font lacks a character. */
export function jobPicture(job: PicturedJob): string | null {
  const words = jobPictureWords(job);
  return words && draw(job.id, titleLines(words.title, JOB_LINES), words);
}
