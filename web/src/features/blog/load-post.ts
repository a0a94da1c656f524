import { loaders, posts } from 'virtual:blog';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

/** Loader of an article: what stands above it, its text, and its headings. An article that does not exist is a 404. */
export async function loadPost({ params }: LoaderFunctionArgs) {
  const post = posts.find(({ slug }) => slug === params.slug);
  const load = post && loaders[post.slug];
  if (!load) throw data('Article not found', { status: 404 });
  const { html, headings } = await load();
  return { post, html, headings };
}
