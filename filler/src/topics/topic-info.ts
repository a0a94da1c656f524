/** How a question is answered. `statement` is agreed to or not; `choices` may take several. */
export type AnswerType =
  | 'text'
  | 'long_text'
  | 'email'
  | 'phone'
  | 'url'
  | 'number'
  | 'money'
  | 'date'
  | 'yes_no'
  | 'choice'
  | 'choices'
  | 'statement'
  | 'file';

/**
 * How far an answer reaches. `person`: it holds on every form. `country`: it holds for one country, whose code follows
 * the topic (`sponsorship:US`). `wording`: it holds wherever the same words are asked. `posting`: it holds for the
 * employer and job that asked, so every form asks again.
 */
export type Reach = 'person' | 'country' | 'wording' | 'posting';

export type TopicInfo = {
  answer: AnswerType;
  reach: Reach;
  /** Only the user's own words may answer it, and only if the wording is certain. */
  legal: boolean;
  /** A voluntary question about the person: declined unless the user answered it. */
  voluntary: boolean;
  /** What the user alone may touch: never filled, checked or asked for. */
  leave: boolean;
};
