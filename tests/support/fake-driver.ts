import type { FilledField, OpenQuestion } from '../../functions/src/contract/applications.ts';
import type {
  ApplicationDriver,
  Dossier,
  PrepareOutcome,
  SubmitHooks,
  SubmitOutcome,
} from '../../functions/src/modules/applications/application-driver.ts';

export const FIELDS: FilledField[] = [
  { key: 'first_name', label: 'First Name', value: 'Ada', origin: 'profile', answered_at: null },
  { key: 'resume', label: 'Resume', value: 'resume.pdf', origin: 'resume', answered_at: null },
];

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

/** A driver without a browser: does what the test says and counts the presses of the button. */
export type FakeDriver = ApplicationDriver & {
  presses: number;
  dossiers: Dossier[];
  onPrepare: (dossier: Dossier) => Promise<PrepareOutcome>;
  /** Called with the hooks; the default presses once and sees the confirmation. */
  onSubmit: (dossier: Dossier, hooks: SubmitHooks) => Promise<SubmitOutcome>;
  /** The announced press. */
  press(hooks: SubmitHooks): Promise<void>;
};

export function submittedOutcome(): SubmitOutcome {
  return {
    kind: 'submitted',
    fields: FIELDS,
    confirmation_text: 'Thank you for applying.',
    confirmation_url: 'http://employers.test/thanks',
    screenshot: SCREENSHOT,
    sent_at: new Date(),
    confirmed_at: new Date(),
  };
}

export function fakeDriver(): FakeDriver {
  const driver: FakeDriver = {
    presses: 0,
    dossiers: [],
    onPrepare: async () => ({ kind: 'ready', fields: FIELDS }),
    onSubmit: async (_, hooks) => {
      await driver.press(hooks);
      return submittedOutcome();
    },
    async press(hooks) {
      await hooks.beforePress(SCREENSHOT, FIELDS);
      driver.presses += 1;
    },
    async prepare(_, dossier, progress) {
      driver.dossiers.push(dossier);
      await progress('reading the form');
      return driver.onPrepare(dossier);
    },
    async submit(_, dossier, hooks) {
      driver.dossiers.push(dossier);
      await hooks.progress('filling 2 fields');
      return driver.onSubmit(dossier, hooks);
    },
  };
  return driver;
}
