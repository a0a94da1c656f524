import type { FormField } from '@huntwell/filler';
import type { FilledField, OpenQuestion } from '../../functions/src/contract/applications.ts';
import type {
  ApplicationDriver,
  Dossier,
  PrepareOutcome,
  SubmitHooks,
  SubmitOutcome,
} from '../../functions/src/modules/applications/driver/application-driver.ts';
import {
  type EmployerForm,
  submitForm,
} from '../../functions/src/modules/applications/driver/submit-form.ts';

export const FIELDS: FilledField[] = [
  { key: 'first_name', label: 'First Name', value: 'Ada', origin: 'profile', answered_at: null },
  { key: 'resume', label: 'Resume', value: 'resume.pdf', origin: 'resume', answered_at: null },
];

/** The form that these fields are of, as the real driver reads it. */
const FORM: FormField[] = FIELDS.map(({ key, label, origin }) => ({
  key,
  label,
  kind: origin === 'resume' ? 'file' : 'text',
  required: true,
  options: [],
  value: '',
  demographic: false,
}));

export const QUESTIONS: OpenQuestion[] = [
  {
    key: 'authorized',
    label: 'Are you authorized to work in the United States?',
    kind: 'single_choice',
    options: ['Yes', 'No'],
    topic: 'work_authorization:US',
    legal: true,
  },
  { key: 'notice', label: 'Notice period', kind: 'text', options: [], topic: 'notice_period', legal: false },
];

export const SCREENSHOT = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

const CONFIRMATION = { text: 'Thank you for applying.', url: 'http://employers.test/thanks' };

/** Runs one step of a driver; a test puts its own around it to make a step fail. */
export type AroundStep = <T>(name: string, step: () => Promise<T>) => Promise<T>;

/** A driver without a browser: does what the test says and counts the clicks on the button. */
export type FakeDriver = ApplicationDriver & {
  clicks: number;
  dossiers: Dossier[];
  onPrepare: (dossier: Dossier) => Promise<PrepareOutcome>;
  /** Called with the hooks; the default takes the steps of the real driver on a form that confirms. */
  onSubmit: (dossier: Dossier, hooks: SubmitHooks) => Promise<SubmitOutcome>;
  /** The announced click. */
  clickSend(hooks: SubmitHooks): Promise<void>;
  /** The same driver with this around every step that it takes on the employer's form. */
  stepwise(around: AroundStep): ApplicationDriver;
};

export function submittedOutcome(): SubmitOutcome {
  return {
    kind: 'submitted',
    fields: FIELDS,
    confirmation_text: CONFIRMATION.text,
    confirmation_url: CONFIRMATION.url,
    screenshot: SCREENSHOT,
    sent_at: new Date(),
    confirmed_at: new Date(),
  };
}

/** A form that accepts everything and confirms submissions. */
function acceptingForm(around: AroundStep, click: () => void): EmployerForm {
  const resolution = { answers: [], fields: FIELDS, questions: [] };
  return {
    reach: () => around('reaching the form', async () => null),
    read: () => around('reading', async () => resolution),
    fill: () => around('filling', async () => resolution),
    readBack: () => around('reading it back', async () => FIELDS),
    obstacle: () => around('looking for obstacles', async () => null),
    advance: () => around('going on', async () => 'last_step' as const),
    findSendButton: () => around('finding the button', async () => ({ mark: 'send', complaints: [] })),
    screenshot: () => around('the picture', async () => SCREENSHOT),
    watchSubmitTraffic: () => ({ turned_away: null, broken_at: null }),
    click: () => around('the click', async () => click()),
    waitForProof: () =>
      around('the proof', async () => ({ kind: 'confirmed' as const, text: CONFIRMATION.text })),
    url: () => CONFIRMATION.url,
  };
}

export function fakeDriver(): FakeDriver {
  const directly: AroundStep = (_, step) => step();
  const click = () => {
    driver.clicks += 1;
  };
  const submitStepwise = (around: AroundStep, hooks: SubmitHooks) =>
    submitForm(acceptingForm(around, click), 'http://employers.test/apply', hooks);
  const driver: FakeDriver = {
    clicks: 0,
    dossiers: [],
    onPrepare: async () => ({ kind: 'ready', fields: FIELDS, form: FORM }),
    onSubmit: (_, hooks) => submitStepwise(directly, hooks),
    async clickSend(hooks) {
      await hooks.beforeSubmit(SCREENSHOT, FIELDS);
      click();
    },
    async prepare(_, dossier, progress) {
      driver.dossiers.push(dossier);
      await progress('reading the form');
      return driver.onPrepare(dossier);
    },
    async submit(_, dossier, hooks) {
      driver.dossiers.push(dossier);
      await hooks.progress('opening the form');
      return driver.onSubmit(dossier, hooks);
    },
    stepwise: (around) => ({
      prepare: (...args) => around('preparing', () => driver.prepare(...args)),
      submit: async (_, dossier, hooks) => {
        driver.dossiers.push(dossier);
        await hooks.progress('opening the form');
        return submitStepwise(around, hooks);
      },
    }),
  };
  return driver;
}
