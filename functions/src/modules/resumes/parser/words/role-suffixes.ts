/**
 * Ends of words that name who does something, by language family: "Vistoriador", "Danseur", "Florysta", "Hovslagare",
 * "Operatrice". No list has all of them. Folded.
 */
const SUFFIX =
  /^(?=\p{L}{6,})\p{L}+(?:ador|edor|idor|adora|edora|idora|ateur|iteur|sseur|nseur|neur|deur|geur|euse|trice|ysta|ystka|istka|atorka|atore|itore|utore|ettore|\p{L}{2}erin|agare|evare|ivare|onare|erska|antin|entin)$/u;
/** Things and places that end so. */
const OTHERS = new Set(
  'salvador ecuador equador computador computadora ordenador corredor servidor labrador comedor senior moteur secteur vecteur facteur valeur couleur honneur ordinateur generateur exterieur interieur superieur inferieur ascenseur bonheur malheur grandeur profondeur settore fattore vettore matrice generator calculator kalkulator radiator wentylator accelerator incubator indicator elevator escalator refrigerator ventilator transformator simulator emulator katherin catherin severin'.split(
    ' ',
  ),
);

/** True for a word, in small letters and without accents, that ends as words for people at work do. */
export function endsAsRole(word: string): boolean {
  return SUFFIX.test(word) && !OTHERS.has(word);
}
