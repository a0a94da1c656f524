import { expect, it } from 'vitest';
import { durationsOf, webVtt } from './timeline.ts';

const frames = [{ at: 100 }, { at: 100.5 }, { at: 110 }, { at: 111 }];

it('shows a still picture no longer than it takes to read', () => {
  expect(durationsOf(frames, 2)).toEqual([0.5, 2, 1, 2]);
});

it('writes captions at their place in the shortened video', () => {
  const captions = [
    { at: 99, text: 'Before the first picture.' },
    { at: 105, text: 'While nothing moves.' },
    { at: 110.25, text: 'And on.' },
  ];
  expect(webVtt(captions, frames, 2)).toBe(`WEBVTT

1
00:00.000 --> 00:02.500
Before the first picture.

2
00:02.500 --> 00:02.750
While nothing moves.

3
00:02.750 --> 00:05.500
And on.
`);
});

it('counts minutes', () => {
  const long = Array.from({ length: 71 }, (_, second) => ({ at: second }));
  expect(webVtt([{ at: 65.5, text: 'Late.' }], long, 1)).toContain('01:05.500 --> 01:11.000');
});
