export { BlogPostPage as Component } from '@/features/blog/blog-post-page.tsx';
