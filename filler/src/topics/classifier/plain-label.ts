import { withoutRequestAbroad } from './requests-abroad.ts';

/** What a label says about how to answer, not about what. */
const HINTS =
  /\((?:please )?(?:select|mark|choose|check|tick|optional|required|not required|definitions|if (?:applicable|any|available|known|needed|you have one|different|so)|(?:or |enter |write |type |put |use )*["“]?n\/?a\b)[^)]*\)|(?<=[.?!:] ?)(?:please )?(?:select|mark|choose|check|tick) (?:one|all)[^.?!]*|[ ,*–-]+(?:if|where|when|as) (?:applicable|any|available|known|needed|you have one|you have any)(?=[ .:*)]*$)| [–-] ?(?:optional|required)(?=[ .:*)]*$)|(?<=\b(?:about|of) [^?]*) as an? (?:potential |possible )?(?:employer|place to work)(?=[ .:*?)]*$)|(?<=[.?!:*] ?)(?:please )?if (?:not applicable|none|n\/a|this does not apply|unknown|(?:you have |there (?:is|are) )?none),? (?:please )?(?:select|enter|write|leave|choose|put|type|state|indicate|answer)\b[^.?!]*[.!]?$/gi;

/** A number before the question, or a mark that it has one: "6. ", "Q2:", "a) ". */
const NUMBER = /^\W*(?:q(?:uestion)? ?)?\d{1,2} ?[.):-]+ +(?=\p{L})/iu;

/**
 * Words that only ask politely for what follows: "Could you please share your". What follows begins with a word that
 * names it, so that "State of residence" and "List price" keep their first words.
 */
const REQUEST =
  /^(?:hi|hello|also|and|so)?[,! ]*(?:(?:please|kindly|pls|plz)[, ]+)?(?:(?:can|could|would|will|may) (?:you|we|i)(?: please| kindly| also)* )?(?:(?:please|kindly) )?(?:(?:briefly|also) )?(?:tell us|tell me|let us know|let me know|share with us|share|provide us with|provide|enter|list|indicate|state|specify|mention|input|type in|type|write down|write in|write|fill in|fill out|give us|give|add|select|choose|pick|insert|paste|drop|include|submit|send us|send|confirm|know|get|have) +(?=(?:us |in |below )?(?:your|my|the|a|an|any|all|which|what|how|where|when|who|whether|if)\b)/i;

/** A label without what it says beside its question: a number, hints, and the words of a request. */
export function plainLabel(label: string): string {
  const bare = label.replace(NUMBER, '').replace(HINTS, ' ').trim();
  const english = bare.replace(REQUEST, '');
  const plain = (english === bare ? withoutRequestAbroad(bare) : english).trim();
  return plain === '' ? label : plain;
}

/** Examples of an answer, and what to heed in giving it: "Pronouns (e.g. she/her)", "Email (please use your own)". */
const EXAMPLES =
  /\((?:e\. ?g\.?|i\. ?e\.?|eg|ex[.:]|for example|for instance|such as|like|please (?!specify|explain|describe))[^)]*\)/gi;

/** A label without the examples that it gives. */
export function withoutExamples(label: string): string {
  return label.replace(EXAMPLES, ' ');
}

/** A label without hints such as "(if applicable)". */
export function withoutHints(label: string): string {
  return label.replace(HINTS, ' ');
}
