import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock.ts';
import { RANKING_FIELDS, toStored } from './posting-document.ts';
import type { PostingIndex } from './posting-index.ts';
import { skillTerm } from './text/search-terms.ts';

function equalTo(place: { market: string } | { area: string }): [string, '==', string] {
  return 'area' in place ? ['area', '==', place.area] : ['market', '==', place.market];
}

/** Where searches look for open postings, in Firestore; only the fields that ranking needs are read. */
export function firestorePostingIndex(db: Firestore, clock: Clock): PostingIndex {
  const open = () => db.collection('postings').where('status', '==', 'open');

  function openIn(family: string, place: { market: string } | { area: string } | null): Query {
    const query = open().where('family', '==', family);
    return place ? query.where(...equalTo(place)) : query;
  }

  return {
    async nearest({ family, place, vector, least_cosine, limit }) {
      const { docs } = await openIn(family, place)
        .select(...RANKING_FIELDS)
        .findNearest({
          vectorField: 'embedding',
          queryVector: Array.from(vector),
          limit,
          distanceMeasure: 'COSINE',
          distanceThreshold: 1 - least_cosine,
        })
        .get();
      return docs.map((doc) => toStored(doc.id, doc.data(), clock()));
    },

    async count({ family, place, up_to }) {
      return (await openIn(family, place).limit(up_to).count().get()).data().count;
    },

    async holding({ field, values, markets, limit }) {
      const terms = field === 'skill_terms' ? values.map(skillTerm) : values;
      let query = open().where(field, 'array-contains-any', [...new Set(terms)]);
      if (markets) query = query.where('market', 'in', markets);
      const { docs } = await query
        .orderBy('posted_at', 'desc')
        .select(...RANKING_FIELDS)
        .limit(limit)
        .get();
      return docs.map((doc) => toStored(doc.id, doc.data(), clock()));
    },
  };
}
