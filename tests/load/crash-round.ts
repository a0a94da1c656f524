import { findChromium } from '../../emulators/support/chromium.ts';
import { bundleFiller } from '../../functions/scripts/bundle-filler.ts';
import { startTestSite } from '../driver/site.ts';
import { CRASH_FORMS, type CrashForm } from './crash-forms.ts';
import { type Life, openLane } from './crash-life.ts';
import { type CrashPoint, crashPoints } from './crash-points.ts';
import { stepwiseBrowser } from './stepwise-browser.ts';

export type CrashFigures = {
  /** Steps of the forms' paths, from the task to the stored outcome. */
  steps: number;
  runs: number;
  /** Applications that are not settled, were given up, or say what is not so. */
  lost: number;
  doubled: number;
  unpaid: number;
  /** Runs whose worker was through before it came to its step: pages do not always load in the same order. */
  not_reached: number;
  /** Faults that were not met because the round was ended. */
  left_out: number;
  /** How many of the forms ended how. */
  ends: Record<string, number>;
};

export type Round = { figures: CrashFigures; problems: string[] };

/**
 * Lets a worker with the real driver meet each of the chosen faults, with an application of its own each time, in several
 * lanes at once. The paths are those of one application per form to which nothing happened.
 */
export async function crashRound(options: {
  lanes: number;
  choose: (points: CrashPoint[]) => CrashPoint[];
  forms?: readonly CrashForm[];
  tell?: (line: string) => void;
  /** Ends the round after the runs that have begun. */
  is_over?: () => boolean;
}): Promise<Round> {
  const { lanes, choose, forms = CRASH_FORMS, tell = () => undefined, is_over = () => false } = options;
  const site = await startTestSite(await bundleFiller());
  const browser = await stepwiseBrowser(findChromium());
  const open = await Promise.all(Array.from({ length: lanes }, () => openLane(site)));
  const figures: CrashFigures = {
    steps: 0,
    runs: 0,
    lost: 0,
    doubled: 0,
    unpaid: 0,
    not_reached: 0,
    left_out: 0,
    ends: {},
  };
  const problems: string[] = [];
  const count = (name: string, { wrong, why, status }: Life) => {
    figures.runs += 1;
    figures.ends[status] = (figures.ends[status] ?? 0) + 1;
    if (!wrong) return;
    figures[wrong] += 1;
    problems.push(`${wrong}: ${name}: ${why}`);
    tell(problems.at(-1) ?? '');
  };
  try {
    const points: CrashPoint[] = [];
    for (const form of forms) {
      let path: string[] = [];
      for (const lane of open) {
        const life = await lane.live(form, null);
        count(`${form.name}, undisturbed`, life);
        if (life.status !== form.ends) problems.push(`${form.name} ends ${life.status}`);
        path = life.path;
      }
      figures.steps += path.length;
      points.push(...crashPoints(form, path));
    }
    const chosen = choose(points);
    tell(`${figures.steps} steps of ${forms.length} forms, ${chosen.length} of ${points.length} faults`);
    let next = 0;
    let begun = 0;
    const began = performance.now();
    const minutes = () => ((performance.now() - began) / 60_000).toFixed(1);
    await Promise.all(
      open.map(async (lane) => {
        for (let point = chosen[next++]; point && !is_over(); point = chosen[next++]) {
          if (next % 100 === 0) tell(`${next} of ${chosen.length} in ${minutes()} minutes`);
          const { form, fault } = point;
          begun += 1;
          const name = `${form.name}, ${fault.trouble} ${fault.when} ${fault.step}`;
          const life = await lane.live(form, fault).catch((error: unknown) => {
            problems.push(`${name}: ${String(error)}`);
            tell(problems.at(-1) ?? '');
          });
          if (!life) continue;
          count(name, life);
          if (!life.is_struck) figures.not_reached += 1;
        }
      }),
    );
    figures.left_out = chosen.length - begun;
  } finally {
    browser.restore();
    await Promise.all(open.map((lane) => lane.close()));
    await site.close();
  }
  return { figures, problems };
}
