import { extractFeatures } from '../features/extract-features.ts';
import type { FeatureInput, PostingFeatures } from '../features/posting-features.ts';

/** A posting with only the given facts. For tests. */
export function postingWith(given: Partial<FeatureInput> = {}): FeatureInput {
  return {
    title: '',
    company: 'Example Works',
    description_text: '',
    locations: [],
    country: null,
    workplace: null,
    employment_type: null,
    seniority: null,
    salary: null,
    posted_at: null,
    ...given,
  };
}

/** The features of such a posting. For tests. */
export function featuresWith(given: Partial<FeatureInput> = {}): PostingFeatures {
  return extractFeatures(postingWith(given));
}
