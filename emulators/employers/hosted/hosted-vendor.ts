import type { Html } from '../../support/html.ts';
import type { Field } from '../fields.ts';
import type { Vendor } from '../job.ts';
import type { QuestionKind } from '../question-bank.ts';

/** How a question is drawn. */
export type Widget =
  | 'text'
  | 'textarea'
  | 'select'
  | 'radios'
  /** Two or more buttons, one of which is pressed. */
  | 'buttons'
  /** Yes and No as two check boxes that are both required: a browser would have both of them checked. */
  | 'two_boxes'
  | 'boxes'
  /** A text field that opens a list. */
  | 'combobox'
  /** A button that opens a menu, over a native select without a size. */
  | 'menu'
  /** A text field with suggestions, one of which must be chosen. */
  | 'place'
  /** Month, day and year in three fields. */
  | 'date_parts'
  | 'file'
  | 'consent';

/** A field of a page. `name` is the control's name and the key in the submission. */
export type HostedField = Field & {
  id: string;
  widget: Widget;
  /** The step that shows it, counted from 0. */
  step: number;
  type?: 'email' | 'tel' | 'date';
  autocomplete?: string;
  /** What the field already holds when the page opens. */
  prefilled?: string;
  /** Voluntary by law. */
  demographic?: boolean;
};

/** A question that every form of the vendor asks. */
export type OwnField = {
  name: string;
  id?: string;
  label: string;
  is?: 'email' | 'phone' | 'place' | 'date';
  /** `sometimes`: on some jobs. */
  required?: true | 'sometimes';
  autocomplete?: string;
  prefilled?: string;
};

/** A list of jobs or schools, each added with a button. */
export type RepeatedSection = {
  key: 'experience' | 'education';
  title: string;
  add: string;
  parts: readonly { key: string; label: string; required: boolean; long?: true }[];
};

/** One vendor's forms: its addresses, names and markup. See README.md for what is known of the real ones. */
export type HostedVendor = {
  vendor: Vendor;
  /** Paths below `/{vendor}/{slug}`, as Express patterns with `:id`. */
  paths: { posting: string; form: string; done?: string };
  /** What the button says that shows the form below its posting; without one, a form on the posting's page is shown at once. */
  opener?: string;
  own: readonly OwnField[];
  resume: {
    name: string;
    id: string;
    label: string;
    /** `at_once`: uploaded when it is chosen. */
    sent: 'at_once' | 'with_form';
    /** What the page does with what it reads in the file. */
    parsed: 'not' | 'fills_empty' | 'overwrites';
  };
  /** Uploaders that are not for the resume. */
  otherFiles?: readonly { name: string; id: string; label: string }[];
  /** An uploader that parses a file and overwrites the form, above it. */
  decoy?: string;
  nameOf: (question: { key: number; kind: QuestionKind }, index: number) => string;
  widgets: Partial<Record<QuestionKind, Widget | readonly Widget[]>>;
  sections?: readonly RepeatedSection[];
  /** Titles of the steps, if there are several; the last sends the form. */
  steps?: readonly string[];
  /** On which of several steps a field is. */
  stepOf?: (field: { question: boolean; demographic: boolean }) => number;
  next?: string;
  /** `post`: the browser sends the form. `fetch`: a script sends what it knows of it. */
  sends: 'post' | 'fetch';
  captcha: 'recaptcha' | 'hcaptcha' | 'turnstile';
  thanks: { title: string; text: string };
  marketing?: string;
  /** The form around its content. */
  form: (content: Html, attributes: Html) => Html;
  /** A question with its control; `label` includes the mark of a required one. */
  row: (parts: { field: HostedField; label: string; mark: Html; control: Html; error: Html }) => Html;
  submit: Html;
};
