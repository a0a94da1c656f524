import { describe, expect, it } from 'vitest';
import type { Workplace } from '../../../contract/common.ts';
import { ScorePart } from '../../../contract/matches.ts';
import type { Place } from '../../job-text/places/place.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { buildCandidate, type Candidate } from './candidate.ts';
import { locationPart, nearestPlace, nearness } from './location-part.ts';

const place = (city: string | null, region: string | null, country: string | null): Place => ({
  city,
  region,
  country,
});
const newark = place('newark', 'NJ', 'US');
const trenton = place('trenton', 'NJ', 'US');
const chicago = place('chicago', 'IL', 'US');
const berlin = place('berlin', null, 'DE');
const munich = place('munich', null, 'DE');

describe('nearness', () => {
  it.each<[string, Place, Place]>([
    ['same city', newark, newark],
    ['same city', newark, place('newark', null, 'US')],
    ['same city', place('newark', null, 'US'), newark],
    ['same city', newark, place('newark', 'NJ', null)],
    ['same city', berlin, berlin],
    ['same state', newark, trenton],
    ['same state', newark, place(null, 'NJ', 'US')],
    ['same state', place(null, 'NJ', null), place(null, 'NJ', null)],
    ['same country', newark, place(null, null, 'US')],
    ['same country', place(null, null, 'DE'), munich],
    // Portland, Oregon is not Portland, Maine.
    ['other state', place('portland', 'OR', 'US'), place('portland', 'ME', 'US')],
    ['other state', newark, chicago],
    ['other state', berlin, munich],
    ['other country', newark, berlin],
    ['other country', place('paris', 'TX', 'US'), place('paris', null, 'FR')],
    ['unclear', place('newark', null, null), place('boston', null, null)],
    ['unclear', newark, place('springfield', null, null)],
    ['unclear', place('springfield', null, null), newark],
    ['unclear', place(null, 'NJ', null), place(null, null, 'US')],
  ])('is "%s" for %j and %j', (expected, own, posted) => {
    expect(nearness(own, posted)).toBe(expected);
  });

  it('of a posting is that of its nearest place, in whatever order it names them', () => {
    expect(nearestPlace(newark, [berlin, chicago, trenton])).toBe('same state');
    expect(nearestPlace(newark, [trenton, chicago, berlin])).toBe('same state');
    expect(nearestPlace(newark, [chicago, place('springfield', null, null)])).toBe('unclear');
    expect(nearestPlace(newark, [place(null, null, 'US'), newark])).toBe('same city');
    expect(nearestPlace(newark, [berlin, chicago])).toBe('other state');
    expect(nearestPlace(newark, [])).toBe('unclear');
  });
});

describe('locationPart', () => {
  const remoteOnly = { remote: true, hybrid: false, anywhere: false };
  const hybridOnly = { remote: false, hybrid: true, anywhere: false };
  const anywhere = { remote: false, hybrid: false, anywhere: true };

  function partOf(candidate: Partial<Candidate>, workplace: Workplace | null, places: Place[]) {
    const part = locationPart(
      { ...buildCandidate(null, null), ...candidate },
      { ...featuresWith(), workplace, places },
    );
    const { value, label, why } = ScorePart.parse(part);
    return [value, label, why];
  }

  it('is unknown while either side is silent', () => {
    expect(partOf({ place: newark }, null, [])).toEqual([
      null,
      'unknown',
      'The job doesn’t say where the work is.',
    ]);
    expect(partOf({}, 'onsite', [newark])).toEqual([
      null,
      'unknown',
      'You haven’t said where you want to work.',
    ]);
  });

  it('fits wholly whoever would go anywhere', () => {
    expect(partOf({ place: newark, workplaces: anywhere }, 'onsite', [berlin])).toEqual([
      1,
      'anywhere',
      'You’re open to any location.',
    ]);
  });

  it.each<[Place, number, string, string]>([
    [newark, 1, 'same city', 'In your city.'],
    [trenton, 0.65, 'same state', 'In your state, but another city.'],
    [place(null, null, 'US'), 0.6, 'same country', 'In your country.'],
    [chicago, 0.25, 'other state', 'In your country, but another state or region.'],
    [berlin, 0, 'other country', 'In another country.'],
  ])('of an office in %j has the value %f', (posted, value, label, why) => {
    expect(partOf({ place: newark }, 'onsite', [posted])).toEqual([value, label, why]);
    expect(partOf({ place: newark }, null, [posted])).toEqual([value, label, why]);
  });

  it('of a job elsewhere that doesn’t say whether it is remote says so to whoever stays near', () => {
    const near = { place: newark, stays_near: true };
    const silent = 'In another state or region, and the job doesn’t say it’s remote.';
    expect(partOf(near, null, [chicago])).toEqual([0.25, 'other state', silent]);
    expect(partOf(near, null, [chicago, trenton])).toEqual([
      0.65,
      'same state',
      'In your state, but another city.',
    ]);
    expect(partOf({ place: newark }, null, [chicago])[2]).toBe(
      'In your country, but another state or region.',
    );
  });

  it('of an office is worth less to somebody who chose another kind of workplace', () => {
    const value = (workplaces: Candidate['workplaces'], workplace: Workplace | null) =>
      partOf({ place: newark, workplaces }, workplace, [newark])[0];
    expect(value(remoteOnly, 'onsite')).toBe(0.7);
    expect(value(hybridOnly, 'onsite')).toBe(0.7);
    expect(value(remoteOnly, 'hybrid')).toBe(0.85);
    expect(value(hybridOnly, 'hybrid')).toBe(1);
    expect(value(null, 'hybrid')).toBe(1);
    expect(value(remoteOnly, null)).toBe(1);
  });

  it('of remote work depends on the country and on what was selected, not on the distance', () => {
    expect(partOf({ place: newark }, 'remote', [chicago])).toEqual([1, 'remote', 'Remote.']);
    expect(partOf({ workplaces: remoteOnly }, 'remote', [])).toEqual([1, 'remote', 'Remote.']);
    expect(partOf({ place: newark, workplaces: hybridOnly }, 'remote', [newark])).toEqual([
      0.6,
      'remote',
      'Remote, which you didn’t select.',
    ]);
    expect(partOf({ place: newark, workplaces: remoteOnly }, 'remote', [berlin])).toEqual([
      0.15,
      'other country',
      'Remote, but only for people in another country.',
    ]);
  });

  it('without comparable places depends on the workplace alone', () => {
    const unknownTown = [place('springfield', null, null)];
    expect(partOf({ place: newark, workplaces: hybridOnly }, 'hybrid', unknownTown)).toEqual([
      0.8,
      'hybrid',
      'Hybrid, which you selected.',
    ]);
    expect(partOf({ workplaces: remoteOnly }, 'hybrid', [newark])).toEqual([
      0.2,
      'hybrid',
      'You selected other workplace types.',
    ]);
    expect(partOf({ workplaces: hybridOnly }, 'onsite', [newark])).toEqual([
      0.2,
      'on-site',
      'You selected other workplace types.',
    ]);
  });

  it('without comparable places is unknown while a workplace is missing on either side', () => {
    const unknownTown = [place('springfield', null, null)];
    const incomparable = [null, 'unknown', 'The job’s location can’t be compared with yours.'];
    expect(partOf({ place: newark }, 'onsite', unknownTown)).toEqual(incomparable);
    expect(partOf({ place: newark, workplaces: hybridOnly }, null, unknownTown)).toEqual(incomparable);
    expect(partOf({ workplaces: hybridOnly }, null, [newark])).toEqual([
      null,
      'unknown',
      'You haven’t added a location.',
    ]);
  });
});
