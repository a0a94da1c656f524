import { brand } from './brand.ts';
import { paths } from './paths.ts';
import { shareImagePath } from './share-image.ts';

/** A thing in the vocabulary of schema.org, as search engines read it. */
export type Thing = { '@type': string } & Record<string, unknown>;

const url = (path: string): string => `${brand.origin}${path}`;

const ORGANIZATION_ID = url('/#organization');

/** Who we are; other things refer to it by its `@id`. */
export const organization = (): Thing => ({
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: brand.name,
  legalName: brand.legalName,
  url: url(paths.home()),
  logo: url('/icon-512.png'),
  email: brand.email,
  sameAs: brand.social.map((network) => network.url),
});

export const website = (): Thing => ({
  '@type': 'WebSite',
  name: brand.name,
  url: url(paths.home()),
  publisher: { '@id': ORGANIZATION_ID },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url(paths.jobs())}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

export const faqPage = (questions: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A page on the way from the home page to another one. */
export type PageStep = { name: string; path: string };

/** The way to a page from the home page, which is left out here. The last step is the page itself. */
export const breadcrumbs = (steps: readonly PageStep[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home() }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url(path),
  })),
});

type Article = {
  slug: string;
  title: string;
  description: string;
  date: string;
  author: string;
  tags: readonly string[];
};

/** @param authorPath the page about its author */
export const blogPosting = (
  { slug, title, description, date, author, tags }: Article,
  authorPath: string,
): Thing => {
  const path = paths.blogPost(slug);
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    dateModified: date,
    author: { '@type': 'Organization', name: author, url: url(authorPath) },
    publisher: {
      '@type': 'Organization',
      '@id': ORGANIZATION_ID,
      name: brand.name,
      logo: { '@type': 'ImageObject', url: url('/icon-512.png') },
    },
    image: url(shareImagePath(path)),
    mainEntityOfPage: url(path),
    keywords: tags.join(', '),
  };
};

/** The page about an author, who is a group of people. */
export const authorProfile = (author: { name: string; description: string; path: string }): Thing => ({
  '@type': 'ProfilePage',
  mainEntity: {
    '@type': 'Organization',
    name: author.name,
    description: author.description,
    url: url(author.path),
    parentOrganization: { '@id': ORGANIZATION_ID },
  },
});
