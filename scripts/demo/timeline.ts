/** A picture of the screen. `at` is when Chromium drew it, in seconds. */
export type Frame = { at: number; data: Buffer };

/** What is going on from a moment on, in seconds of the same clock as the frames. */
export type Caption = { at: number; text: string };

/** How long each frame is shown in the video, in seconds: as it was, but a still picture no longer than `longest`. */
export function durationsOf(frames: readonly Pick<Frame, 'at'>[], longest: number): number[] {
  return frames.map(({ at }, index) => Math.min((frames[index + 1]?.at ?? at + longest) - at, longest));
}

/** Where in the video something is that happened at a moment of the recording, in seconds. */
function timeInVideo(at: number, frames: readonly Pick<Frame, 'at'>[], durations: readonly number[]): number {
  let time = 0;
  for (const [index, frame] of frames.entries()) {
    const duration = durations[index] ?? 0;
    if (frame.at >= at) break;
    time += Math.min(duration, at - frame.at);
  }
  return time;
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const [minutes, rest] = [Math.floor(milliseconds / 60_000), milliseconds % 60_000];
  return `${part(minutes)}:${part(Math.floor(rest / 1000))}.${part(rest % 1000, 3)}`;
}

/** Captions of the video as WebVTT: each stays until the next one begins, the last until the end. */
export function webVtt(
  captions: readonly Caption[],
  frames: readonly Pick<Frame, 'at'>[],
  longest: number,
): string {
  const durations = durationsOf(frames, longest);
  const end = durations.reduce((sum, one) => sum + one, 0);
  const begins = captions.map(({ at }) => timeInVideo(at, frames, durations));
  const cues = captions.map(
    ({ text }, index) =>
      `${index + 1}\n${timestamp(begins[index] ?? 0)} --> ${timestamp(begins[index + 1] ?? end)}\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
