/** How a field is answered; determines which page action fills it. */
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
  /** A combobox that allows several selections. */
  | 'multi_combobox'
  /** A combobox whose rows depend on what is typed, as for cities. */
  | 'suggest'
  /** Two or more buttons, one of which is pressed. */
  | 'buttons'
  /** One date in several lists or boxes: day, month, year. */
  | 'date_parts'
  | 'file';

/** Why a control is left to the person, whatever it asks. */
export type LeaveReason =
  /** Only programs fill it. */
  | 'trap'
  | 'captcha'
  /** An uploader that parses a resume and overwrites answers. */
  | 'decoy'
  | 'hidden'
  | 'disabled'
  /** A search, a newsletter, a login beside the application. */
  | 'other_form'
  /** Part of a step that is not shown yet. */
  | 'later_step'
  /** In a frame, where the driver cannot act. */
  | 'frame';

export type DatePart = 'day' | 'month' | 'year';

/** One field of a form as a person sees it. Plain data, because it is passed from the page to the driver. */
export type FormField = {
  /** Stable across visits to this form: the control's name or id. */
  key: string;
  label: string;
  kind: ControlKind;
  required: boolean;
  /** The options in order; empty for free answers. */
  options: string[];
  /** The current value, with several choices one per line; empty if none. */
  value: string;
  /** What is sent if nobody touches the field, where that is not `value`: the first option of a list. */
  sends?: string;
  /** In a section on gender, ethnicity, veteran status or disability that is voluntary by law. */
  demographic: boolean;
  /** What describes the field besides its label. */
  help?: string;
  /** What a person reads beside the question of a choice: "EU citizens answer No." */
  beside?: string;
  /** The heading of the part of the form it stands in. */
  section?: string;
  /** The headings that this one stands below, from the inside out: "References", over "First". */
  above?: string[];
  /** The section is a question over several boxes, of which this is one: "Current employer", and "Name" below it. */
  part_of_question?: true;
  /** One of several jobs or schools, in the order of the form. */
  repeat?: { of: 'job' | 'school'; index: number };
  /** In the row of a table whose columns say what is asked, the words that head the row: one of several entries. */
  row?: string;
  /** The page wrote the value, and nobody can change it. */
  fixed?: true;
  /** What the markup says of the field. */
  markup?: {
    name: string;
    id: string;
    autocomplete: string;
    type: string;
    max_length: number | null;
    accept?: string;
  };
  /** If set, the field is not answered. */
  leave?: LeaveReason;
  /** For `date_parts`: what each box takes, and the options of those that are lists. */
  parts?: { part: DatePart; options: string[] }[];
};

/** The value for a field: text, the labels of the chosen options, or the resume. */
export type FieldAnswer = {
  key: string;
  /** Of the field that it answers: keys may shift while a form grows, and an answer belongs to its question. */
  label: string;
} & ({ text: string } | { choices: string[] } | { resume: true });

/** What became of an answer. What is left to the person is among the questions of the plan. */
export type FieldOutcome = {
  key: string;
  /**
   * `filled`: the field took the answer; `kept`: it held it already; `missing`: there is no such field now; `refused`:
   * the field does not hold it.
   */
  outcome: 'filled' | 'kept' | 'missing' | 'refused';
};

export type Obstacle = 'captcha' | 'email_code' | 'login' | 'payment' | 'identity' | 'closed';

/**
 * The employer's server rejected the submission (4xx): either with the page now shown, or in response to a script's
 * request, which may be unrelated.
 */
export type TurnedAway = 'page' | 'request' | null;

/** What is known from outside the page when it is read after the click. */
export type SubmitTraffic = {
  turned_away: TurnedAway;
  /** Error messages already on the page before the click. */
  complaints: string[];
};

/** What the page shows after the click. */
export type SubmissionState =
  | { kind: 'confirmed'; text: string }
  /** The page shows the employer's own errors: the application was not accepted. */
  | { kind: 'refused'; messages: string[] }
  | { kind: 'obstacle'; obstacle: Obstacle }
  | { kind: 'pending' };

/**
 * Gestures that a script in the page cannot perform as a person does. The headless driver performs them with the
 * browser's own input; where a person is present, they perform them.
 */
export type PageActions = {
  /** Clicks the element that carries this mark. */
  click(mark: string): Promise<void>;
  /** Replaces the content of the marked text field, key by key. */
  type(mark: string, text: string): Promise<void>;
  /** The same, but keeps the focus so that suggestions stay open. */
  search(mark: string, text: string): Promise<void>;
  press(mark: string, key: 'Escape' | 'Enter' | 'ArrowDown'): Promise<void>;
  /** Attaches the user's resume to the marked file input. */
  attachResume(mark: string): Promise<void>;
};

export type VendorKind =
  | 'greenhouse'
  | 'lever'
  | 'ashby'
  | 'workable'
  | 'teamtailor'
  | 'recruitee'
  | 'smartrecruiters'
  | 'personio'
  | 'breezy'
  | 'bamboohr'
  | 'pinpoint'
  | 'rippling'
  | 'generic';
