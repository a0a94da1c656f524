import type { ApplyKind } from '../../../contract/postings.ts';

/** How a field is answered; decides which page action fills it. */
export type ControlKind =
  | 'text'
  | 'long_text'
  | 'email'
  | 'phone'
  | 'url'
  | 'number'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkbox_group'
  /** A list that opens on a click, such as react-select. */
  | 'combobox'
  /** Such a list that takes several of its rows. */
  | 'multi_combobox'
  /** A combobox whose rows depend on what is typed, as for cities. */
  | 'suggest'
  /** Two or more buttons of which one is pressed. */
  | 'buttons'
  | 'file';

/** One field of a form as a person sees it. Plain data: it crosses from the page to the driver. */
export type FormField = {
  /** Stable on this form from one visit to the next: the control's name or id. */
  key: string;
  label: string;
  kind: ControlKind;
  required: boolean;
  /** Words of the choices in their order; empty for free answers. */
  options: string[];
  /** What stands in it now, several choices one per line; empty when nothing does. */
  value: string;
  /** Stands in a part about gender, ethnicity, veteran status or disability that the law makes voluntary. */
  demographic: boolean;
};

/** What a field shall hold: a text, the words of the chosen options, or the resume. */
export type FieldAnswer =
  | { key: string; text: string }
  | { key: string; choices: string[] }
  | { key: string; resume: true };

export type Obstacle = 'captcha' | 'email_code' | 'login' | 'payment' | 'identity' | 'closed';

/**
 * The employer's server answered the click with a refusal (4xx): with the page that is shown now, or to a request of a
 * script, which may be anything.
 */
export type TurnedAway = 'page' | 'request' | null;

/** What is known from outside of the page when it is read after the click. */
export type SubmitTraffic = {
  turned_away: TurnedAway;
  /** Complaints that the page showed before the click already. */
  complaints: string[];
};

/** What the page shows after the click. */
export type SubmissionState =
  | { kind: 'confirmed'; text: string }
  /** The employer's own errors are on the page: it was not taken. */
  | { kind: 'refused'; messages: string[] }
  | { kind: 'obstacle'; obstacle: Obstacle }
  | { kind: 'pending' };

/**
 * Gestures that a script in the page cannot make as a person does. The headless driver makes them with the
 * browser's own input; where a person is present, they are theirs.
 */
export type PageActions = {
  /** Clicks the element that carries this mark. */
  click(mark: string): Promise<void>;
  /** Replaces the content of the marked text box, key by key. */
  type(mark: string, text: string): Promise<void>;
  /** The same without leaving the box afterwards, so that its suggestions stay open. */
  search(mark: string, text: string): Promise<void>;
  press(mark: string, key: 'Escape' | 'Enter' | 'ArrowDown'): Promise<void>;
  /** Gives the marked file input the user's resume. */
  attachResume(mark: string): Promise<void>;
};

export type VendorKind = Exclude<ApplyKind, 'external'> | 'generic';
