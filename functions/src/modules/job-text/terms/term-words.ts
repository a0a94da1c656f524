import { singular } from '../embedding/title-tokens.ts';
import { plainWords } from '../words/plain-words.ts';
import { functionWordsIn } from './function-words.ts';

/** Words of advertisements and resumes alike; they say nothing about the work. */
const COMMON = new Set(
  (
    'a about above across after all also an and any apply applicant application are as at available be benefit best both bring build but by ' +
    'can candidate career category challenge change close collaborate come common company compensation competitive contact contract contribute ' +
    'cover create culture current customer daily day deliver description desire detail determine develop development different diverse do duty each ' +
    'effective employee employer employment ensure environment equal etc every example excellent execute exist expect experience expertise fast field find ' +
    'first focus follow for from full function get give global goal good great group grow growth have help here high hire home hour how i ideal identify ' +
    'if impact important improve in include individual industry information innovative interest into is issue it its join job keep key knowledge know large ' +
    'lead learn level life like line list location long look love maintain make manage many may medical member mission more most must my need new next ' +
    'no not of offer office on one only open opportunity opportunitie option or order organization other our out over own paid part partner passion pay people ' +
    'per perform performance person personal place plan play plus position possible prefer preferred problem process professional program project provide ' +
    'qualification quality range related relevant report require required requirement resource responsibility responsible responsibilitie result review role salary ' +
    'self senior service set shift similar skill so solution solve someone standard start state strong success successful such summary support take task team than that the ' +
    'their them there these they this those through time title to together top total track train training type under understand understanding up us use using ' +
    'user vacation value variety various very via want way we week well what when where which while who will with within without work working world would write year you your ' +
    'able ability additional advantage background basic client communication complex degree dental disability equivalent etc insurance leave vision remote hybrid gender race ' +
    'religion veteran color sex age origin sexual orientation status national law protected accommodation reasonable annual base bonus equity stock parental holiday health ' +
    'january february march april may june july august september october november december present monday friday ' +
    'university bachelor master science college school high graduate graduated bs ba ms'
  ).split(' '),
);

/** Words of a text that may tell what it is about: folded, singular, in order, with repetitions. */
export function termsIn(text: string): string[] {
  return contentWords(text).terms;
}

/** The terms of a text, and how many of its words are function words of other languages than English. */
export function contentWords(text: string): { terms: string[]; foreign: number } {
  const words = plainWords(text).filter((word) => !/^\d+$/.test(word));
  const { foreign, leaveOut } = functionWordsIn(words);
  const terms: string[] = [];
  for (const word of words) {
    if (word.length < 2 || word.length > 24 || leaveOut.has(word)) continue;
    const term = singular(word);
    if (!COMMON.has(term) && !COMMON.has(word)) terms.push(term);
  }
  return { terms, foreign };
}
