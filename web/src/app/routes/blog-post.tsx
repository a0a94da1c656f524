export { BlogPostPage as Component } from '@/features/blog/blog-post-page.tsx';
export { loadPost as loader } from '@/features/blog/load-post.ts';
