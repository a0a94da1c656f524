const INVITES =
  /^(?:[-–—.…\s]*|(?:[-–—\s]*(?:please )?(?:select|choose|pick|click|bitte|w[äa]hlen|choisir|s[ée]lectionner|seleccion\w*|elegir|scegli|selecione)\b.*)|[-–—\s]*(?:none selected|not selected|no selection|no answer|not specified|make a selection)[-–—.…\s]*|[-–—]+\s*none\s*[-–—]+)$/i;

/** Whether words only invite to choose: "Select…", "--", "-None-", but not "None". */
export function invitesOnly(words: string): boolean {
  return INVITES.test(words.trim());
}
