/** What a posting shows of itself, as far as its source gives it. Undefined means that the source doesn't say. */
export type ScamEvidence = {
  title: string;
  company: string;
  /** The whole text, benefits and company profile included. */
  text: string;
  /** Highest pay per year in dollars; null if none is stated in dollars. */
  yearly_dollars: number | null;
  /** Whether the work is of a kind that takes little preparation: see `jobZone`. */
  is_simple_work: boolean;
  remote: boolean;
  /** Hosts that the text or the form link to, in lower case. */
  hosts: readonly string[];
  /** Whether the source shows a profile and a logo of the company. */
  has_company_profile?: boolean;
  has_company_logo?: boolean;
  /** Whether the source has a field for requirements, and it is filled. */
  has_requirements?: boolean;
};

export type ScamSign = {
  /** Log-odds that it adds, chosen by reason and never fitted to labeled postings. */
  weight: number;
  /** Shown to users, hedged; null for a sign too weak to be shown. */
  reason: string | null;
  /** Signs of one kind count once, by the strongest. */
  kind:
    | 'contact'
    | 'money'
    | 'identity'
    | 'pay'
    | 'promise'
    | 'lure'
    | 'link'
    | 'writing'
    | 'work'
    | 'gap'
    | 'skipped'
    | 'abroad'
    | 'referral'
    | 'spelling'
    | 'typesetting'
    | 'hidden'
    | 'capitals'
    | 'profile'
    | 'logo'
    | 'requirements'
    | 'length';
  /** `asked`: see `askedText`. */
  holds: (evidence: ScamEvidence & { asked: string }) => boolean;
};

export const says =
  (words: RegExp) =>
  ({ title, text }: ScamEvidence): boolean =>
    words.test(`${title}\n${text}`);

export const asks =
  (...words: readonly RegExp[]) =>
  ({ asked }: { asked: string }): boolean =>
    words.some((some) => some.test(asked));

export const asksIn =
  (holds: (sentence: string) => boolean) =>
  ({ asked }: { asked: string }): boolean =>
    asked.split('\n').some(holds);
