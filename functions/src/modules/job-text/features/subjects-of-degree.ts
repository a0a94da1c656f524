import type { SkillMention } from '../skills/find-skills.ts';

const DEGREE =
  /\b(?:degrees?|bachelor\S*|master['’]s|masters|ph\.?\s?d\.?|doctorate|doctoral|(?:b\.?s|m\.?s|b\.?a)c?\.?(?=\s*(?:[/,(]|or\b|and\b|in\b|degree))|mba|diploma|major(?:ing|ed)?|studying|graduate|(?:formal education|(?:educational|academic) background|boot ?camps?)(?= in\b))(?![\p{L}\p{N}])/giu;
/** Where the list of subjects of a degree ends. */
const DEGREE_ENDS =
  /(?<!\b(?:e\.?g|i\.?e|etc))[.;]\s|\b(?:experience|knowledge|proficien\w+|familiar\w*|skills?|understanding|years?|ability|with(?! (?:an? |its |strong )?(?:[\w-]+ )?(?:emphasis|focus|concentration|speciali[sz]ation|major|minor)\b))\b/i;

/** What follows a list of subjects: "or a related field". */
const OTHER_SUBJECTS =
  /^[^.;:]{0,90}\b(?:or|and(?= other)) (?:(?:an?|any|other|another|in a) )?(?:closely |directly )?(?:related|similar|equivalent|relevant|comparable|quantitative|technical|scientific|analytical)(?: \w+)? (?:fields?|disciplines?|majors?|subjects?|areas? of study|degrees?)\b/i;

/** Whether the mention is a subject of a degree: "BS in Mathematics or Statistics" asks for a degree, not for skills. */
export function isSubjectOfDegree(text: string, { index, end }: SkillMention): boolean {
  const others = OTHER_SUBJECTS.exec(text.slice(end));
  if (others && !DEGREE_ENDS.test(others[0])) return true;
  let from = -1;
  for (const match of text.slice(0, index).matchAll(DEGREE)) from = match.index + match[0].length;
  return (
    from >= 0 &&
    /\b(?:in|of)\b|[:,(]/.test(text.slice(from, index)) &&
    !DEGREE_ENDS.test(text.slice(from, index))
  );
}
